// Sums of multiples as they are written: 2 v − w.

import { added as sumOf, type Expression, negative, number, product } from '../../document/expression.ts';
import { absolute, type Entry, equals, signOf } from '../../exact/entry.ts';
import { ONE } from '../../exact/rational.ts';

/** A factor other than 0, and what it multiplies: a name or a vector. */
export interface Term {
  readonly factor: Entry;
  readonly of: Expression;
}

/** v, -v, 3 v, -3 v */
export function multiple({ factor, of }: Term): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? of : product('adjacent', number(size), of);
  return signOf(factor) < 0 ? negative(term) : term;
}

/** The multiples added up; 0 where there are none. */
export function added(terms: readonly Term[]): Expression {
  return sumOf(terms.map(multiple));
}
