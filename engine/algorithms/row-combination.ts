// Combinations of rows and columns: a line with its factor before it.

import { type Expression, negative, number, product } from '../document/expression.ts';
import { absolute, equals, ONE, type Rational, signOf } from '../exact/rational.ts';

/** r, −r, 3 r, −3 r */
export function multipleOfRow(factor: Rational, line: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? line : product('adjacent', number(size), line);
  return signOf(factor) < 0 ? negative(term) : term;
}
