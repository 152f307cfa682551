// Rational matrices as integer matrices: denominators cleared by rows or altogether, with bounds for their minors.

import { DENOMINATOR_BITS, DENOMINATOR_WORK, gcdCost, INTEGER_WORDS } from '../budget.ts';
import { decimalExponents } from '../decimal-fractions.ts';
import { bitLength } from '../integers.ts';
import { type Matrix, powerOfTen, type QuotientMatrix, type RationalMatrix, type ScaledMatrix } from '../matrix.ts';
import { gcd, gcdOfDoubles } from '../gcd.ts';
import { integer, type Rational, rational } from '../rational.ts';

/** Row i of a rational matrix is factors[i] times row i of `integers`; no integer above 1 divides a whole row. */
export interface PrimitiveRows {
  readonly rows: number;
  readonly columns: number;
  readonly integers: readonly bigint[];
  readonly factors: readonly Rational[];
}

/** Row-major integers over one positive denominator. */
export interface CommonDenominator {
  readonly integers: readonly bigint[];
  readonly denominator: bigint;
}

/** The largest bit length among the integers. */
export function longestBits(integers: readonly bigint[]): number {
  let largest = 0n;
  for (const x of integers) {
    const magnitude = x < 0n ? -x : x;
    if (magnitude > largest) largest = magnitude;
  }
  return bitLength(largest);
}

/** The matrix as integers over one denominator; undefined where they would be too long (see clearDenominators). */
export function overCommonDenominator(matrix: Matrix): CommonDenominator | undefined {
  if (matrix.kind === 'quotient') return { integers: matrix.numerators, denominator: matrix.denominator };
  if (matrix.kind === 'scaled') {
    return { integers: Array.from(matrix.values, BigInt), denominator: BigInt(powerOfTen(matrix.scale)) };
  }
  return clearDenominators(matrix.entries);
}

/**
 * The least common multiple of the denominators, with its quotient by each of them; undefined where it is longer than
 * DENOMINATOR_BITS or its cofactors would be more work than allowed.
 */
export function commonMultiple(
  denominators: Iterable<bigint>,
  allowance = DENOMINATOR_WORK,
): CommonMultiple | undefined {
  const cofactors = new Map<bigint, bigint>();
  let [multiple, twos, fives] = [1n, 0, 0];
  let bits = 0;
  let work = 0;
  for (const denominator of denominators) {
    if (cofactors.has(denominator)) continue;
    cofactors.set(denominator, 1n);
    work += bits / 64;
    const decimal = decimalExponents(denominator);
    if (decimal !== undefined) {
      twos = Math.max(twos, decimal.twos);
      fives = Math.max(fives, decimal.fives);
      continue;
    }
    const remainder = multiple % denominator;
    if (remainder !== 0n) {
      const factor = denominator / gcd(denominator, remainder);
      multiple *= factor;
      bits += bitLength(factor);
      work += gcdCost(bitLength(remainder));
    }
    if (bits > DENOMINATOR_BITS || work > allowance) return undefined;
  }
  const power = (1n << BigInt(twos)) * 5n ** BigInt(fives);
  multiple = (multiple / gcd(multiple, power)) * power;
  for (const denominator of cofactors.keys()) cofactors.set(denominator, multiple / denominator);
  return { multiple, cofactors };
}

interface CommonMultiple {
  readonly multiple: bigint;
  readonly cofactors: ReadonlyMap<bigint, bigint>;
}

/** The rationals as integers over their least common denominator; undefined where that, or all of them, would be too long. */
function clearDenominators(entries: readonly Rational[], allowance = DENOMINATOR_WORK): CommonDenominator | undefined {
  const common = commonMultiple(denominatorsOf(entries), allowance);
  if (common === undefined) return undefined;
  const { multiple, cofactors } = common;
  if ((entries.length * bitLength(multiple)) / 64 > INTEGER_WORDS) return undefined;
  return {
    integers: entries.map((x) =>
      x.denominator === multiple ? x.numerator : x.numerator * (cofactors.get(x.denominator) ?? 1n),
    ),
    denominator: multiple,
  };
}

function* denominatorsOf(entries: readonly Rational[]): Generator<bigint> {
  for (const { denominator } of entries) yield denominator;
}

/** The matrix as primitive integer rows; undefined where they would be too long. */
export function primitiveRows(matrix: Matrix): PrimitiveRows | undefined {
  if (matrix.kind === 'scaled') return primitiveRowsOfScaled(matrix);
  const { rows, columns } = matrix;
  const integers: bigint[] = [];
  const factors: Rational[] = [];
  let words = 0;
  for (let i = 0; i < rows; i++) {
    // Every row has its share of the allowance.
    const row = integerRow(matrix, i, DENOMINATOR_WORK / rows);
    if (row === undefined) return undefined;
    words += (columns * bitLength(row.denominator)) / 64;
    if (words > INTEGER_WORDS) return undefined;
    const content = contentOf(row.integers);
    factors.push(rational(content, row.denominator));
    for (const x of row.integers) integers.push(content === 1n ? x : x / content);
  }
  return { rows, columns, integers, factors };
}

/** Doubles divide out the content before any BigInt is made. */
function primitiveRowsOfScaled({ rows, columns, values, scale }: ScaledMatrix): PrimitiveRows {
  const integers: bigint[] = [];
  const factors: Rational[] = [];
  const denominator = BigInt(powerOfTen(scale));
  for (let start = 0; start < values.length; start += columns) {
    let content = 0;
    for (let k = start; k < start + columns && content !== 1; k++) content = gcdOfDoubles(content, Math.abs(values[k]));
    const divisor = Math.max(1, content);
    for (let k = start; k < start + columns; k++) integers.push(BigInt(values[k] / divisor));
    factors.push(scale === 0 ? integer(divisor) : rational(BigInt(divisor), denominator));
  }
  return { rows, columns, integers, factors };
}

function integerRow(
  matrix: RationalMatrix | QuotientMatrix,
  i: number,
  allowance: number,
): CommonDenominator | undefined {
  const start = i * matrix.columns;
  const end = start + matrix.columns;
  switch (matrix.kind) {
    case 'quotient':
      return { integers: matrix.numerators.slice(start, end), denominator: matrix.denominator };
    case 'rational':
      return clearDenominators(matrix.entries.slice(start, end), allowance);
  }
}

/** The greatest common divisor of the integers, to make them shorter; 1 where all are zero, or too long for Euclid's algorithm. */
export function contentOf(integers: readonly bigint[]): bigint {
  let content = 0n;
  for (const x of integers) {
    if (x === 0n) continue;
    if (content === 0n && bitLength(x) > LONGEST_CONTENT) return 1n;
    content = gcd(content, content === 0n ? x : x % content);
    if (content === 1n) return 1n;
  }
  return content === 0n ? 1n : content;
}

const LONGEST_CONTENT = 8192;

/** An upper bound of log2 of the Euclidean norm of each row: the largest entry, and how many are not zero. */
export function rowNormBits(integers: readonly bigint[], rows: number, columns: number): readonly number[] {
  const bits: number[] = [];
  for (let start = 0; start < rows * columns; start += columns) {
    let largest = 0n;
    let count = 0;
    for (let k = start; k < start + columns; k++) {
      const x = integers[k];
      if (x === 0n) continue;
      count += 1;
      const magnitude = x < 0n ? -x : x;
      if (magnitude > largest) largest = magnitude;
    }
    bits.push(count === 0 ? 0 : upperLog(largest) + Math.log2(count) / 2);
  }
  return bits;
}

/** An upper bound of log2 of a positive integer, exact to 1e-6 where a double holds it. */
function upperLog(x: bigint): number {
  const bits = bitLength(x);
  return bits > 53 ? bits : Math.log2(Number(x)) + 1e-6;
}

/**
 * An upper bound of log2 of every minor of at most `order` rows, from the bounds of the rows: Hadamard's inequality.
 * Every minor of an integer matrix that is not zero is at least 1, so the bounds of rows are never below 0.
 */
export function hadamardBits(rowBits: readonly number[], order: number): number {
  // Native sorting of doubles: there may be a million rows.
  const ascending = order < rowBits.length ? Float64Array.from(rowBits).toSorted() : rowBits;
  let sum = 0;
  for (let k = rowBits.length - Math.min(order, rowBits.length); k < rowBits.length; k++) sum += ascending[k];
  return sum;
}
