// Positive definite matrices to be drawn: products of a lower triangular matrix and its transpose.

import { drawInteger, productOfRows, type Rows, transposedRows } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';

/** A lower triangular matrix of whole numbers with a positive diagonal. */
export function drawLower(random: Random, size: number, largest: number): Rows {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => {
      if (j > i) return 0;
      return drawInteger(random, { from: i === j ? 1 : -largest, to: largest });
    }),
  );
}

/** LLᵀ. */
export function squared(lower: Rows): Rows {
  return productOfRows(lower, transposedRows(lower));
}
