// Polynomials as textbooks write them.

import { added, count, type Expression, negative, number, power, product, symbol } from '../../document/expression.ts';
import { absolute, type Entry, equals, isZero, signOf } from '../../exact/entry.ts';
import { ONE } from '../../exact/rational.ts';

/** The polynomial as textbooks write it: highest power first, but 2 − λ; no coefficient of 1, no term of 0. */
export function polynomialExpression(p: readonly Entry[], variable: string): Expression {
  const rising = p.map((coefficient, degree) => term(coefficient, degree, variable));
  const terms = beginsWithConstant(p) ? rising : rising.toReversed();
  return added(terms.filter((expression) => expression !== null));
}

/** Whether the constant term is written first: 2 − λ rather than −λ + 2. */
export function beginsWithConstant(p: readonly Entry[]): boolean {
  return p.length === 2 && !isZero(p[0]) && signOf(p[1]) < 0;
}

function term(coefficient: Entry, degree: number, variable: string): Expression | null {
  if (isZero(coefficient)) return null;
  const size = absolute(coefficient);
  const shown = degree === 0 ? number(size) : coefficientTimes(size, powerOf(variable, degree));
  return signOf(coefficient) < 0 ? negative(shown) : shown;
}

function coefficientTimes(size: Entry, factor: Expression): Expression {
  return equals(size, ONE) ? factor : product('adjacent', number(size), factor);
}

function powerOf(variable: string, degree: number): Expression {
  return degree === 1 ? symbol(variable) : power(symbol(variable), count(degree));
}
