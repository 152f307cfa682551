// Vectors as lists of fractions: dot products, combinations, and multiples with small whole numbers.

import { gcd } from '../../exact/gcd.ts';
import { type AnswerMatrix, entry, type Matrix, matrixOf } from '../../exact/matrix.ts';
import { squareRoot } from '../../exact/power.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  type Rational,
  rational,
  signOf,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import type { Real } from '../../exact/scalar.ts';
import { leastCommonDenominator } from '../row-reduction/solve.ts';

export type Vector = readonly Rational[];

/** The columns of a matrix, from left to right. */
export function columnsOf(matrix: Matrix): readonly Vector[] {
  return Array.from({ length: matrix.columns }, (_, column) =>
    Array.from({ length: matrix.rows }, (__, row) => entry(matrix, row, column)),
  );
}

/** The dot product of two vectors of one length. */
export function dotProduct(u: Vector, v: Vector): Rational {
  return u.reduce((sum, x, place) => add(sum, multiply(x, v[place])), ZERO);
}

export function scaledVector(factor: Rational, v: Vector): Vector {
  return v.map((x) => multiply(factor, x));
}

/** u minus factor times v. */
export function minusMultiple(u: Vector, factor: Rational, v: Vector): Vector {
  return u.map((x, place) => subtract(x, multiply(factor, v[place])));
}

export function isZeroVector(v: Vector): boolean {
  return v.every(isZero);
}

/** The positive number c for which c v holds whole numbers without a common factor; v is not the zero vector. */
export function primitiveFactor(v: Vector): Rational {
  const denominator = leastCommonDenominator(v);
  const content = v.reduce((known, x) => gcd(known, (x.numerator * denominator) / x.denominator), 0n);
  return rational(denominator, content < 0n ? -content : content);
}

/** Entry x over the root of d > 0. */
export function overRoot(x: Rational, d: Rational): Real {
  const size = squareRoot(divide(multiply(x, x), d));
  if (signOf(x) >= 0) return size;
  return size.kind === 'power' ? { ...size, sign: -1 } : rational(-size.numerator, size.denominator);
}

/** The matrix of these rows, irrational entries or not. */
export function matrixOfReals(rows: readonly (readonly Real[])[]): AnswerMatrix {
  const entries = rows.flat();
  const fractions = entries.filter((x) => x.kind === 'rational');
  if (fractions.length < entries.length) return { kind: 'real', rows: rows.length, columns: rows[0].length, entries };
  return matrixOf(rows.map((row) => row.filter((x) => x.kind === 'rational')));
}
