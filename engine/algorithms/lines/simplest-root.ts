// The simplest form of a square root: √(32/9) is 4√2/3. Square factors stand before the root, none is left under it, and
// the denominator is whole.

import { count, type Expression, number, power, product, quotient, root } from '../../document/expression.ts';
import type { Rational } from '../../exact/rational.ts';

/** factor · √radicand / divisor: factor and divisor have no common divisor, and no square above 1 divides the radicand. */
export interface SimplestRoot {
  readonly factor: number;
  readonly radicand: number;
  readonly divisor: number;
}

/** Larger numerators and denominators are not taken apart: trial division stays below the cube root, 1000. */
const LARGEST_PART = 1e9;

/** The simplest form of √x for x > 0; null where the parts of x are too large to be taken apart. */
export function simplestRoot({ numerator, denominator }: Rational): SimplestRoot | null {
  const [above, below] = [Number(numerator), Number(denominator)];
  if (above > LARGEST_PART || below > LARGEST_PART) return null;
  const [top, bottom] = [withoutSquares(above), withoutSquares(below)];
  const radicand = top.rest * bottom.rest;
  const divisor = bottom.side * bottom.rest;
  return Number.isSafeInteger(radicand) && Number.isSafeInteger(divisor)
    ? { factor: top.side, radicand, divisor }
    : null;
}

/** The factors n = side² · rest with no square in the rest. Once the small primes are out, what is left has two at most. */
function withoutSquares(n: number): { readonly side: number; readonly rest: number } {
  let [side, rest, left] = [1, 1, n];
  for (let prime = 2; prime ** 3 <= left; prime++) {
    while (left % prime ** 2 === 0) {
      side *= prime;
      left /= prime ** 2;
    }
    if (left % prime === 0) {
      rest *= prime;
      left /= prime;
    }
  }
  const last = Math.round(Math.sqrt(left));
  return last ** 2 === left ? { side: side * last, rest } : { side, rest: rest * left };
}

/** 4√2/3 */
function simplestForm({ factor, radicand, divisor }: SimplestRoot): Expression {
  const whole = factor === 1 ? root(count(radicand)) : product('adjacent', count(factor), root(count(radicand)));
  return divisor === 1 ? whole : quotient(whole, count(divisor));
}

/** √(4² · 2 / 3²): the same root with its square factors written as squares; null where there are none to see. */
export function squaresShown({ factor, radicand, divisor }: SimplestRoot): Expression | null {
  if (factor === 1 && divisor === 1) return null;
  const above = factor === 1 ? count(radicand) : product('dot', squared(factor), count(radicand));
  return root(divisor === 1 ? above : quotient(above, squared(divisor)));
}

/** The simplest form of √x where it is known, else √x. */
export function simplestRootOf(x: Rational): Expression {
  const form = simplestRoot(x);
  return form === null ? root(number(x)) : simplestForm(form);
}

function squared(x: number): Expression {
  return power(count(x), count(2));
}
