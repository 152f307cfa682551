// The products AᵀA and AAᵀ, of which the smaller one is worked with: both have the same eigenvalues other than zero.

import { transpose } from '../../../exact/kernels/arrangement.ts';
import { multiplyMatrices, productCost, productTime } from '../../../exact/kernels/product.ts';
import { EXACT_BUDGET } from '../../../exact/budget.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import { recently } from '../../../exact/recently.ts';

/** The singular vectors that are eigenvectors of the product: the right ones of AᵀA, the left ones of AAᵀ. */
export type Side = 'right' | 'left';

export function sideOf({ rows, columns }: Matrix): Side {
  return rows < columns ? 'left' : 'right';
}

/** Aᵀ and A, or A and Aᵀ. */
function factorsOf(a: Matrix): readonly [Matrix, Matrix] {
  const transposed = transpose(a);
  return sideOf(a) === 'right' ? [transposed, a] : [a, transposed];
}

/** The smaller of AᵀA and AAᵀ, or AᵀA where they are of one size; null where it is beyond exact arithmetic. */
export const gramOf = recently(1, (a: Matrix): Matrix | null => {
  const [left, right] = factorsOf(a);
  if (productCost(left, right).exact > EXACT_BUDGET) return null;
  const product = multiplyMatrices(left, right);
  return product.kind === 'scaled' || product.kind === 'quotient' || product.kind === 'rational' ? product : null;
});

/** The predicted work of multiplying. */
export function gramCost(a: Matrix): number {
  return productCost(...factorsOf(a)).exact;
}

/** The expected nanoseconds of it. */
export function gramTime(a: Matrix): number {
  return productTime(...factorsOf(a));
}
