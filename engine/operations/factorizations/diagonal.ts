// Diagonal factors.

import { type ExactMatrix, matrixOf } from '../../exact/matrix.ts';
import { type Entry } from '../../exact/entry.ts';
import { ZERO } from '../../exact/rational.ts';

/** The square matrix with these numbers on its diagonal and zeros beside it. */
export function diagonalMatrix(diagonal: readonly Entry[]): ExactMatrix {
  return matrixOf(diagonal.map((entry, row) => diagonal.map((_, column) => (row === column ? entry : ZERO))));
}
