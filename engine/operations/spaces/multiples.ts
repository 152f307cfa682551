// Sums of multiples as they are written: 2 v − w.

import { added as sumOf, type Expression, negative, number, product } from '../../document/expression.ts';
import { leastCommonDenominator } from '../../algorithms/row-reduction/solve.ts';
import { absolute, type Entry, equals, multiply, signOf } from '../../exact/entry.ts';
import { ONE, rational } from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';

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

/** The least multiple without fractions, with its factor; null where there are no fractions, or numbers that are none. */
export function wholeMultiple(
  entries: readonly Scalar[],
): { readonly factor: Entry; readonly entries: readonly Entry[] } | null {
  const rationals = entries.filter((entry) => entry.kind === 'rational');
  if (rationals.length < entries.length) return null;
  const denominator = leastCommonDenominator(rationals);
  if (denominator === 1n) return null;
  const factor = rational(denominator);
  return { factor, entries: rationals.map((entry) => multiply(factor, entry)) };
}
