// Polynomials in one variable with rational coefficients.

import {
  absolute,
  add,
  equals,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  signOf,
  ZERO,
} from '../../exact/rational.ts';
import { added, count, type Expression, negative, number, power, product, symbol } from '../../document/expression.ts';
import type { Ring } from '../expansion/ring.ts';

/** Coefficients from the lowest power up; the last one is not 0, so that the zero polynomial has none. */
export type Polynomial = readonly Rational[];

/** The polynomial with these coefficients, lowest power first. */
export function polynomial(...coefficients: readonly Rational[]): Polynomial {
  const degree = coefficients.findLastIndex((coefficient) => !isZero(coefficient));
  return coefficients.slice(0, degree + 1);
}

export const polynomials: Ring<Polynomial> = {
  zero: [],
  add: (p, q) =>
    polynomial(
      ...Array.from({ length: Math.max(p.length, q.length) }, (_, degree) => add(p[degree] ?? ZERO, q[degree] ?? ZERO)),
    ),
  multiply: (p, q) => {
    const result = Array.from({ length: Math.max(0, p.length + q.length - 1) }, () => ZERO);
    p.forEach((x, i) => {
      q.forEach((y, j) => {
        result[i + j] = add(result[i + j], multiply(x, y));
      });
    });
    return polynomial(...result);
  },
  negate: (p) => p.map(negate),
  isZero: (p) => p.length === 0,
};

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
