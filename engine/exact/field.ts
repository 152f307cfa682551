// Rings and fields as data, so that one algorithm serves fractions, polynomials and the numbers of an extension.

import type { Entry } from './entry.ts';
import * as numbers from './entry.ts';
import { dividedBy, type Polynomial, polynomials } from './polynomial.ts';
import { add, divide, isZero, multiply, negate, ONE, type Rational, ZERO } from './rational.ts';

/** Addition and multiplication, both commutative. */
export interface Ring<T> {
  readonly zero: T;
  add(x: T, y: T): T;
  multiply(x: T, y: T): T;
  negate(x: T): T;
  isZero(x: T): boolean;
}

export interface Field<T> extends Ring<T> {
  readonly one: T;
  /** 1/x; x is not zero. */
  invert(x: T): T;
}

/** The numbers of a question: fractions, or those of one quadratic field. */
export const entries: Field<Entry> = {
  zero: ZERO,
  one: ONE,
  add: numbers.add,
  multiply: numbers.multiply,
  negate: numbers.negate,
  isZero: numbers.isZero,
  invert: (x) => numbers.divide<Entry>(ONE, x),
};

export const rationals: Field<Rational> = {
  zero: ZERO,
  one: ONE,
  add,
  multiply,
  negate,
  isZero,
  invert: (x) => divide(ONE, x),
};

/**
 * Q[x]/(modulus): its elements are polynomials of a degree below that of the modulus, which is monic and irreducible.
 * @throws RangeError from `invert` where the modulus turns out to have a factor
 */
export function extension(modulus: Polynomial): Field<Polynomial> {
  const reduce = (p: Polynomial): Polynomial => (p.length < modulus.length ? p : dividedBy(p, modulus).remainder);
  return {
    ...polynomials,
    one: [ONE],
    multiply: (x, y) => reduce(polynomials.multiply(x, y)),
    invert: (x) => inverseModulo(x, modulus),
  };
}

/** The inverse by the extended Euclidean algorithm. */
function inverseModulo(x: Polynomial, modulus: Polynomial): Polynomial {
  // Throughout, each remainder is its factor times x, modulo the modulus.
  let [earlier, later]: [Polynomial, Polynomial] = [modulus, x];
  let [earlierFactor, laterFactor]: [Polynomial, Polynomial] = [[], [ONE]];
  while (later.length > 1) {
    const { quotient, remainder } = dividedBy(earlier, later);
    const factor = polynomials.add(earlierFactor, polynomials.negate(polynomials.multiply(quotient, laterFactor)));
    [earlier, later] = [later, remainder];
    [earlierFactor, laterFactor] = [laterFactor, factor];
  }
  if (later.length === 0) throw new RangeError('an element without an inverse: the modulus is not irreducible');
  const scale = divide(ONE, later[0]);
  return laterFactor.map((coefficient) => multiply(coefficient, scale));
}
