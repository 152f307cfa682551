// A slip as data: one row of a list. What it predicts is a function; nothing else knows the slip.

/** The numbers and names that a sentence is written with. */
export type Facts = { readonly [name: string]: string };

export type Chance = 'always' | 'in-one-entry';

export interface Slip<Rule> {
  /** `E2`: the name under which explanations, hints and counts speak of it. */
  readonly id: string;
  readonly name: string;
  /** What a student who makes this slip would have written. */
  readonly rule: Rule;
  /** What is said of the line, in the second person. It holds no right entry. */
  readonly sentence: (facts: Facts) => string;
  /** What the hint asks the student. */
  readonly question: string;
  /** Where many numbers fit the rule by chance: there every slip that says more about the line comes before it. */
  readonly fitsByChance?: Chance;
  /** The misconception of the operation's learning material that it belongs to. */
  readonly misconception: { readonly operation: string; readonly id: string } | null;
}

/** Whether a slip that many numbers fit explains a line; `column` is null where it explains a whole row. */
export function mayFitByChance(chance: Chance | undefined, column: number | null): boolean {
  return chance === 'always' || (chance === 'in-one-entry' && column !== null);
}
