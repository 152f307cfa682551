// What the upper rungs of hints say of eigenvalues and eigenvectors.

import { factorOverRationals } from '../../algorithms/polynomial/rational-factors.ts';
import { leastCommonDenominator } from '../../algorithms/row-reduction/solve.ts';
import { divide, multiply, negate, ONE, type Rational, rational, ZERO } from '../../exact/rational.ts';
import { numbersOf, reducedRows, type Rows, transposedRows, widthOf } from './matrices.ts';
import { state } from '../statements/statement.ts';
import { isNothing, type Polynomial } from './polynomial.ts';
import type { LineHints } from './tasks.ts';

export function eigenvalueHints(polynomial: Polynomial): LineHints {
  const leading = polynomial.at(-1);
  const roots =
    polynomial.length < 2 || leading === undefined
      ? []
      : factorOverRationals(polynomial.map((coefficient) => divide(coefficient, leading))).roots;
  return {
    calculation: state('roots-wanted', { polynomial }),
    result:
      roots.length > 0 && roots.length === polynomial.length - 1
        ? state('roots', { roots })
        : state('eigenvalues-are-roots', { polynomial }),
  };
}

/** `shifted` is A − λI, `found` the student's vectors as columns. */
export function eigenvectorHints(shifted: Rows, found: Rows): LineHints {
  const entries = numbersOf(shifted);
  if (entries === null) return { calculation: null, result: null };
  const vector = vectorToZero(shifted);
  return {
    calculation: state(hasZeroColumn(found) ? 'other-vector-wanted' : 'matrix-times-vector', { matrix: entries }),
    result: vector === null ? null : state('eigenvector', { vector: withoutFractions(vector) }),
  };
}

function hasZeroColumn(found: Rows): boolean {
  return transposedRows(found).some((column) => column.every(isNothing));
}

function withoutFractions(vector: readonly Rational[]): readonly Rational[] {
  const factor = rational(leastCommonDenominator(vector));
  return vector.map((value) => multiply(factor, value));
}

/** A vector that is not zero and is mapped to zero, with 1 in the first column without a pivot. */
function vectorToZero(shifted: Rows): readonly Rational[] | null {
  const reduced = reducedRows(shifted);
  const rows = reduced === null ? null : numbersOf(reduced.rows);
  if (reduced === null || rows === null) return null;
  const free = Array.from({ length: widthOf(shifted) }, (_, column) => column).find(
    (column) => !reduced.pivots.includes(column),
  );
  if (free === undefined) return null;
  return Array.from({ length: widthOf(shifted) }, (_, column) => {
    if (column === free) return ONE;
    const row = reduced.pivots.indexOf(column);
    return row < 0 ? ZERO : negate(rows[row][free]);
  });
}
