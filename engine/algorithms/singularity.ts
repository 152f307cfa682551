// Whether a matrix is singular, without fractions where that is possible.

import { modularPivots } from '../exact/kernels/modular-rank.ts';
import { rank } from '../exact/kernels/rank.ts';
import { type ExactMatrix, hasRoots, largestMagnitude } from '../exact/matrix.ts';

/** Whether a square matrix is singular. Full rank modulo a prime proves full rank, and most invertible matrices have it. */
export function isSingular(matrix: ExactMatrix): boolean {
  const known = isSingularOfThree(matrix);
  if (known !== null) return known;
  if (!hasRoots(matrix) && modularPivots(matrix).pivots.length === matrix.rows) return false;
  return rank(matrix) < matrix.rows;
}

/** Whether the determinant of a 3x3 matrix of integers over a power of ten is 0; null for other shapes and for longer integers. */
export function isSingularOfThree(matrix: ExactMatrix): boolean | null {
  const { rows, columns } = matrix;
  if (matrix.kind !== 'scaled' || rows !== 3 || columns !== 3 || largestMagnitude(matrix) > EXACT_CUBE) return null;
  return determinantOfThree(matrix.values) === 0;
}

/** Six products of three such integers add up to less than 2^53. */
const EXACT_CUBE = 1e5;

/** Sarrus' rule, in doubles that hold every sum on the way. */
function determinantOfThree([a, b, c, d, e, f, g, h, i]: Float64Array): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
