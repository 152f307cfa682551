// The words of the matrix product.
// Above: operation.ts. Below: algorithms/products/tell.ts.

import type { ProductInput } from '../../../algorithms/products/moves.ts';
import { matrixExpression, product } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The matrix product is made so that it matches doing one linear map after the other: the columns of the product are the images of the columns of the second factor. That is why the order matters, and why the inner sizes must agree.`,
  say`Each entry of the product pairs one row of the first factor with one column of the second.`,
];

export { productExpression as expression, tellProduct as tell } from '../../../algorithms/products/tell.ts';

export function task({ a, b }: ProductInput): Prose {
  return say`Work out this matrix product: ${product('adjacent', matrixExpression(a), matrixExpression(b))}.`;
}
