// The words of the matrix product.
// Above: operation.ts. Below: algorithms/products/tell.ts.

import type { ProductInput } from '../../../algorithms/products/solve.ts';
import { matrixExpression, product } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

export { productExpression as expression, tellProduct as tell } from '../../../algorithms/products/tell.ts';

export function task({ a, b }: ProductInput): Prose {
  return say`Work out this matrix product: ${product('adjacent', matrixExpression(a), matrixExpression(b))}.`;
}
