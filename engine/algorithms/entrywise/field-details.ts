// Rules of reckoning with roots and with i, which people forget when they calculate with fractions alone.

import { equal, negative, number, product, quotient, sum, type Expression } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { isQuadratic } from '../../exact/algebraic.ts';
import {
  absolute,
  conjugate,
  divide,
  type Entry,
  entryOf,
  equals,
  isInteger,
  isRational,
  isReal,
  isZero,
  multiply,
  signOf,
} from '../../exact/entry.ts';
import { gcd } from '../../exact/gcd.ts';
import { integer, ONE, ZERO } from '../../exact/rational.ts';
import type { Detail } from './details.ts';

/** For sums and differences. */
export const LIKE_TERMS: readonly Detail<Entry>[] = [
  {
    applies: (x, y) => !(isRational(x) && isRational(y)) && isReal(x) && isReal(y) && !isZero(x) && !isZero(y),
    working: () => [],
    reason: say`Like terms are taken together: fractions with fractions, and multiples of the root with multiples of the root.`,
  },
  {
    applies: (x, y) => !(isReal(x) && isReal(y)) && !isZero(x) && !isZero(y),
    working: () => [],
    reason: say`Real parts are taken together, and imaginary parts are.`,
  },
];

/** For products. */
export const BRACKETS: readonly Detail<Entry>[] = [
  {
    applies: (x, y) =>
      isRational(x) !== isRational(y) && isFactor(x) && isFactor(y) && termsOf(x).length + termsOf(y).length > 2,
    working: (x, y) => [multipliedOut(x, y)],
    reason: say`The number multiplies each term of the other one.`,
  },
  {
    applies: (x, y) => !isRational(x) && !isRational(y) && isReal(x),
    working: (x, y) => (termsOf(x).length + termsOf(y).length > 2 ? [multipliedOut(x, y)] : []),
    reason: say`Each term of one number is multiplied by each term of the other, and a square root times itself is the number under it.`,
  },
  {
    applies: (x, y) => !isRational(x) && !isRational(y) && !isReal(x),
    working: (x, y) => (termsOf(x).length + termsOf(y).length > 2 ? [multipliedOut(x, y)] : []),
    reason: say`Each term of one number is multiplied by each term of the other, and the imaginary unit times itself is minus one.`,
  },
];

/** For quotients. */
export const CONJUGATES: readonly Detail<Entry>[] = [
  {
    applies: (x, y) => !isZero(x) && !isRational(y) && termsOf(y).length === 1,
    working: (x, y) => extended(x, y, rootIn(y)),
    reason: say`A fraction keeps its value when numerator and denominator are multiplied by the same number; this one makes the denominator rational.`,
  },
  {
    applies: (x, y) => !isZero(x) && !isRational(y) && termsOf(y).length === 2,
    working: (x, y) => extended(x, y, conjugate(y)),
    reason: say`Numerator and denominator are multiplied by the conjugate of the denominator, in which the second term has the other sign; the product of the two is rational.`,
  },
];

function isFactor(x: Entry): boolean {
  return !isZero(x) && !equals(absolute(x), ONE);
}

/** The parts that are not zero: 1 and -√2 of 1 - √2. */
function termsOf(x: Entry): readonly Entry[] {
  if (isRational(x) || !isQuadratic(x.field)) return [x];
  const [part, factor] = x.element;
  return [part, entryOf(x.field, ZERO, factor)].filter((term) => !isZero(term));
}

/** 1 · 3 − 1 · √2 + √2 · 3 − √2 · √2 */
function multipliedOut(x: Entry, y: Entry): Expression {
  const terms = termsOf(x).flatMap((left) => termsOf(y).map((right) => signedProduct(left, right)));
  return sum(...terms);
}

function signedProduct(left: Entry, right: Entry): Expression {
  const size = product('dot', number(absolute(left)), number(absolute(right)));
  return signOf(left) * signOf(right) < 0 ? negative(size) : size;
}

/**
 * x/y for a y with a root, multiplied by the conjugate above and below: 1/(1 + 2i) = (1 − 2i)/((1 + 2i) · (1 − 2i)) = (1 − 2i)/5.
 * Null where y is a fraction or x is 0, and where the roots of x and y cancel as they stand.
 */
export function quotientLine(x: Entry, y: Entry): { readonly line: Expression; readonly reason: Prose } | null {
  if (isZero(y)) return null;
  const value = divide(x, y);
  if (isRational(value) && !isZero(value) && !isRational(x)) return null;
  const detail = CONJUGATES.find(({ applies }) => applies(x, y, value));
  if (detail === undefined) return null;
  const [above, below] = [number(x), number(y)];
  const members = [...detail.working(x, y), number(value)];
  return { line: equal(quotient(above, below), ...members), reason: detail.reason };
}

/** The root of a multiple of it, or the imaginary unit with the other sign. */
function rootIn(y: Entry): Entry {
  if (isRational(y)) return y;
  const root = entryOf(y.field, ZERO, ONE);
  return isReal(y) ? root : multiply<Entry>(root, integer(-1));
}

/** x/y as (x · by)/(y · by), worked out. */
function extended(x: Entry, y: Entry, by: Entry): readonly Expression[] {
  const [above, below] = [multiply(x, by), multiply(y, by)];
  const dividend = equals(x, ONE) ? number(by) : product('dot', number(x), number(by));
  const written = quotient(dividend, product('dot', number(y), number(by)));
  const isDone = equals(below, ONE) || equals(divide(above, below), above) || isInLowestTerms(above, below);
  return isDone ? [written] : [written, quotient(number(above), number(below))];
}

/** Whether (19 − 2√2)/353 is written like this as a number too, so that the chain would say it twice. */
function isInLowestTerms(above: Entry, below: Entry): boolean {
  if (isRational(above) || !isReal(above) || !isQuadratic(above.field)) return false;
  if (!isRational(below) || !isInteger(below) || signOf(below) < 0) return false;
  const parts = above.element;
  if (!parts.every((part) => isInteger(part))) return false;
  return parts.reduce((common, part) => gcd(common, part.numerator), below.numerator) === 1n;
}
