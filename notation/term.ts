// What students write, once it has been read: terms, row operations and lines of a working.

/** A term as it was typed, nothing worked out. Fractions of two whole numbers are quotients. */
export type Term =
  /** `text` is the literal in plain signs, without a sign in front: `12`, `0.50`. `value` is what it stands for. */
  | {
      readonly kind: 'number';
      readonly text: string;
      readonly value: Fraction;
      /** Whether the student says that it is rounded: `≈ 0.6`. */
      readonly isRounded?: true;
    }
  /** A letter or a name: `λ`, `x_1`, `A`, `I`. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sum'; readonly terms: readonly Term[] }
  | { readonly kind: 'product'; readonly factors: readonly Term[] }
  | { readonly kind: 'quotient'; readonly over: Term; readonly under: Term }
  | { readonly kind: 'power'; readonly base: Term; readonly exponent: Term }
  | { readonly kind: 'negative'; readonly of: Term }
  | { readonly kind: 'square-root'; readonly of: Term }
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly Term[])[] }
  | { readonly kind: 'determinant'; readonly of: Term }
  | { readonly kind: 'transpose'; readonly of: Term };

/** numerator / denominator, reduced, the denominator positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A row operation as it was named; rows count from 1. */
export type RowOperation =
  | LineOperation
  /** The same on columns, as with determinants; the numbers of rows count columns. */
  | { readonly kind: 'on-columns'; readonly operation: LineOperation };

/** An operation on lines of one direction. */
export type LineOperation =
  /** R_target -> targetFactor R_target + factor R_source. */
  | {
      readonly kind: 'add';
      readonly target: number;
      readonly source: number;
      readonly factor: Fraction;
      readonly targetFactor: Fraction;
    }
  | { readonly kind: 'scale'; readonly row: number; readonly factor: Fraction }
  | { readonly kind: 'swap'; readonly rows: readonly [number, number] }
  /** A sum of rows that does not say which row it replaces: `R2 - 4R1`. */
  | {
      readonly kind: 'unplaced';
      readonly terms: readonly { readonly row: number; readonly factor: Fraction }[];
      /** The row that it most likely replaces. */
      readonly likelyTarget: number;
    };

/** What a line is meant to be, where the student says so. */
export type LineRole =
  | 'answer'
  | 'determinant'
  | 'minors'
  | 'cofactors'
  | 'adjugate'
  | 'characteristic-matrix'
  | 'mean'
  | 'sorted'
  | 'sum-of-eigenvalues'
  | 'inverse-of-a'
  | 'inverse-of-b';

export type Claim =
  | { readonly kind: 'no-solution' }
  | { readonly kind: 'infinitely-many' }
  /** A matrix has no inverse. */
  | { readonly kind: 'not-invertible' }
  | { readonly kind: 'no-real-eigenvalues' }
  | { readonly kind: 'rank'; readonly value: number };

/** What stands in a line. */
export type LineContent =
  | {
      readonly kind: 'matrix';
      readonly rows: readonly (readonly Term[])[];
      /** The columns left of the bar, where one is drawn. */
      readonly bar?: number;
      /** Of a single equation of a system, whose other equations stand as they were: the unknowns, one for each column but the last. */
      readonly unknowns?: readonly string[];
      /** A single equation as it was written. */
      readonly written?: string;
    }
  | { readonly kind: 'expression'; readonly term: Term }
  /** Single entries of a matrix, rows and columns from 1. */
  | {
      readonly kind: 'entries';
      readonly entries: readonly { readonly row: number; readonly column: number; readonly term: Term }[];
    }
  /** Values by name; a list for a name that stands for several, such as eigenvalues. */
  | {
      readonly kind: 'values';
      readonly values: readonly { readonly name: string; readonly terms: readonly Term[] }[];
    }
  | { readonly kind: 'claim'; readonly claim: Claim }
  /** Operations with nothing behind them. */
  | { readonly kind: 'operations' }
  /** Something that could not be read; the lines after it start from the line before it. */
  | { readonly kind: 'unread' };

/** A line of a working. */
export interface Line {
  readonly content: LineContent;
  /** In the order in which they were named; empty where the student names none. */
  readonly operations: readonly RowOperation[];
  /** Whether they stood beside the matrix before this line. */
  readonly isNamedBeside?: true;
  readonly role: LineRole | null;
  /** The number in front of a matrix or determinant. */
  readonly factor: Term | null;
  /** The line that this one starts from, counted from 0, where it is not the line before. */
  readonly from: number | null;
  /** Where the student wrote `3*4 - 2 = 12 - 2 = 10` as one line: which of its parts this is, from 1. */
  readonly part?: number;
  /** What the student calls it, in the plain form of `quantityName`: `‖v‖`, `L`; left out where nothing is said. */
  readonly name?: string;
  /** What the student says it is the value of, in front of an equals sign: `B + I` of `B + I = [3 0; 1 2]`. */
  readonly called?: Term;
}
