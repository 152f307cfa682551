// Matrices that an exercise gives as a product of two, so that the operation is to be carried out on what has to be worked out first.

import { added, count, equal, type Expression, grid, product } from '../document/expression.ts';
import { measure } from '../document/facts.ts';
import { claim, type Prose, say } from '../document/prose.ts';
import { drawRows, productOfRows, type Rows } from '../learning/drawing.ts';
import { shown } from '../learning/notation.ts';
import type { Random } from '../learning/random.ts';

export interface DrawnProduct {
  readonly left: Rows;
  readonly right: Rows;
  /** The product itself. */
  readonly rows: Rows;
}

/** Two factors of small whole numbers without zeros. */
export function drawProduct(random: Random, rows: number, inner: number, columns: number, largest = 4): DrawnProduct {
  const range = { from: -largest, to: largest, without: [0] };
  const [left, right] = [drawRows(random, rows, inner, range), drawRows(random, inner, columns, range)];
  return { left, right, rows: productOfRows(left, right) };
}

/** The two factors beside each other. */
export function factorsShown({ left, right }: DrawnProduct): Expression {
  return product('adjacent', shown(...left), shown(...right));
}

/** How an entry of the product is worked out: 2 · 3 + 4 · (−1). Places count from 0. */
export function entryWorking({ left, right }: DrawnProduct, row: number, column: number): Expression {
  return added(left[row].map((entry, k) => product('dot', count(entry), count(right[k][column]))));
}

/** The factors, every entry of their product as it is worked out, and the product. */
export function productWorking(drawn: DrawnProduct): readonly [Expression, Expression, Expression] {
  const entries = drawn.rows.map((row, i) => row.map((_, j) => entryWorking(drawn, i, j)));
  return [factorsShown(drawn), grid(entries), shown(...drawn.rows)];
}

/** Where the entry in the first row and the first column comes from, if the product has this name. */
export function firstEntryHint(drawn: DrawnProduct, name: Expression): Prose {
  const worked = entryWorking(drawn, 0, 0);
  return [
    claim(say`The product has ${worked} in row ${1}, column ${1}`, equal(measure('entryAt', name, 1, 1), worked)),
    '.',
  ];
}
