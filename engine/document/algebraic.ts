// Algebraic numbers as people write them: 2 + √3, 1 − 2i, 1/2 + √3/2 · i.

import { type Algebraic, isQuadratic, radicandOf } from '../exact/algebraic.ts';
import { squareRoot } from '../exact/power.ts';
import { absolute, equals, isZero, multiply, ONE, type Rational, rational, signOf } from '../exact/rational.ts';
import { type Expression, negative, number, product, quotient, sum, symbol } from './expression.ts';
import { simplestRootOf } from './simplest-root.ts';

/** The square root of −1. */
export const IMAGINARY_UNIT: Expression = symbol('i');

/** The number as a sum with a root, or with i; null where its degree is 3 or more, so that it has no such form. */
export function algebraicExpression({ field, element: [part, factor] }: Algebraic): Expression | null {
  if (!isQuadratic(field)) return null;
  const square = multiply(multiply(factor, factor), rational(radicandOf(field)));
  const side = field.isReal ? simplestRootOf(square) : timesUnit(absolute(square));
  return complexSum(number(part), isZero(part), side, signOf(factor) < 0);
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
