// Operation counts: how the arithmetic of a product is shared out by each method.
// Above: operation.ts, for readers who choose a method. Below: algorithms/products/solve.ts.

import type { ProductInput, ProductMethod } from '../../../algorithms/products/solve.ts';

/** The methods with their counts: all need the same arithmetic, in parts of different kinds. */
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
