// What the upper rungs of hints say of eigenvalues and eigenvectors.

import { factorOverRationals } from '../../algorithms/polynomial/rational-factors.ts';
import { divide, negate, ONE, type Rational, ZERO } from '../../exact/rational.ts';
import { numbersOf, reducedRows, type Rows, widthOf } from './matrices.ts';
import { state } from '../statements/statement.ts';
import type { Polynomial } from './polynomial.ts';
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

/** `shifted` is A − λI. */
export function eigenvectorHints(shifted: Rows): LineHints {
  const entries = numbersOf(shifted);
  if (entries === null) return { calculation: null, result: null };
  const vector = vectorToZero(shifted);
  return {
    calculation: state('matrix-times-vector', { matrix: entries }),
    result: vector === null ? null : state('eigenvector', { vector }),
  };
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
