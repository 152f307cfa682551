// Row reduction: elimination to an echelon form, and on to the reduced one.

import { gcd } from '../../exact/gcd.ts';
import {
  absolute,
  divide,
  equals,
  isInteger,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
} from '../../exact/rational.ts';
import { echelonPivots } from './form.ts';
import type { Clearing, RowMove, Rows, ScaleReason, Scaling, SwapReason } from './moves.ts';

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

/** An echelon form: `pivots[k]` is the column of the pivot in row k. */
export interface Echelon {
  readonly rows: Rows;
  readonly pivots: readonly number[];
  readonly swaps: number;
}

/** From so many rows on, all rows below or above a pivot are cleared in one move. */
const ROWS_FOR_ONE_MOVE = 4;

/**
 * Forward elimination (Gauss) to a row echelon form, for any shape.
 * The pivot of a column is the entry at hand; a row with 1 or -1 below is preferred to any other number, and the first
 * non-zero row below takes the place of a 0.
 */
export function* eliminateDownwards(start: Rows, options: ReductionOptions): Generator<RowMove, Echelon, void> {
  const { style, bar } = options;
  const width = bar ?? start[0].length;
  const rows: (readonly Rational[])[] = [...start];
  const every = [...rows.keys()];
  const known = echelonPivots(rows, width);
  if (known !== null) yield { move: 'already', facts: { pivots: known, height: rows.length } };
  if (style === 'fraction-free') yield* keepIntegers(rows, every, bar, 'denominators');
  if (known !== null) {
    if (style === 'leading-ones') yield* makeLeadingOnes(rows, pivotPlaces(known), bar, 'leading-ones-at-once');
    yield { move: 'echelon', facts: { rows: [...rows], pivots: known, bar, already: true } };
    return { rows, pivots: known, swaps: 0 };
  }
  const pivots: number[] = [];
  let swaps = 0;
  for (let column = 0; column < width && pivots.length < rows.length; column++) {
    const row = pivots.length;
    if (rows.slice(row).every((entries) => entries.slice(column, width).every(isZero))) {
      yield { move: 'exhaust', facts: { row, height: rows.length } };
      break;
    }
    const found = choosePivot(rows, row, column);
    if (found === null) {
      yield { move: 'skip', facts: { column, row, height: rows.length } };
      continue;
    }
    if (found.row !== row) {
      const { row: second, reason } = found;
      [rows[row], rows[second]] = [rows[second], rows[row]];
      swaps += 1;
      yield { move: 'swap', facts: { first: row, second, column, reason, rows: [...rows], bar } };
    }
    pivots.push(column);
    const below = every.slice(row + 1).filter((target) => !isZero(rows[target][column]));
    const value = rows[row][column];
    yield { move: 'pivot', facts: { row, column, value, below: below.length } };
    const scaled = style === 'leading-ones' && !equals(value, ONE);
    if (scaled) yield* makeLeadingOnes(rows, [[row, column]], bar, 'leading-one');
    const idle = below.length === 0 && !(scaled && row === rows.length - 1);
    if (idle) yield { move: 'clear', facts: { row, column, height: rows.length } };
    yield* clear(rows, { targets: below, source: row, column }, options);
  }
  yield { move: 'echelon', facts: { rows: [...rows], pivots: [...pivots], bar, already: false } };
  return { rows, pivots, swaps };
}

/** Backward elimination (Jordan) from an echelon form to the reduced one, whose pivots are 1 and alone in their columns. */
export function* eliminateUpwards(echelon: Echelon, options: ReductionOptions): Generator<RowMove, Rows, void> {
  const { pivots } = echelon;
  const rows: (readonly Rational[])[] = [...echelon.rows];
  const columns = pivots.filter((column, row) => rows.slice(0, row).some((above) => !isZero(above[column]))).length;
  if (columns > 0) yield { move: 'upwards', facts: { columns } };
  for (const [source, column] of pivotPlaces(pivots).toReversed()) {
    const targets = [...rows.keys()].slice(0, source).toReversed();
    const above = targets.filter((target) => !isZero(rows[target][column]));
    if (above.length > 0) yield { move: 'above', facts: { row: source, column } };
    yield* clear(rows, { targets: above, source, column }, options);
  }
  yield* makeLeadingOnes(rows, pivotPlaces(pivots), options.bar, 'leading-ones-at-last');
  return rows;
}

/** Whether some move of an elimination leaves a fraction in the matrix; looks no further than the first. */
export function bringsFractions(moves: Iterable<RowMove>): boolean {
  for (const { facts } of moves) {
    if ('rows' in facts && !facts.rows.every((row) => row.every(isInteger))) return true;
  }
  return false;
}

function pivotPlaces(pivots: readonly number[]): readonly (readonly [row: number, column: number])[] {
  return pivots.map((column, row) => [row, column]);
}

function choosePivot(
  rows: Rows,
  from: number,
  column: number,
): { readonly row: number; readonly reason: SwapReason } | null {
  const candidates = rows.map((row, index) => ({ row: index, value: row[column] })).slice(from);
  const first = candidates.find(({ value }) => !isZero(value));
  if (first === undefined) return null;
  const reason = first.row === from ? 'unit' : 'zero';
  const unit =
    (isUnit(first.value) ? first : undefined) ??
    candidates.find(({ value }) => equals(value, ONE)) ??
    candidates.find(({ value }) => isUnit(value));
  return { row: (unit ?? first).row, reason };
}

function isUnit(value: Rational): boolean {
  return equals(absolute(value), ONE);
}

function* makeLeadingOnes(
  rows: (readonly Rational[])[],
  places: readonly (readonly [row: number, column: number])[],
  bar: number | null,
  reason: ScaleReason,
): Generator<RowMove, void, void> {
  const factors = places.map(([row, column]) => ({ row, factor: divide(ONE, rows[row][column]) }));
  yield* scale(rows, factors, bar, reason);
}

/** Makes the entries of the target rows in the pivot's column 0: all at once in a tall matrix, else one by one. */
function* clear(
  rows: (readonly Rational[])[],
  place: { readonly targets: readonly number[]; readonly source: number; readonly column: number },
  { style, bar }: ReductionOptions,
): Generator<RowMove, void, void> {
  const { targets, source, column } = place;
  const pivot = rows[source][column];
  const taken: Rational[] = [];
  const together = rows.length >= ROWS_FOR_ONE_MOVE && targets.length > 0;
  for (const group of together ? [targets] : targets.map((target) => [target])) {
    const clearings = group.map((target): Clearing => {
      const entry = rows[target][column];
      const { keep, factor } = multipliers(entry, pivot, style);
      const multiple = rows[source].map((value) => multiply(factor, value));
      const kept = rows[target].map((value) => multiply(keep, value));
      const size = absolute(factor);
      const repeated = taken.some((other) => equals(other, size));
      taken.push(size);
      return { target, keep, factor, entry, kept, multiple, repeated };
    });
    for (const { target, kept, multiple } of clearings) {
      rows[target] = kept.map((value, index) => subtract(value, multiple[index]));
    }
    yield { move: 'eliminate', facts: { source, column, pivot, clearings, rows: [...rows], bar } };
    if (style === 'fraction-free') yield* keepIntegers(rows, group, bar, 'common-factor');
  }
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

/** Multiplies rows by their least common denominators, or divides them by the greatest common factors of their integers. */
function* keepIntegers(
  rows: (readonly Rational[])[],
  places: readonly number[],
  bar: number | null,
  reason: 'denominators' | 'common-factor',
): Generator<RowMove, void, void> {
  const factorOf = (row: readonly Rational[]): Rational =>
    reason === 'denominators'
      ? rational(leastCommonDenominator(row))
      : rational(1n, row.reduce((known, { numerator }) => gcd(known, numerator), 0n) || 1n);
  const factors = places.map((row) => ({ row, factor: factorOf(rows[row]) }));
  yield* scale(rows, factors, bar, reason);
}

/** The smallest positive integer that makes every entry an integer when multiplied by it. */
export function leastCommonDenominator(entries: readonly Rational[]): bigint {
  return entries.reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n);
}

/** Multiplies rows by their factors, in one move; a factor of 1 is left out. */
function* scale(
  rows: (readonly Rational[])[],
  factors: readonly Scaling[],
  bar: number | null,
  reason: ScaleReason,
): Generator<RowMove, void, void> {
  const scalings = factors.filter(({ factor }) => !equals(factor, ONE));
  if (scalings.length === 0) return;
  for (const { row, factor } of scalings) rows[row] = rows[row].map((value) => multiply(factor, value));
  yield { move: 'scale', facts: { scalings, reason, rows: [...rows], bar } };
}

/** The product of the entries on the main diagonal, with the sign of so many row swaps. */
export function signedDiagonal({ rows, swaps }: Echelon): Rational {
  const product = rows.reduce((known, row, index) => multiply(known, row[index]), ONE);
  return swaps % 2 === 0 ? product : negate(product);
}
