// The products along the diagonals of a 2x2 or 3x3 matrix, as formulas of its entries: those to add, and those to subtract.

import type { Entry } from '../../../exact/entry.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { type Expression, number, numbers, product } from '../../../document/expression.ts';
import { sarrus } from './sarrus.ts';

/** ad and bc. */
export function crossProducts([[a, b], [c, d]]: Rows<Entry>): readonly (readonly Expression[])[] {
  return [[product('dot', number(a), number(d))], [product('dot', number(b), number(c))]];
}

/** Three products down and three up, by the rule of Sarrus. */
export function sixProducts(rows: Rows<Entry>): readonly (readonly Expression[])[] {
  return [...sarrus(rows)].flatMap((move) =>
    move.move === 'down' || move.move === 'up'
      ? [move.facts.products.map(({ factors }) => product('dot', ...numbers(factors)))]
      : [],
  );
}
