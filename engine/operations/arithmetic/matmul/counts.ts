// Operation counts: how the arithmetic of a product is shared out by each method.

import type { ProductMethod } from '../../../algorithms/products/choice.ts';
import type { ProductInput } from '../../../algorithms/products/moves.ts';

/**
 * The methods with their counts for a general m x k times k x n product: each of the m n entries needs k multiplications and
 * k - 1 additions, whatever the order in which they are done.
 */
export function countsFor({ a, b }: ProductInput): readonly ({ readonly name: ProductMethod } & {
  readonly [part: string]: number | string;
})[] {
  const arithmetic = {
    multiplications: a.rows * a.columns * b.columns,
    additions: a.rows * (a.columns - 1) * b.columns,
  };
  return [
    { name: 'row-by-column', dot_products: a.rows * b.columns, ...arithmetic },
    { name: 'columns', combinations_of_columns: b.columns, ...arithmetic },
    { name: 'outer', outer_products: a.columns, ...arithmetic },
  ];
}
