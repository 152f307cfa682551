// Worked products: every entry of a product of matrices as it is worked out.

import { added, count, type Expression, grid } from '../document/expression.ts';
import { productOfRows, type Rows, transposedRows } from '../learning/drawing.ts';
import { dotted, fraction, fractions, shown } from '../learning/notation.ts';

/** How each entry of a product is worked out, and the product: the members that follow its name in an equality. */
export function productSteps(left: Rows, right: Rows): readonly [Expression, Expression] {
  const columns = transposedRows(right);
  return [
    grid(left.map((row) => columns.map((column) => entryWorked(row, column)))),
    shown(...productOfRows(left, right)),
  ];
}

/** Row times column, without the products that a zero makes; 0 where nothing is left. */
function entryWorked(row: readonly number[], column: readonly number[]): Expression {
  const terms = row.flatMap((x, k) => (x === 0 || column[k] === 0 ? [] : [dotted(count(x), count(column[k]))]));
  return terms.length === 0 ? count(0) : added(terms);
}

/** The same of a left factor whose whole numbers are divided by one number. */
export function dividedProductSteps(left: Rows, divisor: number, right: Rows): readonly [Expression, Expression] {
  const columns = transposedRows(right);
  const product = productOfRows(left, right);
  return [
    grid(
      left.map((row) =>
        columns.map((column) => {
          const terms = row.flatMap((x, k) =>
            x === 0 || column[k] === 0 ? [] : [dotted(fraction(x, divisor), count(column[k]))],
          );
          return terms.length === 0 ? count(0) : added(terms);
        }),
      ),
    ),
    fractions(...product.map((row) => row.map((entry) => [entry, divisor] as const))),
  ];
}
