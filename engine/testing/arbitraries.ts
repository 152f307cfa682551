// Arbitraries: random numbers and matrices for tests of operations.

import * as fc from 'fast-check';
import { type Matrix, quotientMatrix, rationalMatrix, scaledMatrix } from '../exact/matrix.ts';
import { type Rational, rational } from '../exact/rational.ts';

/** The fixed seed and the number of runs of every property. */
export const RUNS = { seed: 20260101, numRuns: 60 } as const;

const LARGEST_SIDE = 6;

const side = fc.integer({ min: 1, max: LARGEST_SIDE });
const small = fc.integer({ min: -9, max: 9 });

/** Integers, decimal and other fractions of class-room size. */
export function rationals(): fc.Arbitrary<Rational> {
  return fc.oneof(
    small.map((value) => rational(BigInt(value))),
    fc.integer({ min: -999, max: 999 }).map((value) => rational(BigInt(value), 100n)),
    fc.tuple(small, fc.integer({ min: 1, max: 9 })).map(([p, q]) => rational(BigInt(p), BigInt(q))),
  );
}

export function nonZeroRationals(): fc.Arbitrary<Rational> {
  return rationals().filter(({ numerator }) => numerator !== 0n);
}

/** Matrices of one shape in each storage: integers, decimal fractions, other fractions, one common denominator. */
export function matricesOfShape(rows: number, columns: number): fc.Arbitrary<Matrix> {
  const length = rows * columns;
  const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: length, maxLength: length });
  return fc.oneof(
    list(small).map((values) => scaledMatrix(rows, columns, withoutNegativeZero(values), 0)),
    list(fc.integer({ min: -9999, max: 9999 })).map((values) =>
      scaledMatrix(rows, columns, withoutNegativeZero(values), 2),
    ),
    list(rationals()).map((entries) => rationalMatrix(rows, columns, entries)),
    fc
      .tuple(list(fc.bigInt({ min: -99n, max: 99n })), fc.bigInt({ min: 1n, max: 12n }))
      .map(([numerators, denominator]) => quotientMatrix(rows, columns, numerators, denominator)),
  );
}

function withoutNegativeZero(values: readonly number[]): Float64Array {
  return Float64Array.from(values, (value) => value + 0);
}

/** Matrices of one shape without a zero entry. */
export function nonZeroMatricesOfShape(rows: number, columns: number): fc.Arbitrary<Matrix> {
  const length = rows * columns;
  return fc
    .array(nonZeroRationals(), { minLength: length, maxLength: length })
    .map((entries) => rationalMatrix(rows, columns, entries));
}

/** Matrices from 1x1 to 6x6. */
export function matrices(): fc.Arbitrary<Matrix> {
  return fc.tuple(side, side).chain(([rows, columns]) => matricesOfShape(rows, columns));
}

/** Square matrices from 1x1 to 6x6, or to the given size. */
export function squareMatrices(largest = LARGEST_SIDE): fc.Arbitrary<Matrix> {
  return fc.integer({ min: 1, max: largest }).chain((size) => matricesOfShape(size, size));
}

/** Two matrices of one shape. */
export function matrixPairs(): fc.Arbitrary<readonly [Matrix, Matrix]> {
  return fc
    .tuple(side, side)
    .chain(([rows, columns]) => fc.tuple(matricesOfShape(rows, columns), matricesOfShape(rows, columns)));
}

/** Three matrices of one shape. */
export function matrixTriples(): fc.Arbitrary<readonly [Matrix, Matrix, Matrix]> {
  return fc
    .tuple(side, side)
    .chain(([rows, columns]) =>
      fc.tuple(matricesOfShape(rows, columns), matricesOfShape(rows, columns), matricesOfShape(rows, columns)),
    );
}
