// Algebraic numbers as people write them: 2 + √3, (5 − √33)/2, 1 − 2i, (1 + √3 · i)/2.

import { type Algebraic, isQuadratic, radicandOf } from '../exact/algebraic.ts';
import { squareRoot } from '../exact/power.ts';
import {
  absolute,
  equals,
  integer,
  isInteger,
  isZero,
  multiply,
  ONE,
  type Rational,
  rational,
  signOf,
} from '../exact/rational.ts';
import { count, type Expression, negative, number, product, quotient, sum, symbol } from './expression.ts';
import { type SimplestRoot, simplestRoot, simplestRootOf } from './simplest-root.ts';

/** The square root of −1. */
export const IMAGINARY_UNIT: Expression = symbol('i');

/** The number as a sum with a root, or with i; null where its degree is 3 or more, so that it has no such form. */
export function algebraicExpression({ field, element: [part, factor] }: Algebraic): Expression | null {
  if (!isQuadratic(field)) return null;
  const square = multiply(multiply(factor, factor), rational(radicandOf(field)));
  return withRoot(part, square, signOf(factor) < 0);
}

/** part + √square, or part − √square where `isMinus`; with i where the square is negative. */
export function withRoot(part: Rational, square: Rational, isMinus: boolean): Expression {
  const joint = overOneDenominator(part, square, isMinus);
  if (joint !== null) return joint;
  const side = signOf(square) > 0 ? simplestRootOf(square) : timesUnit(absolute(square));
  return complexSum(number(part), isZero(part), side, isMinus);
}

/**
 * (5 − √33)/2 for 5/2 − √33/2, as the formula for quadratics writes it; null where not both parts have a denominator, and for
 * complex numbers without a root.
 */
function overOneDenominator(part: Rational, square: Rational, isMinus: boolean): Expression | null {
  if (isInteger(part)) return null;
  const form = simplestRoot(absolute(square));
  if (form === null || form.divisor === 1 || form.radicand === 1) return null;
  const whole = leastCommonMultiple(Number(part.denominator), form.divisor);
  if (!Number.isSafeInteger(whole)) return null;
  const above = multiply(part, integer(whole));
  const bare = rootWithFactor(form, whole / form.divisor);
  const side = signOf(square) > 0 ? bare : product('dot', bare, IMAGINARY_UNIT);
  return quotient(sum(number(above), isMinus ? negative(side) : side), count(whole));
}

/** 3√2, with a further factor. */
function rootWithFactor({ radicand, factor }: SimplestRoot, times: number): Expression {
  const bare = simplestRootOf(integer(radicand));
  return factor * times === 1 ? bare : product('adjacent', count(factor * times), bare);
}

function leastCommonMultiple(x: number, y: number): number {
  let [a, b] = [x, y];
  while (b !== 0) [a, b] = [b, a % b];
  return (x / a) * y;
}

/** part ± side, without a part that is 0. */
function complexSum(part: Expression, isNought: boolean, side: Expression, isMinus: boolean): Expression {
  if (isNought) return isMinus ? negative(side) : side;
  return sum(part, isMinus ? negative(side) : side);
}

/** √square · i */
function timesUnit(square: Rational): Expression {
  const root = squareRoot(square);
  if (root.kind === 'power') return product('dot', simplestRootOf(square), IMAGINARY_UNIT);
  const above = equals(rational(root.numerator), ONE)
    ? IMAGINARY_UNIT
    : product('adjacent', number(rational(root.numerator)), IMAGINARY_UNIT);
  return root.denominator === 1n ? above : quotient(above, number(rational(root.denominator)));
}

/** Whether it is a + bi with fractions a and b. */
export function isGaussian({ field }: Algebraic): boolean {
  return isQuadratic(field) && radicandOf(field) === -1n;
}

/** a + bi, each part as a number by itself, so that a style may round it. */
export function inParts(re: Rational, im: Rational): Expression {
  const side = product('adjacent', number(im), IMAGINARY_UNIT);
  return isZero(re) ? side : sum(number(re), side);
}

/** re + im i for two numbers that are shown as decimals. */
export function sumOfParts(re: Expression, im: Expression): Expression {
  return sum(re, product('adjacent', im, IMAGINARY_UNIT));
}
