// Entries and determinants of workings: polynomials in one unknown, most of them constants.

import { dividedBy, type Polynomial, polynomial, polynomials, samePolynomial } from '../../exact/polynomial.ts';
import { ONE, type Rational, ZERO } from '../../exact/rational.ts';

export type { Polynomial };

export const NOTHING: Polynomial = polynomials.zero;
export const UNIT: Polynomial = [ONE];

export const same = samePolynomial;
export const plus = polynomials.add;
export const negated = polynomials.negate;
export const times = polynomials.multiply;
export const isNothing = polynomials.isZero;

export function constant(value: Rational): Polynomial {
  return polynomial(value);
}

/** The unknown itself. */
export function unknown(): Polynomial {
  return [ZERO, ONE];
}

/** The number that a polynomial without the unknown is, or null. */
export function constantOf(p: Polynomial): Rational | null {
  if (p.length > 1) return null;
  return p[0] ?? ZERO;
}

export function minus(p: Polynomial, q: Polynomial): Polynomial {
  return plus(p, negated(q));
}

export function total(terms: readonly Polynomial[]): Polynomial {
  return terms.reduce(plus, NOTHING);
}

/** p / q where the division leaves no remainder; null where it does, and for q = 0. */
export function quotient(p: Polynomial, q: Polynomial): Polynomial | null {
  if (isNothing(q)) return null;
  const { quotient: result, remainder } = dividedBy(p, q);
  return isNothing(remainder) ? result : null;
}
