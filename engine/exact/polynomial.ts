// Polynomials in one variable with rational coefficients.

import { gcd } from './gcd.ts';
import { isSurelySquareFree } from './polynomial-modulo.ts';
import {
  add,
  divide,
  equals,
  integer,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from './rational.ts';

/** Coefficients from the lowest power up; the last one is not 0, so that the zero polynomial has none. */
export type Polynomial = readonly Rational[];

/** The polynomial with these coefficients, lowest power first. */
export function polynomial(...coefficients: readonly Rational[]): Polynomial {
  return trimmed(coefficients);
}

/** Without the zeros at the end. */
function trimmed(coefficients: readonly Rational[]): Polynomial {
  let length = coefficients.length;
  while (length > 0 && isZero(coefficients[length - 1])) length -= 1;
  return length === coefficients.length ? coefficients : coefficients.slice(0, length);
}

const NO_TERMS: Polynomial = [];

/** The ring of polynomials. */
export const polynomials = {
  zero: NO_TERMS,
  add: (p: Polynomial, q: Polynomial): Polynomial => {
    const [longer, shorter] = p.length < q.length ? [q, p] : [p, q];
    return trimmed(longer.map((coefficient, k) => (k < shorter.length ? add(coefficient, shorter[k]) : coefficient)));
  },
  multiply: (p: Polynomial, q: Polynomial): Polynomial => {
    if (p.length === 1 && q.length === 1) return trimmed([multiply(p[0], q[0])]);
    const result = Array.from({ length: Math.max(0, p.length + q.length - 1) }, () => ZERO);
    p.forEach((x, i) => {
      q.forEach((y, j) => {
        result[i + j] = add(result[i + j], multiply(x, y));
      });
    });
    return trimmed(result);
  },
  negate: (p: Polynomial): Polynomial => p.map(negate),
  isZero: (p: Polynomial): boolean => p.length === 0,
};

export function samePolynomial(p: Polynomial, q: Polynomial): boolean {
  return p.length === q.length && p.every((coefficient, degree) => equals(coefficient, q[degree]));
}

/** The value of a polynomial, by Horner's scheme. */
export function valueAt(p: Polynomial, x: Rational): Rational {
  return p.reduceRight((known, coefficient) => add(multiply(known, x), coefficient), ZERO);
}

/** Division with remainder; the divisor is not zero. */
export function dividedBy(
  dividend: Polynomial,
  divisor: Polynomial,
): { readonly quotient: Polynomial; readonly remainder: Polynomial } {
  const rest = [...dividend];
  const degree = divisor.length - 1;
  const quotient = Array.from({ length: Math.max(0, rest.length - degree) }, () => ZERO);
  for (let place = rest.length - 1; place >= degree; place--) {
    const factor = divide(rest[place], divisor[degree]);
    if (isZero(factor)) continue;
    quotient[place - degree] = factor;
    for (let k = 0; k <= degree; k++) {
      rest[place - degree + k] = subtract(rest[place - degree + k], multiply(factor, divisor[k]));
    }
  }
  return { quotient: trimmed(quotient), remainder: trimmed(rest.slice(0, degree)) };
}

/** The polynomial over its leading coefficient. */
export function monic(p: Polynomial): Polynomial {
  const leading = p[p.length - 1];
  return p.length === 0 || equals(leading, ONE) ? p : p.map((coefficient) => divide(coefficient, leading));
}

export function derivative(p: Polynomial): Polynomial {
  return polynomial(...p.slice(1).map((coefficient, k) => multiply(integer(k + 1), coefficient)));
}

/** The monic greatest common divisor; of two zero polynomials it is zero. */
export function commonDivisor(p: Polynomial, q: Polynomial): Polynomial {
  let [larger, smaller] = [monic(p), monic(q)];
  while (smaller.length > 0) [larger, smaller] = [smaller, monic(dividedBy(larger, smaller).remainder)];
  return larger;
}

/** The coefficients times their least common denominator, lowest power first. */
export function integerCoefficients(p: Polynomial): readonly bigint[] {
  const common = p.reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n);
  return p.map(({ numerator, denominator }) => (numerator * common) / denominator);
}

/** Whether no root, rational or not, is repeated. */
export function isSquareFree(p: Polynomial): boolean {
  return isSurelySquareFree(integerCoefficients(p)) || commonDivisor(p, derivative(p)).length === 1;
}

/** A polynomial without repeated roots, and how often it occurs in a product. */
export interface SquareFreePart {
  readonly factor: Polynomial;
  readonly times: number;
}

/**
 * The square-free parts of a monic polynomial: their powers multiply to it, and no two have a root in common.
 * Source: D. Y. Y. Yun, On square-free decomposition algorithms, 1976.
 */
export function squareFreeParts(p: Polynomial): readonly SquareFreePart[] {
  if (p.length > 1 && isSurelySquareFree(integerCoefficients(p))) return [{ factor: p, times: 1 }];
  const parts: SquareFreePart[] = [];
  const slope = derivative(p);
  const repeated = commonDivisor(p, slope);
  let left = dividedBy(p, repeated).quotient;
  let rest = dividedBy(slope, repeated).quotient;
  for (let times = 1; left.length > 1; times++) {
    const difference = polynomials.add(rest, polynomials.negate(derivative(left)));
    const factor = commonDivisor(left, difference);
    if (factor.length > 1) parts.push({ factor, times });
    left = dividedBy(left, factor).quotient;
    rest = dividedBy(difference, factor).quotient;
  }
  return parts;
}
