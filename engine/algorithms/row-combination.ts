// Combinations of rows and columns: a line with its factor before it.

import { type Expression, negative, number, product } from '../document/expression.ts';
import { absolute, type Entry, equals, signOf } from '../exact/entry.ts';
import { ONE } from '../exact/rational.ts';

/** r, −r, 3 r, −3 r */
export function multipleOfRow(factor: Entry, line: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? line : product('adjacent', number(size), line);
  return signOf(factor) < 0 ? negative(term) : term;
}
