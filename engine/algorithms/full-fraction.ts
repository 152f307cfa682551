// Numbers that are not rounded: those from which the next line is worked out, so that a reader can do it again from the page.

import { count, type Expression, negative, number, product, quotient, root } from '../document/expression.ts';
import { simplestRoot } from '../document/simplest-root.ts';
import { decimalPlaces } from '../exact/decimal.ts';
import { absolute, type Entry, isRational, signOf } from '../exact/entry.ts';
import type { RealRoot } from '../exact/entry-root.ts';
import { equals, rational } from '../exact/rational.ts';

/** A fraction that is no decimal as a quotient of whole numbers, which no rounding changes; other numbers as they are. */
export function fractionInFull(value: Entry): Expression {
  if (!isRational(value) || decimalPlaces(value) !== null) return number(value);
  const { numerator, denominator } = value;
  const size = quotient(number(absolute(rational(numerator))), number(rational(denominator)));
  return signOf(value) < 0 ? negative(size) : size;
}

/** The same, and a square root in its simplest form: 8√65/65. */
export function rootInFull(value: RealRoot): Expression {
  if (value.kind !== 'power') return fractionInFull(value);
  const form = equals(value.exponent, rational(1n, 2n)) ? simplestRoot(value.base) : null;
  if (form === null) return number(value);
  const radical = root(count(form.radicand));
  const above = form.factor === 1 ? radical : product('adjacent', count(form.factor), radical);
  const size = form.divisor === 1 ? above : quotient(above, count(form.divisor));
  return value.sign < 0 ? negative(size) : size;
}
