// Sums, extremes, medians, means and variances of the lines of a matrix.
//
// Scaled entries are added as doubles in blocks that a bound shows to be exact, and the blocks as BigInts. Fractions are added
// by denominator first: decimals have few of them, and their sums are reduced without Euclid's algorithm. Only where the common
// denominator of other fractions would be unreasonably long (clearing.ts) is the result a double; extremes and medians are always exact.

import { type Cost, DENOMINATOR_WORK, EXACT_BUDGET, gcdCost } from '../budget.ts';
import { decimalExponents } from '../decimal-fractions.ts';
import { gcd } from '../gcd.ts';
import type { Entry } from '../entry.ts';
import { bitLength } from '../integers.ts';
import { entryAt, type ExactMatrix, hasRoots, type Matrix, powerOfTen, type ScaledMatrix } from '../matrix.ts';
import { add, compare, type Rational, rational, ZERO } from '../rational.ts';
import { nearestDouble, orderKey } from '../rounding.ts';
import type { Float } from '../scalar.ts';
import { commonMultiple } from './clearing.ts';
import { sumOverField } from './field.ts';
import { finiteFloat, type Overflow } from './float.ts';

/** Row-major positions start, start + step, ..., `count` of them (at least one): a row, a column, a diagonal or a whole matrix. */
export interface Line {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

export type Axis = 'row' | 'column' | 'matrix';

export type Reduced = Rational | Float | Overflow;

/** A value and the first row-major position where it stands. */
export interface Extreme {
  readonly value: Rational;
  readonly position: number;
}

/** Each row, each column, or the whole matrix as one line. */
export function linesOf(matrix: Matrix, axis: Axis): readonly Line[] {
  const { rows, columns } = matrix;
  switch (axis) {
    case 'row':
      return Array.from({ length: rows }, (_, i) => ({ start: i * columns, step: 1, count: columns }));
    case 'column':
      return Array.from({ length: columns }, (_, j) => ({ start: j, step: columns, count: rows }));
    case 'matrix':
      return [{ start: 0, step: 1, count: rows * columns }];
  }
}

/** A reduction of every line along the axis: `reduceLines(matrix, 'row', mean)`. */
export function reduceLines<Result>(
  matrix: Matrix,
  axis: Axis,
  reduction: (matrix: Matrix, line: Line) => Result,
): readonly Result[] {
  return linesOf(matrix, axis).map((line) => reduction(matrix, line));
}

export function sumOf(matrix: Matrix, line: Line): Reduced {
  if (line.count === 1) return entryAt(matrix, line.start);
  const moments = momentsOf(matrix, line, false);
  if (moments !== undefined) return rational(moments.sum, moments.denominator);
  return finiteFloat(sumOfDoubles(doublesOf(matrix, line)));
}

/** The sum over the count. */
export function mean(matrix: Matrix, line: Line): Reduced {
  const sum = sumOf(matrix, line);
  if (sum.kind === 'rational') return overCount(sum, line.count);
  return sum.kind === 'float' ? finiteFloat(sum.value / line.count) : sum;
}

/**
 * The variance with the divisor n - ddof: (n sum of squares - square of the sum) / (n (n - ddof)); ddof is 0 for a population and 1
 * for a sample, which has at least two numbers.
 */
export function variance(matrix: Matrix, line: Line, ddof = 0): Reduced {
  if (line.count === 1) return ZERO;
  const moments = momentsOf(matrix, line, true);
  if (moments !== undefined) {
    const { sum, squares, denominator } = moments;
    return overCount(
      rational(BigInt(line.count) * squares - sum * sum, denominator ** 2n),
      line.count * (line.count - ddof),
    );
  }
  const values = doublesOf(matrix, line);
  const centre = sumOfDoubles(values) / line.count;
  return finiteFloat(sumOfDoubles(values.map((x) => (x - centre) ** 2)) / (line.count - ddof));
}

export function minimum(matrix: Matrix, line: Line): Extreme {
  return extreme(matrix, line, -1);
}

export function maximum(matrix: Matrix, line: Line): Extreme {
  return extreme(matrix, line, 1);
}

/** The middle entry in order of size, or the mean of the two middle ones. */
export function median(matrix: Matrix, line: Line): Rational {
  if (line.count === 1) return entryAt(matrix, line.start);
  const upper = Math.floor(line.count / 2);
  const lower = line.count % 2 === 0 ? upper - 1 : upper;
  switch (matrix.kind) {
    case 'scaled': {
      const sorted = valuesOn(matrix, line).toSorted();
      return halfOf(BigInt(sorted[lower]) + BigInt(sorted[upper]), BigInt(powerOfTen(matrix.scale)));
    }
    case 'quotient': {
      const sorted = itemsOn(matrix.numerators, line).toSorted(compareIntegers);
      return halfOf(sorted[lower] + sorted[upper], matrix.denominator);
    }
    case 'rational': {
      const [x, y] = ranked(itemsOn(matrix.entries, line), [lower, upper]);
      return lower === upper ? x : overCount(add(x, y), 2);
    }
  }
}

/** The sum of the main diagonal of a square matrix. */
export function trace(matrix: Matrix): Reduced;
export function trace(matrix: ExactMatrix): Reduced | Entry;
export function trace(matrix: ExactMatrix): Reduced | Entry {
  if (hasRoots(matrix)) {
    return sumOverField(matrix.entries.filter((_, position) => position % (matrix.columns + 1) === 0));
  }
  return sumOf(matrix, { start: 0, step: matrix.columns + 1, count: matrix.rows });
}

/** Predicted work of a reduction of all lines along an axis, sorting included: about in proportion to the entries. */
export function statisticsCost(matrix: ExactMatrix): Cost {
  const entries = matrix.rows * matrix.columns;
  const each = matrix.kind === 'scaled' ? 100 : 2000;
  return { exact: each * entries, float: each * entries };
}

/** x over a positive safe integer: with x in lowest terms, only its numerator and the count can have a common divisor. */
function overCount({ numerator, denominator }: Rational, count: number): Rational {
  const whole = BigInt(count);
  const divisor = gcd(numerator % whole, whole);
  return { kind: 'rational', numerator: numerator / divisor, denominator: denominator * (whole / divisor) };
}

function halfOf(sum: bigint, denominator: bigint): Rational {
  return rational(sum, 2n * denominator);
}

/** Sum and sum of squares: sum / denominator, squares / denominator^2. */
interface Moments {
  readonly sum: bigint;
  readonly squares: bigint;
  readonly denominator: bigint;
}

/** The moments of a line (squares only on demand); undefined where the common denominator would be too long. */
function momentsOf(matrix: Matrix, line: Line, withSquares: boolean): Moments | undefined {
  switch (matrix.kind) {
    case 'scaled': {
      const values = valuesOn(matrix, line);
      return {
        sum: sumOfIntegers(values),
        squares: withSquares ? sumOfSquares(values) : 0n,
        denominator: BigInt(powerOfTen(matrix.scale)),
      };
    }
    case 'quotient': {
      const { sum, squares } = addUp(itemsOn(matrix.numerators, line), withSquares);
      return { sum, squares, denominator: matrix.denominator };
    }
    case 'rational':
      // Lines share the budget in proportion to their length.
      return momentsOfRationals(
        itemsOn(matrix.entries, line),
        withSquares,
        (EXACT_BUDGET * line.count) / (matrix.rows * matrix.columns),
      );
  }
}

function momentsOfRationals(
  entries: readonly Rational[],
  withSquares: boolean,
  allowance: number,
): Moments | undefined {
  const groups = Map.groupBy(entries, (x) => x.denominator);
  const common = commonMultiple(groups.keys(), Math.min(DENOMINATOR_WORK, allowance));
  if (common === undefined) return undefined;
  const bits = bitLength(common.multiple) * (withSquares ? 2 : 1);
  if (groups.size > 1 && gcdCost(bits) > allowance && decimalExponents(common.multiple) === undefined) return undefined;
  let [sum, squares] = [0n, 0n];
  for (const [denominator, group] of groups) {
    const part = addUp(
      group.map((x) => x.numerator),
      withSquares,
    );
    const cofactor = common.cofactors.get(denominator) ?? 1n;
    sum += part.sum * cofactor;
    if (withSquares) squares += part.squares * cofactor * cofactor;
  }
  return { sum, squares, denominator: common.multiple };
}

function addUp(integers: readonly bigint[], withSquares: boolean): { readonly sum: bigint; readonly squares: bigint } {
  let [sum, squares] = [0n, 0n];
  for (const x of integers) sum += x;
  if (withSquares) for (const x of integers) squares += x * x;
  return { sum, squares };
}

/** Doubles as long as a block cannot leave the safe integers, then BigInts. */
function sumOfIntegers(values: Float64Array): bigint {
  let largest = 1;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  const block = Math.floor(Number.MAX_SAFE_INTEGER / largest);
  let total = 0n;
  for (let start = 0; start < values.length; start += block) {
    const end = Math.min(values.length, start + block);
    let sum = 0;
    for (let k = start; k < end; k++) sum += values[k];
    total += BigInt(sum);
  }
  return total;
}

/** With x = 2^26 h + l the squares are 2^52 h^2 + 2^27 h l + l^2, whose three sums are of safe integers. */
function sumOfSquares(values: Float64Array): bigint {
  const count = values.length;
  const [high, mixed, low] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let k = 0; k < count; k++) {
    const x = Math.abs(values[k]);
    const h = Math.floor(x / HALF);
    const l = x - h * HALF;
    // h may have 27 bits: h * h is below 2^54, so one factor is halved into two numbers.
    const half = Math.floor(h / 2);
    high[k] = h * half;
    mixed[k] = h * l;
    low[k] = l * l;
    values[k] = h % 2 === 1 ? h : 0;
  }
  const squares = 2n * sumOfIntegers(high) + sumOfIntegers(values);
  return (squares << 52n) + (sumOfIntegers(mixed) << 27n) + sumOfIntegers(low);
}

const HALF = 2 ** 26;

/** The entries of a line, in an array of their own. */
function valuesOn({ values }: ScaledMatrix, { start, step, count }: Line): Float64Array {
  if (step === 1) return values.slice(start, start + count);
  const picked = new Float64Array(count);
  for (let k = 0; k < count; k++) picked[k] = values[start + k * step];
  return picked;
}

function itemsOn<Item>(items: readonly Item[], { start, step, count }: Line): Item[] {
  return Array.from({ length: count }, (_, k) => items[start + k * step]);
}

function extreme(matrix: Matrix, line: Line, sign: 1 | -1): Extreme {
  let best = line.start;
  const end = line.start + line.step * line.count;
  for (let position = line.start + line.step; position < end; position += line.step) {
    if (exceeds(matrix, position, best, sign)) best = position;
  }
  return { value: entryAt(matrix, best), position: best };
}

/** Whether one entry is larger than another (sign 1), or smaller (sign -1). */
function exceeds(matrix: Matrix, position: number, other: number, sign: 1 | -1): boolean {
  switch (matrix.kind) {
    case 'scaled':
      return sign * (matrix.values[position] - matrix.values[other]) > 0;
    case 'quotient':
      return sign * compareIntegers(matrix.numerators[position], matrix.numerators[other]) > 0;
    case 'rational':
      return sign * compare(matrix.entries[position], matrix.entries[other]) > 0;
  }
}

function compareIntegers(x: bigint, y: bigint): -1 | 0 | 1 {
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

/** The entries at some ranks, from 0, in order of size: by keys that doubles hold, which is quick, and exactly where these agree. */
function ranked(entries: readonly Rational[], ranks: readonly number[]): readonly Rational[] {
  const keys = Float64Array.from(entries, orderKey);
  const sorted = keys.toSorted();
  return ranks.map((rank) => {
    const key = sorted[rank];
    const alike = entries.filter((_, k) => keys[k] === key).toSorted(compare);
    return alike[rank - sorted.indexOf(key)];
  });
}

function doublesOf(matrix: Matrix, line: Line): Float64Array {
  return Float64Array.from({ length: line.count }, (_, k) =>
    nearestDouble(entryAt(matrix, line.start + k * line.step)),
  );
}

/** Neumaier's compensated sum (ZAMM 54, 1974). */
function sumOfDoubles(values: Float64Array): number {
  let sum = 0;
  let compensation = 0;
  for (const value of values) {
    const next = sum + value;
    compensation += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + compensation;
}
