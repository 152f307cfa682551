// The quantities of every working by eigenvalues: the characteristic polynomial, the eigenvalues, their equations and eigenvectors.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Amount } from './amount.ts';
import { eigenEquationQuantity, solvesOwnEquation } from './eigen-equation-quantity.ts';
import { eigenvectorQuantity, labelledEigenvectors } from './eigenvector-quantity.ts';
import type { Quantity } from './quantity.ts';
import { eigenvalueOf, eigenvalueQuantity, eigenvaluesQuantity, polynomialQuantity } from './spectrum-quantities.ts';

/** Those of the matrix `a` with these eigenvalues. An eigenvector is right as well where it solves the student's own equation. */
export function eigenQuantities(
  a: Amount,
  values: readonly RootSum[],
  lines: readonly Line[],
  example: Amount,
): readonly Quantity[] {
  return [
    polynomialQuantity(a),
    eigenvaluesQuantity(),
    eigenvalueQuantity(values),
    eigenEquationQuantity(a, values),
    ...labelledEigenvectors(a, values, lines, (found, own) => solvesOwnEquation([found.flat()], own, a, values)),
    eigenvectorQuantity(
      a.length,
      (vector, own) => eigenvalueOf(a, vector) !== null || solvesOwnEquation([vector], own, a, values),
      example,
    ),
  ];
}
