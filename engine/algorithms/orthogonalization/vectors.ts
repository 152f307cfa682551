// Vectors as lists of numbers: dot products, combinations, and multiples with small whole numbers.

import { add, type Entry, isRational, isZero, multiply, subtract } from '../../exact/entry.ts';
import { overRootOf, type RealRoot } from '../../exact/entry-root.ts';
import { gcd } from '../../exact/gcd.ts';
import { type AnswerMatrix, entry, type ExactMatrix, type Matrix, matrixOf } from '../../exact/matrix.ts';
import { ONE, type Rational, rational, ZERO } from '../../exact/rational.ts';
import type { Exact, Real } from '../../exact/scalar.ts';
import { leastCommonDenominator } from '../row-reduction/solve.ts';

/** Of fractions, or of the numbers of one quadratic field. */
export type Vector<N extends Entry = Rational> = readonly N[];

/** The columns of a matrix, from left to right. */
export function columnsOf(matrix: Matrix): readonly Vector[];
export function columnsOf(matrix: ExactMatrix): readonly Vector<Entry>[];
export function columnsOf(matrix: ExactMatrix): readonly Vector<Entry>[] {
  return Array.from({ length: matrix.columns }, (_, column) =>
    Array.from({ length: matrix.rows }, (__, row) => entry(matrix, row, column)),
  );
}

/** The dot product of two vectors of one length. */
export function dotProduct<N extends Entry>(u: Vector<N>, v: Vector<N>): N | Rational {
  return u.reduce<N | Rational>((sum, x, place) => add<N | Rational>(sum, multiply<N | Rational>(x, v[place])), ZERO);
}

export function scaledVector<N extends Entry>(factor: N | Rational, v: Vector<N>): Vector<N | Rational> {
  return v.map((x) => multiply<N | Rational>(factor, x));
}

/** u minus factor times v. */
export function minusMultiple<N extends Entry>(u: Vector<N>, factor: N, v: Vector<N>): Vector<N | Rational> {
  return u.map((x, place) => subtract<N | Rational>(x, multiply<N | Rational>(factor, v[place])));
}

export function isZeroVector(v: Vector<Entry>): boolean {
  return v.every(isZero);
}

/**
 * The positive number c for which c v holds whole numbers without a common factor; 1 where v holds a root. v is not the zero vector.
 */
export function primitiveFactor(v: Vector<Entry>): Rational {
  if (!v.every(isRational)) return ONE;
  const denominator = leastCommonDenominator(v);
  const content = v.reduce((known, x) => gcd(known, (x.numerator * denominator) / x.denominator), 0n);
  return rational(denominator, content < 0n ? -content : content);
}

/** Entry x over the root of d > 0. @throws RangeError where no scalar holds it: whoever reads a question refuses it */
export function overRoot(x: Rational, d: Rational): Real;
export function overRoot(x: Entry, d: Entry): RealRoot;
export function overRoot(x: Entry, d: Entry): RealRoot {
  const value = overRootOf(x, d);
  if (value === null) throw new RangeError('a root outside of the field');
  return value;
}

/** The matrix of these rows, irrational entries or not. */
export function matrixOfReals(rows: readonly (readonly Exact[])[]): AnswerMatrix {
  const entries = rows.flat();
  const fractions = entries.filter((x) => x.kind === 'rational');
  if (fractions.length < entries.length) return { kind: 'real', rows: rows.length, columns: rows[0].length, entries };
  return matrixOf(rows.map((row) => row.filter((x) => x.kind === 'rational')));
}
