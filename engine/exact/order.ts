// The order of exact numbers, real and complex, and decimals between which a root lies.

import type { Algebraic } from './algebraic.ts';
import { type Polynomial, valueAt } from './polynomial.ts';
import { add, compare, type Rational, rational, signOf, subtract } from './rational.ts';
import { nearestComplex, roundComplex, roundHalfAway } from './rounding.ts';
import { type Exact, isComplex } from './scalar.ts';

/** Real numbers ascending before complex ones by their real, then their imaginary parts. */
export function inOrder(x: Exact, y: Exact): number {
  if (isComplex(x) !== isComplex(y)) return isComplex(x) ? 1 : -1;
  if (isComplex(x) && isComplex(y)) return complexInOrder(x, y);
  return compare(roundHalfAway(x, PLACES), roundHalfAway(y, PLACES));
}

/** Numbers that agree in so many places are one for the order. */
const PLACES = 40;

function complexInOrder(x: Algebraic, y: Algebraic): number {
  const [one, other] = [nearestComplex(x), nearestComplex(y)];
  if (Math.abs(one.re - other.re) > 1e-9 * Math.max(1, Math.abs(one.re))) return one.re - other.re;
  const [left, right] = [roundComplex(x, PLACES), roundComplex(y, PLACES)];
  return compare(left.re, right.re) || compare(left.im, right.im);
}

/** Decimals with so many places, between which a root of a polynomial lies. */
export interface RootBounds {
  readonly lower: Rational;
  readonly upper: Rational;
  readonly places: number;
}

/** Decimals on both sides of a simple real root, at which the polynomial has opposite signs; of so many places, or of more. */
export function boundsOf(p: Polynomial, root: Exact, fewestPlaces: number): RootBounds {
  for (let places = fewestPlaces; ; places++) {
    const middle = roundHalfAway(root, places);
    const unit = rational(1n, 10n ** BigInt(places));
    const [lower, upper] = [subtract(middle, unit), add(middle, unit)];
    if (signOf(valueAt(p, lower)) * signOf(valueAt(p, upper)) < 0) return { lower, upper, places };
  }
}
