// Rings: what determinants are made of, numbers or polynomials.

import { add, isZero, multiply, negate, type Rational, ZERO } from '../../exact/rational.ts';

/** Addition and multiplication, commutative both. */
export interface Ring<T> {
  readonly zero: T;
  add(x: T, y: T): T;
  multiply(x: T, y: T): T;
  negate(x: T): T;
  isZero(x: T): boolean;
}

export const rationals: Ring<Rational> = { zero: ZERO, add, multiply, negate, isZero };
