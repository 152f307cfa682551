// A quantity of a working: what a line may state, from what it is worked out, and what students call it.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { Amount, Known } from './amount.ts';

/** What is given, and what the student has already: each by the id of its quantity. Null where it is not known. */
export type Own = (id: string) => Known<Amount>;

/** `stated` holds what the student wrote, and nothing else; `own` is what is compared with. */
export type Accepts = (found: Amount, own: Own, stated: Own) => boolean;

export interface Example {
  readonly sentence: string;
  readonly amount: Amount;
}

export interface Quantity {
  /** The name by which rules, sentences and checks speak of it; `square-of-length`. */
  readonly id: string;
  /** What stands behind the ids of its group: `-2` for the second row, `-1-3` for a pair of columns; rules leave it out. */
  readonly scope?: string;
  /** What it is called in sentences: `the length of v`. */
  readonly title: string;
  /** How it comes about, as a sentence. */
  readonly definition: string;
  /** What students write in front of an equals sign, in the plain form of `quantityName`; null for one without a name. */
  readonly names: RegExp | null;
  /** Whether a line states it whatever its name is: a vector behind `λ = 1:`. */
  readonly isOfLine?: (line: Line) => boolean;
  /** Its value from the quantities before it; null where it has none by itself. */
  readonly value: (own: Own, stated: Own) => Known<Amount>;
  /** The calculation, nothing worked out; null where there is none to show. */
  readonly calculation: (own: Own) => Term | null;
  /** Other values that are right as well, such as any multiple of an eigenvector. */
  readonly accepts?: Accepts;
  /** Whether a value is neither right nor wrong: true, but not what is asked for. */
  readonly isOpen?: (found: Amount, stated: Own) => boolean;
  /** Whether it is a polynomial in λ: its value is a row of coefficients, the constant first. */
  readonly isPolynomial?: boolean;
  /** Whether one right value is shown of several. */
  readonly isOneOfSeveral?: true;
  /** Whether a line without a name is meant as this quantity, right or wrong. */
  readonly isMeant?: (found: Amount) => boolean;
  /** What is shown on the last rung where no single value is right: a sentence and an amount behind it. */
  readonly example?: Example;
  /** The same where it depends on what the line states. */
  readonly exampleFor?: (found: Amount) => Example | null;
  /** Of a verdict: the words that the amounts 0, 1, ... stand for. */
  readonly verdicts?: readonly string[];
  /** Of a matrix whose entries are quantities of their own: the id of one, places from 0. */
  readonly entry?: (row: number, column: number) => string;
  /** Whether each column, or a vector as a whole, may have the opposite sign; from what is stated already. */
  readonly mayTurn?: (stated: Own) => boolean;
  /** Whether it is an angle: its value is its cosine. */
  readonly isAngle?: true;
  /** Whether it is given, so that a line that states it says nothing new. */
  readonly isGiven?: true;
  /** Whether it is what the task asks for. */
  readonly isAsked?: true;
  /** Whether a line without a name is never taken for it, when its value is another one. */
  readonly isByNameOnly?: true;
}

export interface QuantityTask {
  /** In the order in which a working has them. */
  readonly quantities: readonly Quantity[];
  /** What answers the task: the ids of one of these lists, all of them. Left out where each quantity that is asked for does. */
  readonly answers?: readonly (readonly string[])[];
  /** What a formula in letters states, such as v = 2b1 - b2: the quantity by its id, and its value. Null where it states none. */
  readonly formula?: (text: string) => { readonly id: string; readonly amount: Amount } | null;
}
