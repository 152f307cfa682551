// An eigenvector by cofactors: for a root λ of the characteristic polynomial each column of the adjugate of A − λI is a solution.

import { type Matrix, rowsOf } from '../../exact/matrix.ts';
import { commonDivisor, dividedBy, type Polynomial, polynomials } from '../../exact/polynomial.ts';
import { add, isZero, multiply, negate, ONE, type Rational, ZERO } from '../../exact/rational.ts';

/** The cofactors of one row of A − λI, and what is left of them modulo the factor of which λ is a root. */
export interface AdjugateColumn {
  /** Counts from 0. */
  readonly row: number;
  /** Polynomials in λ of a degree below the number of rows. */
  readonly cofactors: readonly Polynomial[];
  /** A monic polynomial that divides all of them, and is not zero for the roots of the factor. */
  readonly common: Polynomial;
  /** What is left of the cofactors without it, and modulo the factor. Of a lower degree than the factor, and not all zero. */
  readonly remainders: readonly Polynomial[];
}

/**
 * The column of the adjugate with the smallest numbers. It is not zero if λ is a simple root: A − λI has a minor other than zero then.
 * @param p the characteristic polynomial of A
 * @param factor an irreducible factor of it, whose roots are simple
 */
export function adjugateColumn(a: Matrix, p: Polynomial, factor: Polynomial): AdjugateColumn {
  const rows = rowsOf(a);
  const columns = rows.map((_, row): AdjugateColumn => {
    const cofactors = cofactorsOf(rows, p, row);
    const common = commonIn(cofactors, factor);
    const remainders = cofactors.map((entry) => dividedBy(dividedBy(entry, common).quotient, factor).remainder);
    return { row, cofactors, common, remainders };
  });
  const found = columns.filter(({ remainders }) => remainders.some((entry) => entry.length > 0));
  const size = ({ remainders }: AdjugateColumn): bigint =>
    remainders
      .flat()
      .reduce((sum, { numerator, denominator }) => sum + (numerator < 0n ? -numerator : numerator) + denominator, 0n);
  return found.reduce((best, column) => (size(column) < size(best) ? column : best));
}

function commonIn(cofactors: readonly Polynomial[], factor: Polynomial): Polynomial {
  const common = cofactors.reduce(commonDivisor, polynomials.zero);
  return commonDivisor(common, factor).length === 1 ? common : [ONE];
}

/**
 * The adjugate of λI − A is the sum of λʲBⱼ with Bₙ₋₁ = I and Bⱼ₋₁ = ABⱼ + cⱼI (Faddeev and Leverrier); the cofactors of a row are one of
 * its columns. Those of A − λI have another sign where the number of rows is even.
 */
function cofactorsOf(rows: readonly (readonly Rational[])[], p: Polynomial, row: number): readonly Polynomial[] {
  let column = rows.map((_, place) => (place === row ? ONE : ZERO));
  const byDegree = [column];
  for (let degree = rows.length - 1; degree > 0; degree--) {
    const known = column;
    column = rows.map((entries, place) =>
      entries.reduce((sum, x, k) => add(sum, multiply(x, known[k])), place === row ? p[degree] : ZERO),
    );
    byDegree.unshift(column);
  }
  return rows.map((_, place) => {
    const entry = byDegree.map((coefficients) =>
      rows.length % 2 === 0 ? negate(coefficients[place]) : coefficients[place],
    );
    const length = entry.findLastIndex((coefficient) => !isZero(coefficient)) + 1;
    return polynomials.add(entry.slice(0, length), []);
  });
}
