// Symmetric matrices to be drawn: products LDLᵀ of whole numbers, whose pivots are planned.

import { drawUnitLower, productOfRows, type Rows, transposedRows } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';

/** Each number of the working is whole: minors, pivots and the coefficients of the squares. */
export function drawWithPivots(random: Random, pivots: readonly number[], largest: number): Rows {
  const lower = drawUnitLower(random, pivots.length, largest);
  const diagonal = pivots.map((pivot, row) => pivots.map((_, column) => (row === column ? pivot : 0)));
  return productOfRows(productOfRows(lower, diagonal), transposedRows(lower));
}
