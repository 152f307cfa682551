// Row reduction: elimination to an echelon form, and on to the reduced one.
// Above: the operations ref, rref, inverse and determinant. Below: exact/rational.ts; tell.ts tells these moves.

import { gcd } from '../../exact/gcd.ts';
import {
  absolute,
  divide,
  equals,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
} from '../../exact/rational.ts';
import type { Move } from '../moves.ts';

/** The rows of a matrix, all of one length. */
export type Rows = readonly (readonly Rational[])[];

/**
 * How rows are combined:
 *   leading-ones   each pivot is made 1 by dividing its row
 *   plain          pivots stay as they are and rows are subtracted in multiples: no such step changes a determinant
 *   fraction-free  rows are multiplied crosswise, so that integers stay integers
 */
export type ReductionStyle = 'leading-ones' | 'plain' | 'fraction-free';

export interface ReductionOptions {
  readonly style: ReductionStyle;
  /** The number of columns before an augmentation bar; pivots are looked for among them only. */
  readonly bar: number | null;
}

/** Why two rows change places: nothing else can clear the column, or a pivot of 1 or -1 makes the work easier. */
export type SwapReason = 'zero' | 'unit';

/** Why a row is multiplied. */
export type ScaleReason = 'leading-one' | 'denominators' | 'common-factor';

/** What happens in a row reduction. Rows and columns count from 0; `rows` is the matrix after the move. */
export interface RowMoves {
  /** The columns from here on hold no pivot for this row: every entry from it downwards is 0. */
  skip: { readonly column: number; readonly row: number };
  swap: {
    readonly first: number;
    readonly second: number;
    readonly column: number;
    readonly reason: SwapReason;
    readonly rows: Rows;
    readonly bar: number | null;
  };
  /** The entry that will clear its column, and the number of entries below it that are not 0. */
  pivot: { readonly row: number; readonly column: number; readonly value: Rational; readonly below: number };
  /** row becomes factor times row. */
  scale: {
    readonly row: number;
    readonly factor: Rational;
    readonly reason: ScaleReason;
    readonly rows: Rows;
    readonly bar: number | null;
  };
  /** target becomes keep times target minus factor times source; `kept` and `multiple` are these two rows. */
  eliminate: {
    readonly target: number;
    readonly source: number;
    readonly keep: Rational;
    readonly factor: Rational;
    readonly column: number;
    readonly kept: readonly Rational[];
    readonly multiple: readonly Rational[];
    readonly rows: Rows;
    readonly bar: number | null;
  };
  /** The echelon form is reached. */
  echelon: { readonly rows: Rows; readonly pivots: readonly number[]; readonly bar: number | null };
  /** The entries above the pivots are cleared next, from the last pivot to the first. */
  upwards: { readonly pivots: readonly number[] };
}

export type RowMove = Move<RowMoves>;

/** An echelon form: `pivots[k]` is the column of the pivot in row k. */
export interface Echelon {
  readonly rows: Rows;
  readonly pivots: readonly number[];
  readonly swaps: number;
}

/**
 * Forward elimination (Gauss) to a row echelon form, for any shape.
 * The pivot of a column is the entry at hand; a row with 1 or -1 below is preferred to any other number, and the first
 * non-zero row below takes the place of a 0.
 */
export function* eliminateDownwards(start: Rows, options: ReductionOptions): Generator<RowMove, Echelon, void> {
  const { style, bar } = options;
  const rows: (readonly Rational[])[] = [...start];
  const pivots: number[] = [];
  let swaps = 0;
  if (style === 'fraction-free') {
    for (let row = 0; row < rows.length; row++) yield* keepInteger(rows, row, bar, 'denominators');
  }
  for (let column = 0; column < (bar ?? start[0].length) && pivots.length < rows.length; column++) {
    const row = pivots.length;
    const found = choosePivot(rows, row, column, style);
    if (found === null) {
      yield { move: 'skip', facts: { column, row } };
      continue;
    }
    if (found.row !== row) {
      [rows[row], rows[found.row]] = [rows[found.row], rows[row]];
      swaps += 1;
      yield {
        move: 'swap',
        facts: { first: row, second: found.row, column, reason: found.reason, rows: [...rows], bar },
      };
    }
    pivots.push(column);
    const below = rows.slice(row + 1).filter((candidate) => !isZero(candidate[column])).length;
    yield { move: 'pivot', facts: { row, column, value: rows[row][column], below } };
    if (style === 'leading-ones') yield* makeLeadingOne(rows, row, column, bar);
    for (let target = row + 1; target < rows.length; target++) {
      yield* clear(rows, { target, source: row, column }, options);
    }
  }
  yield { move: 'echelon', facts: { rows: [...rows], pivots: [...pivots], bar } };
  return { rows, pivots, swaps };
}

/** Backward elimination (Jordan) from an echelon form to the reduced one, whose pivots are 1 and alone in their columns. */
export function* eliminateUpwards(echelon: Echelon, options: ReductionOptions): Generator<RowMove, Rows, void> {
  const { pivots } = echelon;
  const rows: (readonly Rational[])[] = [...echelon.rows];
  const pending = pivots.some((column, row) => rows.slice(0, row).some((above) => !isZero(above[column])));
  if (pending) yield { move: 'upwards', facts: { pivots } };
  for (let source = pivots.length - 1; source > 0; source--) {
    for (let target = source - 1; target >= 0; target--) {
      yield* clear(rows, { target, source, column: pivots[source] }, options);
    }
  }
  for (const [row, column] of pivots.entries()) yield* makeLeadingOne(rows, row, column, options.bar);
  return rows;
}

function choosePivot(
  rows: Rows,
  from: number,
  column: number,
  style: ReductionStyle,
): { readonly row: number; readonly reason: SwapReason } | null {
  const candidates = rows.map((row, index) => ({ row: index, value: row[column] })).slice(from);
  const first = candidates.find(({ value }) => !isZero(value));
  if (first === undefined) return null;
  const reason = first.row === from ? 'unit' : 'zero';
  if (style === 'fraction-free') return { row: first.row, reason };
  const unit =
    (isUnit(first.value) ? first : undefined) ??
    candidates.find(({ value }) => equals(value, ONE)) ??
    candidates.find(({ value }) => isUnit(value));
  return { row: (unit ?? first).row, reason };
}

function isUnit(value: Rational): boolean {
  return equals(absolute(value), ONE);
}

function* makeLeadingOne(
  rows: (readonly Rational[])[],
  row: number,
  column: number,
  bar: number | null,
): Generator<RowMove, void, void> {
  const pivot = rows[row][column];
  if (!equals(pivot, ONE)) yield scaled(rows, row, divide(ONE, pivot), 'leading-one', bar);
}

/** Makes the entry of the target row in the pivot's column 0. */
function* clear(
  rows: (readonly Rational[])[],
  place: { readonly target: number; readonly source: number; readonly column: number },
  { style, bar }: ReductionOptions,
): Generator<RowMove, void, void> {
  const { target, source, column } = place;
  const entry = rows[target][column];
  if (isZero(entry)) return;
  const { keep, factor } = multipliers(entry, rows[source][column], style);
  const multiple = rows[source].map((value) => multiply(factor, value));
  const kept = rows[target].map((value) => multiply(keep, value));
  rows[target] = kept.map((value, index) => subtract(value, multiple[index]));
  yield {
    move: 'eliminate',
    facts: { target, source, keep, factor, column, kept, multiple, rows: [...rows], bar },
  };
  if (style === 'fraction-free') yield* keepInteger(rows, target, bar, 'common-factor');
}

/** The multipliers with keep * entry = factor * pivot; both are coprime integers in fraction-free work. */
function multipliers(
  entry: Rational,
  pivot: Rational,
  style: ReductionStyle,
): { readonly keep: Rational; readonly factor: Rational } {
  const ratio = divide(entry, pivot);
  if (style !== 'fraction-free') return { keep: ONE, factor: ratio };
  return { keep: rational(ratio.denominator), factor: rational(ratio.numerator) };
}

/** Multiplies a row by the least common denominator, or divides it by the greatest common factor of its integers. */
function* keepInteger(
  rows: (readonly Rational[])[],
  row: number,
  bar: number | null,
  reason: 'denominators' | 'common-factor',
): Generator<RowMove, void, void> {
  const factor =
    reason === 'denominators'
      ? rational(leastCommonDenominator(rows[row]))
      : rational(1n, rows[row].reduce((known, { numerator }) => gcd(known, numerator), 0n) || 1n);
  if (!equals(factor, ONE)) yield scaled(rows, row, factor, reason, bar);
}

/** The smallest positive integer that makes every entry an integer when multiplied by it. */
export function leastCommonDenominator(entries: readonly Rational[]): bigint {
  return entries.reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n);
}

function scaled(
  rows: (readonly Rational[])[],
  row: number,
  factor: Rational,
  reason: ScaleReason,
  bar: number | null,
): RowMove {
  rows[row] = rows[row].map((value) => multiply(factor, value));
  return { move: 'scale', facts: { row, factor, reason, rows: [...rows], bar } };
}

/** The product of the entries on the main diagonal, with the sign of so many row swaps. */
export function signedDiagonal({ rows, swaps }: Echelon): Rational {
  const product = rows.reduce((known, row, index) => multiply(known, row[index]), ONE);
  return swaps % 2 === 0 ? product : negate(product);
}
