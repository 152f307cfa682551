// Fractions that are not rounded: a number from which the next line is worked out, so that a reader can do it again from the page.

import { type Expression, negative, number, quotient } from '../document/expression.ts';
import { decimalPlaces } from '../exact/decimal.ts';
import { absolute, type Entry, isRational, signOf } from '../exact/entry.ts';
import { rational } from '../exact/rational.ts';

/** A fraction that is no decimal as a quotient of whole numbers, which no rounding changes; other numbers as they are. */
export function fractionInFull(value: Entry): Expression {
  if (!isRational(value) || decimalPlaces(value) !== null) return number(value);
  const { numerator, denominator } = value;
  const size = quotient(number(absolute(rational(numerator))), number(rational(denominator)));
  return signOf(value) < 0 ? negative(size) : size;
}
