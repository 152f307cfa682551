// Row reduction: elimination to an echelon form, and on to the reduced one.

import { gcd } from '../../exact/gcd.ts';
import {
  absolute,
  divide,
  type Entry,
  equals,
  isInteger,
  isRational,
  isZero,
  multiply,
  negate,
  signOf,
  subtract,
} from '../../exact/entry.ts';
import { integer, ONE, type Rational, rational } from '../../exact/rational.ts';
import { echelonPivots } from './form.ts';
import type { Clearing, RowMove, Rows, ScaleReason, Scaling } from './moves.ts';
import type { Combination, ReductionOptions, ReductionStyle, SwapReason } from './options.ts';

/** An echelon form: `pivots[k]` is the column of the pivot in row k. */
export interface Echelon<N extends Entry = Rational> {
  readonly rows: Rows<N>;
  readonly pivots: readonly number[];
  readonly swaps: number;
}

/**
 * Forward elimination (Gauss) to a row echelon form, for any shape.
 * Without a plan the pivot of a column is the entry at hand; a row with 1 or -1 below is preferred to any other number, and
 * the first non-zero row below takes the place of a 0. With a plan (see row-plan) denominators are cleared first, and rows
 * are combined, exchanged and divided as it says.
 */
export function* eliminateDownwards<N extends Entry>(
  start: Rows<N>,
  options: ReductionOptions,
): Generator<RowMove<N | Rational>, Echelon<N | Rational>, void> {
  const { style, bar, plan = null } = options;
  const width = options.pivotsBeyondBar === true || bar === null ? start[0].length : bar;
  const rows: (readonly (N | Rational)[])[] = [...start];
  const every = [...rows.keys()];
  const known = echelonPivots(rows, width);
  if (known !== null) yield { move: 'already', facts: { pivots: known, height: rows.length } };
  if (style === 'fraction-free' || plan !== null) yield* keepIntegers(rows, every, bar, 'denominators');
  if (known !== null) {
    if (style === 'leading-ones') yield* makeLeadingOnes(rows, pivotPlaces(known), bar, 'leading-ones-at-once');
    yield { move: 'echelon', facts: { rows: [...rows], pivots: known, bar, already: true } };
    return { rows, pivots: known, swaps: 0 };
  }
  const first = plan?.dividesRows === true ? every : (plan?.pivots[0]?.divided ?? []);
  yield* divideRows(rows, first, bar, 'common-factors-first');
  const pivots: number[] = [];
  let swaps = 0;
  for (let column = 0; column < width && pivots.length < rows.length; column++) {
    const row = pivots.length;
    if (rows.slice(row).every((entries) => entries.slice(column, width).every(isZero))) {
      yield { move: 'exhaust', facts: { row, height: rows.length } };
      break;
    }
    if (rows.slice(row).every((entries) => isZero(entries[column]))) {
      yield { move: 'skip', facts: { column, row, height: rows.length } };
      continue;
    }
    const planned = plan?.pivots[row] ?? null;
    if (planned !== null && planned.combination !== null) yield* combine(rows, planned.combination, [row, column], bar);
    const { row: second, reason } = planned ?? choosePivot(rows, row, column);
    if (second !== row && reason !== null) {
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
    yield* clear(rows, { targets: below, source: row, column, isUpwards: false }, options);
    yield* divideRows(rows, plan?.pivots[row + 1]?.divided ?? [], bar, 'common-factor');
  }
  yield { move: 'echelon', facts: { rows: [...rows], pivots: [...pivots], bar, already: false } };
  return { rows, pivots, swaps };
}

/** Backward elimination (Jordan) from an echelon form to the reduced one, whose pivots are 1 and alone in their columns. */
export function* eliminateUpwards<N extends Entry>(
  echelon: Echelon<N>,
  options: ReductionOptions,
): Generator<RowMove<N | Rational>, Rows<N | Rational>, void> {
  const { pivots } = echelon;
  const rows: (readonly (N | Rational)[])[] = [...echelon.rows];
  const columns = pivots.filter((column, row) => rows.slice(0, row).some((above) => !isZero(above[column]))).length;
  if (columns > 0) yield { move: 'upwards', facts: { columns } };
  for (const [source, column] of pivotPlaces(pivots).toReversed()) {
    const targets = [...rows.keys()].slice(0, source).toReversed();
    const above = targets.filter((target) => !isZero(rows[target][column]));
    if (above.length > 0) yield { move: 'above', facts: { row: source, column, isOnly: columns === 1 } };
    if (
      options.style === 'fraction-free' &&
      above.some((target) => isEasierDivided(rows[source], rows[target], column))
    )
      yield* divideRows(rows, [source], options.bar, 'common-factor');
    yield* clear(rows, { targets: above, source, column, isUpwards: true }, options);
  }
  yield* makeLeadingOnes(rows, pivotPlaces(pivots), options.bar, 'leading-ones-at-last');
  return rows;
}

/** Whether the row to be cleared is multiplied by less, or by nothing, once the common factor of the pivot's row is divided out. */
function isEasierDivided(source: readonly Entry[], target: readonly Entry[], column: number): boolean {
  const [pivot, entry] = [source[column], target[column]];
  if (!source.every(isInteger) || !isInteger(entry) || !isInteger(pivot)) return false;
  const content = source.reduce((known, { numerator }) => gcd(known, numerator), 0n);
  const before = rational(entry.numerator, pivot.numerator);
  const after = rational(entry.numerator, pivot.numerator / content);
  return after.denominator !== before.denominator;
}

/** Makes the pivots of an echelon form leading ones. */
export function* endWithLeadingOnes<N extends Entry>(
  { rows, pivots }: Echelon<N>,
  bar: number | null,
): Generator<RowMove<N | Rational>, Rows<N | Rational>, void> {
  const scaled: (readonly (N | Rational)[])[] = [...rows];
  yield* makeLeadingOnes(scaled, pivotPlaces(pivots), bar, 'leading-ones-of-echelon');
  return scaled;
}

/** Whether some move of an elimination leaves a fraction in the matrix; looks no further than the first. */
export function bringsFractions(moves: Iterable<RowMove<Entry>>): boolean {
  for (const { facts } of moves) {
    if ('rows' in facts && !facts.rows.every((row) => row.every(isInteger))) return true;
  }
  return false;
}

/** The number of row operations: exchanges, multiplied rows, and multiples of rows that are subtracted. */
export function countOperations(moves: Iterable<RowMove<Entry>>): number {
  let operations = 0;
  for (const { move, facts } of moves) {
    if (move === 'swap' || move === 'combine') operations += 1;
    else if (move === 'scale') operations += facts.scalings.length;
    else if (move === 'eliminate') operations += facts.clearings.length;
  }
  return operations;
}

function pivotPlaces(pivots: readonly number[]): readonly (readonly [row: number, column: number])[] {
  return pivots.map((column, row) => [row, column]);
}

function choosePivot(
  rows: Rows<Entry>,
  from: number,
  column: number,
): { readonly row: number; readonly reason: SwapReason } {
  const candidates = rows.map((row, index) => ({ row: index, value: row[column] })).slice(from);
  const first = candidates.find(({ value }) => !isZero(value));
  if (first === undefined) throw new RangeError('a column of zeros holds no pivot');
  const reason = first.row === from ? 'unit' : 'zero';
  const unit =
    (isUnit(first.value) ? first : undefined) ??
    candidates.find(({ value }) => equals(value, ONE)) ??
    candidates.find(({ value }) => isUnit(value));
  return { row: (unit ?? first).row, reason };
}

function isUnit(value: Entry): boolean {
  return equals(absolute(value), ONE);
}

function* makeLeadingOnes<N extends Entry>(
  rows: (readonly (N | Rational)[])[],
  places: readonly (readonly [row: number, column: number])[],
  bar: number | null,
  reason: ScaleReason,
): Generator<RowMove<N | Rational>, void, void> {
  const factors = places.map(([row, column]) => ({ row, factor: divide<N | Rational>(ONE, rows[row][column]) }));
  yield* scale(rows, factors, bar, reason);
}

/** Makes the entries of the target rows in the pivot's column 0, all in one move. */
function* clear<N extends Entry>(
  rows: (readonly (N | Rational)[])[],
  place: {
    readonly targets: readonly number[];
    readonly source: number;
    readonly column: number;
    readonly isUpwards: boolean;
  },
  { style, bar, plan = null }: ReductionOptions,
): Generator<RowMove<N | Rational>, void, void> {
  const { targets, source, column, isUpwards } = place;
  const pivot = rows[source][column];
  const taken: Entry[] = [];
  if (targets.length === 0) return;
  const clearings = targets.map((target): Clearing<N | Rational> => {
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
  if (plan !== null) {
    // Downwards the plan says before each pivot which rows are divided.
    if (!isUpwards || !(plan.dividesRows || style === 'fraction-free')) return;
    const unfinished = targets.filter((target) => !isFinished(target, source));
    yield* divideRows(rows, unfinished, bar, 'common-factor');
  } else if (style === 'fraction-free') yield* keepIntegers(rows, targets, bar, 'common-factor');
}

/**
 * Whether a row that was cleared upwards is not used again, so that dividing it by a common factor saves nothing: the first row,
 * which is cleared by the second pivot last.
 */
export function isFinished(target: number, source: number): boolean {
  return target === 0 && source === 1;
}

/** The multipliers with keep * entry = factor * pivot; both are coprime integers in fraction-free work. */
function multipliers<N extends Entry>(
  entry: N,
  pivot: N,
  style: ReductionStyle,
): { readonly keep: N | Rational; readonly factor: N | Rational } {
  const ratio = divide(entry, pivot);
  if (style !== 'fraction-free' || !isRational(ratio)) return { keep: ONE, factor: ratio };
  return { keep: rational(ratio.denominator), factor: rational(ratio.numerator) };
}

/** Multiplies rows by their least common denominators, or divides them by the greatest common factors of their integers. */
function* keepIntegers<N extends Entry>(
  rows: (readonly (N | Rational)[])[],
  places: readonly number[],
  bar: number | null,
  reason: 'denominators' | 'common-factor',
): Generator<RowMove<N | Rational>, void, void> {
  const factorOf = (row: readonly Entry[]): Rational =>
    !row.every(isRational)
      ? ONE
      : reason === 'denominators'
        ? rational(leastCommonDenominator(row))
        : rational(1n, row.reduce((known, { numerator }) => gcd(known, numerator), 0n) || 1n);
  const factors = places.map((row) => ({ row, factor: factorOf(rows[row]) }));
  yield* scale(rows, factors, bar, reason);
}

/** Divides rows of integers by their common factors, and makes what they begin with positive by that; other rows stay. */
function* divideRows<N extends Entry>(
  rows: (readonly (N | Rational)[])[],
  places: readonly number[],
  bar: number | null,
  reason: 'common-factors-first' | 'common-factor',
): Generator<RowMove<N | Rational>, void, void> {
  const factors = places.map((row) => {
    const entries: readonly Entry[] = rows[row];
    const content = entries.every(isInteger)
      ? entries.reduce((known, { numerator }) => gcd(known, numerator), 0n) || 1n
      : 1n;
    const leading = entries.find((entry) => !isZero(entry)) ?? ONE;
    return { row, factor: rational(content > 1n && signOf(leading) < 0 ? -1n : 1n, content) };
  });
  yield* scale(rows, factors, bar, reason);
}

/** Subtracts a multiple of one row from another for a better pivot in the column. */
function* combine<N extends Entry>(
  rows: (readonly (N | Rational)[])[],
  { target, source, factor }: Combination,
  [row, column]: readonly [row: number, column: number],
  bar: number | null,
): Generator<RowMove<N | Rational>, void, void> {
  const multiplier = integer(factor);
  const entry = rows[target][column];
  const multiple = rows[source].map((value) => multiply<N | Rational>(multiplier, value));
  rows[target] = rows[target].map((value, index) => subtract(value, multiple[index]));
  const facts = { target, source, factor: multiplier, row, column, entry, multiple, rows: [...rows], bar };
  yield { move: 'combine', facts };
}

/** The smallest positive integer that makes every entry an integer when multiplied by it; 1 where one has a root, so that none does. */
export function leastCommonDenominator(entries: readonly Entry[]): bigint {
  if (!entries.every(isRational)) return 1n;
  return entries.reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n);
}

/** Multiplies rows by their factors, in one move; a factor of 1 is left out. */
function* scale<N extends Entry>(
  rows: (readonly (N | Rational)[])[],
  factors: readonly Scaling<N | Rational>[],
  bar: number | null,
  reason: ScaleReason,
): Generator<RowMove<N | Rational>, void, void> {
  const scalings = factors.filter(({ factor }) => !equals(factor, ONE));
  if (scalings.length === 0) return;
  for (const { row, factor } of scalings) rows[row] = rows[row].map((value) => multiply(factor, value));
  yield { move: 'scale', facts: { scalings, reason, rows: [...rows], bar } };
}

/** The product of the entries on the main diagonal, with the sign of so many row swaps. */
export function signedDiagonal<N extends Entry>({ rows, swaps }: Echelon<N>): N | Rational {
  const product = rows.reduce<N | Rational>((known, row, index) => multiply(known, row[index]), ONE);
  return swaps % 2 === 0 ? product : negate(product);
}
