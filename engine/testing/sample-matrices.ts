// Matrices for the tests of the kernels: arbitrary ones, each in every storage, and the definitions to compare with.

import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  compact,
  entry,
  entriesOf,
  type AnswerMatrix,
  type Matrix,
  matricesEqual,
  quotientMatrix,
  rationalMatrix,
  type ScaledMatrix,
  scaledMatrix,
} from '../exact/matrix.ts';
import { add, integer, multiply, negate, ONE, type Rational, rational, ZERO } from '../exact/rational.ts';
import type { Overflow } from '../exact/kernels/float.ts';
import { overCommonDenominator } from '../exact/kernels/clearing.ts';
import { addMatrices } from '../exact/kernels/entrywise.ts';
import { multiplyMatrices } from '../exact/kernels/product.ts';

export const RUNS = { seed: 20260101, numRuns: 60 };

/** Entries that make matrices of every rank likely: mostly small integers, some decimals, some fractions. */
const entries = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 3 }).map(integer) },
  { weight: 2, arbitrary: fc.integer({ min: -9999, max: 9999 }).map((n) => rational(BigInt(n), 100n)) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(1n, 97n)).map(([p, q]) => rational(p, q)),
  },
);

export function matrices(rows: number, columns: number): fc.Arbitrary<Matrix> {
  const size = rows * columns;
  return fc
    .array(entries, { minLength: size, maxLength: size })
    .map((list) => compact(rationalMatrix(rows, columns, list)));
}

export const squares = fc.integer({ min: 1, max: 5 }).chain((size) => matrices(size, size));

export const rectangles = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) => matrices(rows, columns));

export const pairs = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) => fc.tuple(matrices(rows, columns), matrices(rows, columns)));

/** The matrix in each storage that can hold it; the quotient not in lowest terms. */
export function storagesOf(matrix: Matrix): readonly Matrix[] {
  const whole = overCommonDenominator(matrix);
  assert.ok(whole !== undefined);
  const { rows, columns } = matrix;
  const tripled = whole.integers.map((x) => 3n * x);
  return [
    matrix,
    quotientMatrix(rows, columns, tripled, 3n * whole.denominator),
    rationalMatrix(rows, columns, entriesOf(matrix)),
  ];
}

/** Fails unless the result is exact, equal to the matrix, and free of -0. */
export function assertMatrix(actual: AnswerMatrix | Overflow, expected: Matrix): void {
  assert.ok(actual.kind === 'scaled' || actual.kind === 'quotient' || actual.kind === 'rational', actual.kind);
  assert.ok(matricesEqual(actual, expected));
  if (actual.kind === 'scaled') {
    assert.ok(actual.values.every((value) => Number.isSafeInteger(value) && !Object.is(value, -0)));
  }
  if (actual.kind === 'quotient') assert.ok(actual.denominator > 0n);
}

/** The matrix whose entry at a 0-based row and column is given. */
export function build(rows: number, columns: number, at: (row: number, column: number) => Rational): Matrix {
  return rationalMatrix(
    rows,
    columns,
    Array.from({ length: rows * columns }, (_, k) => at(Math.floor(k / columns), k % columns)),
  );
}

export function productByDefinition(a: Matrix, b: Matrix): Matrix {
  return build(a.rows, b.columns, (i, j) =>
    Array.from({ length: a.columns }, (_, t) => multiply(entry(a, i, t), entry(b, t, j))).reduce(add, ZERO),
  );
}

/** The polynomial at a square matrix, by Horner's rule; the coefficient of the highest power is the first. */
export function polynomialAt(coefficients: readonly Rational[], a: Matrix): Matrix {
  return coefficients.reduce<Matrix>(
    (value, coefficient) => {
      const product = multiplyMatrices(value, a);
      assert.ok(product.kind !== 'float64' && product.kind !== 'overflow');
      return addMatrices(
        product,
        build(a.rows, a.rows, (row, column) => (row === column ? coefficient : ZERO)),
      );
    },
    build(a.rows, a.rows, () => ZERO),
  );
}

/** Laplace's expansion along the first row. */
export function determinantByDefinition(a: Matrix): Rational {
  if (a.rows === 0) return ONE;
  return Array.from({ length: a.columns }, (_, j) => {
    const minor = build(a.rows - 1, a.rows - 1, (row, column) => entry(a, row + 1, column < j ? column : column + 1));
    const term = multiply(entry(a, 0, j), determinantByDefinition(minor));
    return j % 2 === 0 ? term : negate(term);
  }).reduce(add, ZERO);
}

/** Reproducible integers of so many digits, without the cost of an arbitrary, for larger matrices. */
export function largeIntegers(rows: number, columns: number, digits: number, seed: number): ScaledMatrix {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const bound = 10 ** digits;
  const values = Float64Array.from({ length: rows * columns }, () => Math.floor((2 * next() - 1) * bound));
  return scaledMatrix(rows, columns, values, 0);
}
