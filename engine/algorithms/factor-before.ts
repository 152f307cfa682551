// A factor that stands before a vector or a matrix.

import { count, type Expression, negative, number, quotient } from '../document/expression.ts';
import { type Entry, isRational } from '../exact/entry.ts';
import { rational } from '../exact/rational.ts';

/** A fraction as a quotient of whole numbers: rounded steps leave these as they are, so that the product is true as shown. */
export function factorBefore(value: Entry): Expression {
  if (!isRational(value) || value.denominator === 1n) return number(value);
  const below = number(rational(value.denominator));
  const above = value.numerator < 0n ? -value.numerator : value.numerator;
  const size = quotient(above === 1n ? count(1) : number(rational(above)), below);
  return value.numerator < 0n ? negative(size) : size;
}
