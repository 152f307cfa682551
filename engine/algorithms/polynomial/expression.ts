// Polynomials as textbooks write them.

import { added, count, type Expression, negative, number, power, product, symbol } from '../../document/expression.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { absolute, equals, isZero, ONE, type Rational, signOf } from '../../exact/rational.ts';

/** The polynomial as textbooks write it: highest power first, no coefficient of 1, no term of 0. */
export function polynomialExpression(p: Polynomial, variable: string): Expression {
  const terms = p.map((coefficient, degree) => term(coefficient, degree, variable)).toReversed();
  return added(terms.filter((expression) => expression !== null));
}

function term(coefficient: Rational, degree: number, variable: string): Expression | null {
  if (isZero(coefficient)) return null;
  const size = absolute(coefficient);
  const shown = degree === 0 ? number(size) : coefficientTimes(size, powerOf(variable, degree));
  return signOf(coefficient) < 0 ? negative(shown) : shown;
}

function coefficientTimes(size: Rational, factor: Expression): Expression {
  return equals(size, ONE) ? factor : product('adjacent', number(size), factor);
}

function powerOf(variable: string, degree: number): Expression {
  return degree === 1 ? symbol(variable) : power(symbol(variable), count(degree));
}
