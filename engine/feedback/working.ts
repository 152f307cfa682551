// A student's working and what is said of it.

import type { Fraction, Line, LineOperation, Term } from '@matrixsteps/notation/term.ts';
import type { SlipFacts } from './slips/slip.ts';
import type { Meant, Origin, Statement } from './statements/statement.ts';

/** What the student was asked. Matrices are exact; `bar` counts the columns left of the bar, null where there is none. */
export interface Task {
  /** A name of the catalogue, or one of the corpus' own: `power`, `expression`, `inverse` ... */
  readonly operation: string;
  /** What was asked for, where it is judged as another task: the left null space is the null space of the transpose. */
  readonly asked?: string;
  readonly a: readonly (readonly Fraction[])[];
  readonly b: readonly (readonly Fraction[])[] | null;
  readonly bar: number | null;
  /** The scalar of `scalar-multiply`. */
  readonly scalar: Fraction | null;
  readonly exponent: number | null;
  readonly divisor: 'n' | 'n-1' | null;
  /** The eigenvalue whose eigenvectors are asked for. */
  readonly eigenvalue: Fraction | null;
  /** For `expression`, and for determinants of more than A: the term in A and B. */
  readonly of: Term | null;
  /** What a distance is taken from besides: a point of the line. */
  readonly third?: readonly (readonly Fraction[])[] | null;
  /** Of the minor of one place: its row and its column, from 0. */
  readonly place?: readonly [row: number, column: number] | null;
  /** Which norm, or which triangular factors, as the catalogue calls them; null where nothing is said. */
  readonly variant?: string | null;
}

export const NAMED_OPERATIONS = ['may-differ', 'must-match', 'unless-proved'] as const;

export interface Policy {
  /**
   * Whether a line that is equivalent but not what its operations say is a slip: never, always, or unless its row space or other
   * operations prove it lawful.
   */
  readonly namedOperations: (typeof NAMED_OPERATIONS)[number];
  readonly followThrough: boolean;
  /** Decimal places to which the student rounds each line; null for exact work. */
  readonly rounding: number | null;
}

export interface Working {
  readonly task: Task;
  readonly lines: readonly Line[];
  readonly policy: Policy;
}

export type LineVerdict =
  /** Follows from the line before, and is right for the task. */
  | 'right'
  | 'right-unnamed-steps'
  | 'right-named-otherwise'
  /** The first line that does not follow. */
  | 'slip'
  /** Follows from the student's own line before, but is not right for the task. */
  | 'follows'
  | 'new-slip'
  | 'back-on-track'
  /** The line could not be read. */
  | 'unread'
  | 'cannot-tell';

export type Certainty = 'proved' | 'only-explanation' | 'likely' | 'tie' | 'unknown';

/** One way in which the line may have come about; the likeliest first, and those of a tie together. */
export interface SlipExplanation {
  /** The id of the slip: `E2`. Its name, sentence and question stand in its row of the list of slips. */
  readonly slip: string;
  readonly row: number | null;
  readonly column: number | null;
  /** What the line would be without the slip, as far as it is known: the row, or the single value. */
  readonly expected: readonly Fraction[];
  /** The places and numbers that the slip's sentence is written with, and from what the line comes about by it. */
  readonly facts: SlipFacts;
  readonly origin: Origin;
}

export interface LineJudgement {
  readonly verdict: LineVerdict;
  readonly certainty: Certainty;
  /** The first place that differs, from 1; null where it is not one row or one entry. */
  readonly row: number | null;
  readonly column: number | null;
  readonly explanations: readonly SlipExplanation[];
  /** The operation that was named for the row, or is likely to have been meant; null where none is known. */
  readonly operation: LineOperation | null;
  /** What the line is expected to be, as far as it is known; null else. */
  readonly expected: readonly (readonly Fraction[])[] | null;
  /** Of a line of row operations: those that give what is expected. */
  readonly meant?: Meant | null;
  /** Of a line of values: how many of its entries are wrong, and in how many rows. */
  readonly wrongEntries?: { readonly wrong: number; readonly entries: number; readonly rows: number } | undefined;
  /** Of a line of values: the calculation that gives it, without the result. */
  readonly calculation?: Statement | null;
  /** Which quantity the line states and by which rule it comes about, where the calculation is not all that there is to say. */
  readonly rule?: Statement | null;
  /** Of a matrix that states a quantity: how many of its entries are wrong, and where the first one is. */
  readonly places?: Statement | null;
  /** Of a line of values: what it should be, where no row says it. */
  readonly result?: Statement | null;
}

/** `unfinished`: the last line is right as far as it goes, and states something on the way to what is asked for. */
export type AnswerVerdict = 'right' | 'follows' | 'wrong' | 'right-but-not-from-this-working' | 'unfinished' | 'none';

/** What is said of an answer that is missing, from which rung on. */
export interface MissingAnswer {
  readonly rung: number;
  readonly statement: Statement;
}

export interface WorkingJudgement {
  /** One for each line, in their order. */
  readonly lines: readonly LineJudgement[];
  /** The index of the first slip, from 0; null without one. */
  readonly firstSlip: number | null;
  readonly answer: AnswerVerdict;
  /** Of an unfinished working: what its last line states, what is asked for, and how that comes about. */
  readonly missing?: readonly MissingAnswer[];
}
