// The moves of a row reduction: what happens to the rows, and why.

import type { Entry } from '../../exact/entry.ts';
import type { Rational } from '../../exact/rational.ts';
import type { Move } from '../moves.ts';
import type { SwapReason } from './options.ts';

/** The rows of a matrix, all of one length. */
export type Rows<N extends Entry = Rational> = readonly (readonly N[])[];

/**
 * Why rows are multiplied:
 *   leading-one           the pivot of the column at hand becomes 1
 *   leading-ones-at-once  the matrix has row echelon form before anything is done
 *   leading-ones-at-last  closes a reduction that left the pivots as they were
 *   leading-ones-of-echelon  the same where only the entries below the pivots are cleared
 *   denominators          fractions become integers
 *   common-factors-first  the integers of some rows become smaller before anything else is done
 *   common-factor         the integers of a row become smaller
 */
export type ScaleReason =
  | 'leading-one'
  | 'leading-ones-at-once'
  | 'leading-ones-at-last'
  | 'leading-ones-of-echelon'
  | 'denominators'
  | 'common-factors-first'
  | 'common-factor';

/** A row times a number that is not 0. */
export type Scaling<N extends Entry = Rational> = Readonly<{ row: number; factor: N }>;

/** target becomes keep times target minus factor times the row of the pivot; `kept` and `multiple` are these two rows. */
export interface Clearing<N extends Entry = Rational> {
  readonly target: number;
  readonly keep: N;
  readonly factor: N;
  /** What stood in the pivot's column. */
  readonly entry: N;
  readonly kept: readonly N[];
  readonly multiple: readonly N[];
  /** The same multiple, up to its sign, was taken from a row before in this column. */
  readonly repeated: boolean;
}

/** What happens in a row reduction. Rows and columns count from 0; `rows` is the matrix after the move. */
export interface RowMoves<N extends Entry = Rational> {
  /** The matrix has row echelon form before anything is cleared. */
  already: { readonly pivots: readonly number[]; readonly height: number };
  /** The column holds no pivot for this row: every entry from it downwards is 0. */
  skip: { readonly column: number; readonly row: number; readonly height: number };
  /** The rows from here on hold only zeros, before all columns are done. */
  exhaust: { readonly row: number; readonly height: number };
  swap: {
    readonly first: number;
    readonly second: number;
    readonly column: number;
    readonly reason: SwapReason;
    readonly rows: Rows<N>;
    readonly bar: number | null;
  };
  /** A multiple of a row is subtracted from another, which gets a better pivot in the column by that. */
  combine: {
    readonly target: number;
    readonly source: number;
    readonly factor: N;
    readonly column: number;
    /** The row that the pivot is wanted in. */
    readonly row: number;
    /** What stood in the column. */
    readonly entry: N;
    /** The source row times the factor. */
    readonly multiple: readonly N[];
    readonly rows: Rows<N>;
    readonly bar: number | null;
  };
  /** The entry that will clear its column, and the number of entries below it that are not 0. */
  pivot: { readonly row: number; readonly column: number; readonly value: N; readonly below: number };
  /** Nothing below the pivot has to be cleared. */
  clear: { readonly row: number; readonly column: number; readonly height: number };
  /** Each of these rows becomes its factor times itself. */
  scale: {
    readonly scalings: readonly Scaling<N>[];
    readonly reason: ScaleReason;
    readonly rows: Rows<N>;
    readonly bar: number | null;
  };
  /** Multiples of the pivot's row are subtracted from other rows. */
  eliminate: {
    readonly source: number;
    readonly column: number;
    readonly pivot: N;
    readonly clearings: readonly Clearing<N>[];
    readonly rows: Rows<N>;
    readonly bar: number | null;
  };
  /** The echelon form is reached; `already`: it was there from the start. */
  echelon: {
    readonly rows: Rows<N>;
    readonly pivots: readonly number[];
    readonly bar: number | null;
    readonly already: boolean;
  };
  /** The entries above the pivots are cleared next, from the last pivot to the first, in so many columns. */
  upwards: { readonly columns: number };
  /** The pivot whose column is cleared upwards; `isOnly`: no other column is. */
  above: { readonly row: number; readonly column: number; readonly isOnly: boolean };
}

export type RowMove<N extends Entry = Rational> = Move<RowMoves<N>>;
