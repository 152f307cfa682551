// The words of the matrix product.

import type { ProductInput } from '../../../algorithms/products/moves.ts';
import { matrixExpression, product } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Each matrix stands for a linear map. The product of two stands for both maps in turn: first that of the second factor, then that of the first. So its columns are the images of the columns of the second factor under the first map. That is why the order matters, and why the inner sizes must agree.`,
];

export { productExpression as expression, tellProduct as tell } from '../../../algorithms/products/tell.ts';

export function task({ a, b }: ProductInput): Prose {
  return say`Work out this matrix product: ${product('adjacent', matrixExpression(a), matrixExpression(b))}.`;
}
