// A slip as data: one row of a list. What it predicts is a function; nothing else knows the slip.

import type { Prose } from '../../document/prose.ts';
import type { Polynomial } from '../../exact/polynomial.ts';

/** A row or a column of a matrix, counted from 1. */
export interface MatrixLine {
  readonly direction: 'row' | 'column';
  readonly index: number;
}

/** The places and numbers that a sentence is written with, as far as its slip has them. Rows and columns count from 1. */
export interface SlipFacts {
  readonly row?: number;
  readonly column?: number;
  /** The row or column that a determinant is expanded along. */
  readonly along?: MatrixLine;
  readonly factor?: Polynomial;
  readonly divisor?: Polynomial;
  /** The number of rows. */
  readonly size?: number;
}

export type Chance = 'always' | 'in-one-entry';

export interface Slip<Rule> {
  /** `E2`: the name under which explanations, hints and counts speak of it. */
  readonly id: string;
  readonly name: string;
  /** What a student who makes this slip would have written. */
  readonly rule: Rule;
  /** What is said of the line, in the second person. It holds no right entry. */
  readonly sentence: string | ((facts: SlipFacts) => Prose);
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
