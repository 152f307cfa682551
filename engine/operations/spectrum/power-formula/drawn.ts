// Matrices of two rows with chosen eigenvalues and whole numbers in all matrices of their formula.

import { drawNonzero, drawUntil, largestOf, type Rows } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';

/** PMP⁻¹ for a whole matrix P with the determinant 1. */
export function drawConjugate(random: Random, middle: Rows, largest: number): Rows {
  return drawUntil(
    () => {
      const [x, y] = [drawNonzero(random, 2), drawNonzero(random, 2)];
      const p = [
        [1 + x * y, x],
        [y, 1],
      ];
      const inverse = [
        [1, -x],
        [-y, 1 + x * y],
      ];
      return productOf(productOf(p, middle), inverse);
    },
    (rows) => largestOf(rows) <= largest && rows.flat().every((entry) => entry !== 0),
  );
}

function productOf(p: Rows, q: Rows): Rows {
  return p.map((row) => q[0].map((_, j) => row.reduce((sum, x, k) => sum + x * q[k][j], 0)));
}
