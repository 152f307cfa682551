// Diagonal factors.

import { type Matrix, matrixOf } from '../../exact/matrix.ts';
import { type Rational, ZERO } from '../../exact/rational.ts';

/** The square matrix with these numbers on its diagonal and zeros beside it. */
export function diagonalMatrix(diagonal: readonly Rational[]): Matrix {
  return matrixOf(diagonal.map((entry, row) => diagonal.map((_, column) => (row === column ? entry : ZERO))));
}
