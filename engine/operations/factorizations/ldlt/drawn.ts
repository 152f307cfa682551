// Symmetric matrices to be drawn: products LDLᵀ of whole numbers.

import { drawNonzero, drawUnitLower, productOfRows, type Rows, transposedRows } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';

export interface Factors {
  readonly l: Rows;
  readonly d: Rows;
}

/** A lower triangular matrix with ones on its diagonal, and pivots other than 0. */
export function drawFactors(random: Random, size: number, largest: number): Factors {
  const pivots = Array.from({ length: size }, () => drawNonzero(random, largest));
  return {
    l: drawUnitLower(random, size, largest),
    d: pivots.map((pivot, row) => pivots.map((_, column) => (row === column ? pivot : 0))),
  };
}

/** LDLᵀ. */
export function symmetricProduct({ l, d }: Factors): Rows {
  return productOfRows(productOfRows(l, d), transposedRows(l));
}
