// The simplest form of a root: √(32/9) is 4√2/3. Square factors stand before the root, none is left under it, and the
// denominator is whole. Of other roots the same holds for cubes, fourth powers and so on.

import type { Power } from '../exact/power.ts';
import type { Rational } from '../exact/rational.ts';
import { count, type Expression, negative, number, power, product, quotient, root } from './expression.ts';

/**
 * factor · ᵈ√radicand / divisor: factor and divisor have no common divisor, and no d-th power above 1 divides the radicand.
 */
export interface SimplestRoot {
  readonly degree: number;
  readonly factor: number;
  readonly radicand: number;
  readonly divisor: number;
}

/** Larger numerators and denominators are not taken apart: trial division stays below the cube root, 1000. */
const LARGEST_PART = 1e9;

/** The simplest form of a root of x > 0; null where the parts of x are too large to be taken apart. */
export function simplestRoot({ numerator, denominator }: Rational, degree = 2): SimplestRoot | null {
  const [above, below] = [Number(numerator), Number(denominator)];
  if (above > LARGEST_PART || below > LARGEST_PART) return null;
  const [top, bottom] = [withoutPowers(above, degree), withoutPowers(below, degree)];
  const radicand = top.rest * bottom.missing;
  const divisor = bottom.side * bottom.rounded;
  return Number.isSafeInteger(radicand) && Number.isSafeInteger(divisor)
    ? { degree, factor: top.side, radicand, divisor }
    : null;
}

/** n = side^degree · rest, and n · missing = (side · rounded)^degree with the least such number. */
interface Parts {
  readonly side: number;
  readonly rest: number;
  readonly missing: number;
  readonly rounded: number;
}

/** Once the small primes are out, what is left has two at most. */
function withoutPowers(n: number, degree: number): Parts {
  let [side, rest, missing, rounded, left] = [1, 1, 1, 1, n];
  const take = (prime: number, times: number): void => {
    const over = times % degree;
    side *= prime ** ((times - over) / degree);
    if (over === 0) return;
    rest *= prime ** over;
    missing *= prime ** (degree - over);
    rounded *= prime;
  };
  for (let prime = 2; prime ** 3 <= left; prime++) {
    let times = 0;
    for (; left % prime === 0; left /= prime) times += 1;
    if (times > 0) take(prime, times);
  }
  const last = Math.round(Math.sqrt(left));
  if (left > 1) take(last ** 2 === left ? last : left, last ** 2 === left ? 2 : 1);
  return { side, rest, missing, rounded };
}

/** 4√2/3 */
function simplestForm({ degree, factor, radicand, divisor }: SimplestRoot): Expression {
  const bare = root(count(radicand), degree);
  const whole = factor === 1 ? bare : product('adjacent', count(factor), bare);
  return divisor === 1 ? whole : quotient(whole, count(divisor));
}

/** √(4² · 2 / 3²): the same root with its square factors written as squares; null where there are none to see. */
export function squaresShown({ factor, radicand, divisor }: SimplestRoot): Expression | null {
  if (factor === 1 && divisor === 1) return null;
  const above = factor === 1 ? count(radicand) : product('dot', squared(factor), count(radicand));
  return root(divisor === 1 ? above : quotient(above, squared(divisor)));
}

/** The simplest form of a power that is a root, its sign before it; null for other powers, and where it is not known. */
export function simplestPower({ sign, base, exponent }: Power): Expression | null {
  if (exponent.numerator !== 1n || exponent.denominator > LARGEST_DEGREE) return null;
  const form = simplestRoot(base, Number(exponent.denominator));
  if (form === null) return null;
  return sign < 0 ? negative(simplestForm(form)) : simplestForm(form);
}

/** Whether a root has a simpler form than the root sign over its number: √8, √(1/2). */
export function hasSimplerForm({ base, exponent }: Power): boolean {
  if (exponent.numerator !== 1n || exponent.denominator > LARGEST_DEGREE) return false;
  const form = simplestRoot(base, Number(exponent.denominator));
  return form !== null && (form.factor > 1 || form.divisor > 1);
}

/** Roots of a higher degree are written as powers. */
const LARGEST_DEGREE = 100n;

/** The simplest form of √x where it is known, else √x. */
export function simplestRootOf(x: Rational): Expression {
  const form = simplestRoot(x);
  return form === null ? root(number(x)) : simplestForm(form);
}

function squared(x: number): Expression {
  return power(count(x), count(2));
}
