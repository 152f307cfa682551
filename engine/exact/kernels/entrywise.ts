// Entry by entry: sums, differences, products, quotients. Always exact.
//
// Scaled matrices stay scaled where the largest magnitudes show beforehand that every result is an integer below 2^53.

import { type Cost, gcdCost, multiplicationCost, WRITTEN_DECIMAL, WRITTEN_FRACTION } from '../budget.ts';
import {
  add as addEntries,
  divide as divideNumbers,
  multiply as multiplyNumbers,
  negate as negateNumber,
  subtract as subtractEntries,
} from '../entry.ts';
import { bitLength } from '../integers.ts';
import {
  compact,
  entriesOf,
  type ExactMatrix,
  exactMatrix,
  hasRoots,
  largestMagnitude,
  magnitudeBound,
  type Matrix,
  powerOfTen,
  quotientMatrix,
  rationalMatrix,
  scaledMatrix,
} from '../matrix.ts';
import { add, divide, multiply, negate, type Rational, rational, subtract, ZERO } from '../rational.ts';
import { longestBits } from './clearing.ts';
import { combineOverField, fieldCost } from './field.ts';

const LARGEST_SCALE = 22;

/** a + b, for matrices of one shape. */
export function addMatrices(a: Matrix, b: Matrix): Matrix;
export function addMatrices(a: ExactMatrix, b: ExactMatrix): ExactMatrix;
export function addMatrices(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  if (hasRoots(a) || hasRoots(b)) return combineOverField(a, b, addEntries);
  return addMultiple(compact(a), compact(b), 1);
}

/** a - b, for matrices of one shape. */
export function subtractMatrices(a: Matrix, b: Matrix): Matrix;
export function subtractMatrices(a: ExactMatrix, b: ExactMatrix): ExactMatrix;
export function subtractMatrices(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  if (hasRoots(a) || hasRoots(b)) return combineOverField(a, b, subtractEntries);
  return addMultiple(compact(a), compact(b), -1);
}

/** The entrywise (Hadamard) product of matrices of one shape. */
export function multiplyEntries(a: Matrix, b: Matrix): Matrix;
export function multiplyEntries(a: ExactMatrix, b: ExactMatrix): ExactMatrix;
export function multiplyEntries(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  if (hasRoots(a) || hasRoots(b)) return combineOverField(a, b, multiplyNumbers);
  const [x, y] = [compact(a), compact(b)];
  if (x.kind === 'scaled' && y.kind === 'scaled') {
    const scale = x.scale + y.scale;
    if (scale <= LARGEST_SCALE && Number.isSafeInteger(largestMagnitude(x) * largestMagnitude(y))) {
      // Adding 0 turns -0 into 0.
      return scaledMatrix(
        x.rows,
        x.columns,
        x.values.map((value, k) => value * y.values[k] + 0),
        scale,
      );
    }
  }
  return combineEntries(x, y, multiply);
}

/** The entrywise quotient of matrices of one shape. @throws RangeError for a zero in b, which callers rule out. */
export function divideEntries(a: Matrix, b: Matrix): Matrix;
export function divideEntries(a: ExactMatrix, b: ExactMatrix): ExactMatrix;
export function divideEntries(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  if (hasRoots(a) || hasRoots(b)) return combineOverField(a, b, divideNumbers);
  if (a.kind === 'scaled' && b.kind === 'scaled') {
    const [up, down] = [BigInt(powerOfTen(b.scale)), BigInt(powerOfTen(a.scale))];
    const entries = Array.from(a.values, (value, k) =>
      value === 0 && b.values[k] !== 0 ? ZERO : rational(BigInt(value) * up, BigInt(b.values[k]) * down),
    );
    return compact(rationalMatrix(a.rows, a.columns, entries));
  }
  return compact(combineEntries(a, b, divide));
}

/** -a, in the storage of a. */
export function negateMatrix(a: Matrix): Matrix;
export function negateMatrix(a: ExactMatrix): ExactMatrix;
export function negateMatrix(a: ExactMatrix): ExactMatrix {
  switch (a.kind) {
    case 'scaled':
      return scaledMatrix(
        a.rows,
        a.columns,
        a.values.map((value) => 0 - value),
        a.scale,
      );
    case 'quotient':
      return quotientMatrix(
        a.rows,
        a.columns,
        a.numerators.map((numerator) => -numerator),
        a.denominator,
      );
    case 'rational':
      return rationalMatrix(a.rows, a.columns, a.entries.map(negate));
    case 'real':
      return exactMatrix(
        a.rows,
        a.columns,
        a.entries.map((entry) => negateNumber(entry)),
      );
  }
}

/** Predicted work of any of these on a and b: in proportion to the entries, whatever the storage, so there are no doubles. */
export function entrywiseCost(a: ExactMatrix, b: ExactMatrix): Cost {
  const entries = a.rows * a.columns;
  if (hasRoots(a) || hasRoots(b)) return fieldCost([a, b], entries, 2);
  if (a.kind === 'scaled' && b.kind === 'scaled') return { exact: 4 * entries, float: 4 * entries };
  const [x, y] = [entryBits(a), entryBits(b)];
  const each = 4 * multiplicationCost(x, y) + gcdCost(x + y);
  return { exact: each * entries, float: each * entries };
}

/** Expected nanoseconds of any of these but quotients, with writing the answer. */
export function entrywiseTime(a: ExactMatrix, b: ExactMatrix): number {
  const entries = a.rows * a.columns;
  if (a.kind === 'scaled' && b.kind === 'scaled') return CALL + (SCALED_ENTRY + WRITTEN_DECIMAL) * entries;
  return CALL + entrywiseCost(a, b).exact + WRITTEN_FRACTION * entries;
}

const CALL = 1500;
const SCALED_ENTRY = 10;

function addMultiple(a: Matrix, b: Matrix, sign: 1 | -1): Matrix {
  if (a.kind === 'scaled' && b.kind === 'scaled') {
    const scale = Math.max(a.scale, b.scale);
    const [up, other] = [powerOfTen(scale - a.scale), powerOfTen(scale - b.scale)];
    // Rounding is monotone and 2^53 is a double: a bound that exceeds the safe integers cannot be computed as one of them.
    if (
      magnitudeBound(a) * up + magnitudeBound(b) * other <= Number.MAX_SAFE_INTEGER ||
      largestMagnitude(a) * up + largestMagnitude(b) * other <= Number.MAX_SAFE_INTEGER
    ) {
      const factor = sign * other;
      return scaledMatrix(a.rows, a.columns, combination(a.values, up, b.values, factor), scale);
    }
  }
  if (a.kind === 'quotient' && b.kind === 'quotient' && a.denominator === b.denominator) {
    const numerators = a.numerators.map((numerator, k) =>
      sign > 0 ? numerator + b.numerators[k] : numerator - b.numerators[k],
    );
    return quotientMatrix(a.rows, a.columns, numerators, a.denominator);
  }
  return combineEntries(a, b, sign > 0 ? add : subtract);
}

/** x p + y q, entry by entry. A loop, because a function called for each entry costs ten times the arithmetic. */
function combination(x: Float64Array, p: number, y: Float64Array, q: number): Float64Array {
  const sums = new Float64Array(x.length);
  for (let k = 0; k < sums.length; k++) sums[k] = x[k] * p + y[k] * q;
  return sums;
}

function combineEntries(a: Matrix, b: Matrix, combine: (x: Rational, y: Rational) => Rational): Matrix {
  const others = entriesOf(b);
  return rationalMatrix(
    a.rows,
    a.columns,
    entriesOf(a).map((x, k) => combine(x, others[k])),
  );
}

function entryBits(matrix: Matrix): number {
  switch (matrix.kind) {
    case 'scaled':
      return 53 + bitLength(BigInt(powerOfTen(matrix.scale)));
    case 'quotient':
      return longestBits(matrix.numerators) + bitLength(matrix.denominator);
    case 'rational':
      return longestBits(matrix.entries.flatMap((x) => [x.numerator, x.denominator]));
  }
}
