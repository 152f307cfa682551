// What the upper rungs of hints say of eigenvalues and eigenvectors.

import { joined } from '../../algorithms/wording.ts';
import { polynomialExpression } from '../../algorithms/polynomial/expression.ts';
import { factorOverRationals } from '../../algorithms/polynomial/rational-factors.ts';
import { grid, list, number, numbers } from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import { divide, negate, ONE, type Rational, ZERO } from '../../exact/rational.ts';
import { numbersOf, reducedRows, type Rows, widthOf } from './matrices.ts';
import type { Polynomial } from './polynomial.ts';
import type { LineHints } from './tasks.ts';

export function eigenvalueHints(polynomial: Polynomial): LineHints {
  const shown = polynomialExpression(polynomial, 'λ');
  const leading = polynomial.at(-1);
  const roots =
    polynomial.length < 2 || leading === undefined
      ? []
      : factorOverRationals(polynomial.map((coefficient) => divide(coefficient, leading))).roots;
  return {
    calculation: say`Which numbers make ${shown} zero, and how often is each a root?`,
    result:
      roots.length > 0 && roots.length === polynomial.length - 1
        ? say`The roots are ${joined(roots.map((root) => say`${number(root)}`))}.`
        : say`The eigenvalues are the roots of ${shown}.`,
  };
}

/** `shifted` is A − λI. */
export function eigenvectorHints(shifted: Rows): LineHints {
  const entries = numbersOf(shifted);
  if (entries === null) return { calculation: null, result: null };
  const vector = vectorToZero(shifted);
  return {
    calculation: say`Multiply ${grid(entries.map(numbers))} by your vector: does every entry become 0?`,
    result: vector === null ? null : say`One eigenvector is ${list(numbers(vector))}.`,
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
