// Rational matrices as integer matrices: denominators cleared by rows or altogether, with bounds for their minors.
// Above: the kernels. Below: matrix.ts, integers.ts, budget.ts.

import { DENOMINATOR_BITS, DENOMINATOR_WORK, gcdCost, INTEGER_WORDS } from '../budget.ts';
import { bitLength, factorsOfTwo } from '../integers.ts';
import type { Matrix } from '../matrix.ts';
import { powerOfTen } from '../matrix.ts';
import { gcd } from '../gcd.ts';
import { type Rational, rational } from '../rational.ts';

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

/** The a and b of a denominator 2^a 5^b, which decimals have: their common multiple takes no gcd. */
function decimalExponents(denominator: bigint): { readonly twos: number; readonly fives: number } | undefined {
  const twos = factorsOfTwo(denominator);
  const odd = denominator >> BigInt(twos);
  const fives = Math.round((bitLength(odd) - 0.5) / Math.log2(5));
  for (const candidate of [fives - 1, fives]) {
    if (candidate >= 0 && 5n ** BigInt(candidate) === odd) return { twos, fives: candidate };
  }
  return undefined;
}

interface CommonMultiple {
  readonly multiple: bigint;
  readonly cofactors: ReadonlyMap<bigint, bigint>;
}

/** The rationals as integers over their least common denominator; undefined where that, or all of them, would be too long. */
export function clearDenominators(
  entries: readonly Rational[],
  allowance = DENOMINATOR_WORK,
): CommonDenominator | undefined {
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

function integerRow(matrix: Matrix, i: number, allowance: number): CommonDenominator | undefined {
  const start = i * matrix.columns;
  const end = start + matrix.columns;
  switch (matrix.kind) {
    case 'scaled':
      return {
        integers: Array.from(matrix.values.subarray(start, end), BigInt),
        denominator: BigInt(powerOfTen(matrix.scale)),
      };
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
  return Array.from({ length: rows }, (_, i) => {
    const row = integers.slice(i * columns, (i + 1) * columns).filter((x) => x !== 0n);
    return row.length === 0 ? 0 : longestLog(row) + Math.log2(row.length) / 2;
  });
}

/** An upper bound of log2 of the largest magnitude, exact to 1e-6 for integers that a double holds. */
function longestLog(integers: readonly bigint[]): number {
  const bits = longestBits(integers);
  if (bits > 53) return bits;
  return Math.log2(integers.reduce((largest, x) => Math.max(largest, Math.abs(Number(x))), 1)) + 1e-6;
}

/**
 * An upper bound of log2 of every minor of at most `order` rows, from the bounds of the rows: Hadamard's inequality.
 * Every minor of an integer matrix that is not zero is at least 1, so the bounds of rows are never below 0.
 */
export function hadamardBits(rowBits: readonly number[], order: number): number {
  const longest = rowBits.toSorted((x, y) => y - x).slice(0, order);
  return longest.reduce((sum, bits) => sum + bits, 0);
}
