// Rationals: the numbers that every exact computation ends in.

import { decimalDivisor, decimalExponents, sumOverCommonDenominator } from './decimal-fractions.ts';
import { gcd } from './gcd.ts';

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** A rational number in lowest terms; the denominator is positive. */
export interface Rational {
  readonly kind: 'rational';
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The rational `numerator / denominator`, reduced.
 * @throws RangeError for a zero denominator: callers turn their own division by zero into a DomainError first.
 */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 1n) return { kind: 'rational', numerator, denominator };
  if (denominator === 0n) throw new RangeError('a rational has no zero denominator');
  if (denominator < 0n) return rational(-numerator, -denominator);
  if (numerator === 0n) return ZERO;
  const divisor = commonDivisor(numerator, denominator);
  if (divisor === 1n) return { kind: 'rational', numerator, denominator };
  return { kind: 'rational', numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Of a numerator that is not zero and a positive denominator: long decimals need no Euclid, short integers have a quick one. */
function commonDivisor(numerator: bigint, denominator: bigint): bigint {
  const exponents = denominator <= MAX_SAFE && numerator <= MAX_SAFE ? undefined : decimalExponents(denominator);
  return exponents === undefined ? gcd(numerator, denominator) : decimalDivisor(numerator, exponents);
}

/** The rational of a safe integer. */
export function integer(value: number): Rational {
  return value >= -LARGEST_KEPT && value <= LARGEST_KEPT ? SMALL_INTEGERS[value + LARGEST_KEPT] : newInteger(value);
}

function newInteger(value: number): Rational {
  return { kind: 'rational', numerator: BigInt(value), denominator: 1n };
}

/** Class-room matrices hold little else than these, and each is read many times. */
const LARGEST_KEPT = 1000;
const SMALL_INTEGERS: readonly Rational[] = Array.from({ length: 2 * LARGEST_KEPT + 1 }, (_, index) =>
  newInteger(index - LARGEST_KEPT),
);

export const ZERO: Rational = integer(0);
export const ONE: Rational = integer(1);

export function isZero(x: Rational): boolean {
  return x.numerator === 0n;
}

export function isInteger(x: Rational): boolean {
  return x.denominator === 1n;
}

export function signOf(x: Rational): -1 | 0 | 1 {
  if (x.numerator === 0n) return 0;
  return x.numerator < 0n ? -1 : 1;
}

export function negate(x: Rational): Rational {
  return { kind: 'rational', numerator: -x.numerator, denominator: x.denominator };
}

export function absolute(x: Rational): Rational {
  return x.numerator < 0n ? negate(x) : x;
}

export function add(x: Rational, y: Rational): Rational {
  if (x.denominator === y.denominator) return rational(x.numerator + y.numerator, x.denominator);
  if (x.denominator > MAX_SAFE || y.denominator > MAX_SAFE) {
    const sum = sumOverCommonDenominator(x.numerator, x.denominator, y.numerator, y.denominator);
    if (sum !== undefined) return rational(sum.numerator, sum.denominator);
  }
  return rational(x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator);
}

export function subtract(x: Rational, y: Rational): Rational {
  return add(x, negate(y));
}

export function multiply(x: Rational, y: Rational): Rational {
  return rational(x.numerator * y.numerator, x.denominator * y.denominator);
}

/** x / y. @throws RangeError for y = 0. */
export function divide(x: Rational, y: Rational): Rational {
  return rational(x.numerator * y.denominator, x.denominator * y.numerator);
}

/** Negative, zero or positive as x is less than, equal to or greater than y. */
export function compare(x: Rational, y: Rational): -1 | 0 | 1 {
  const difference =
    x.denominator === y.denominator
      ? x.numerator - y.numerator
      : x.numerator * y.denominator - y.numerator * x.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function equals(x: Rational, y: Rational): boolean {
  return x.numerator === y.numerator && x.denominator === y.denominator;
}

/** x to an integer power. @throws RangeError for 0 to a negative power. The caller bounds the size of the result. */
export function integerPower(x: Rational, exponent: bigint): Rational {
  if (exponent >= 0n) {
    return { kind: 'rational', numerator: x.numerator ** exponent, denominator: x.denominator ** exponent };
  }
  if (x.numerator === 0n) throw new RangeError('0 has no negative power');
  const sign = x.numerator < 0n && exponent % 2n !== 0n ? -1n : 1n;
  const size = x.numerator < 0n ? -x.numerator : x.numerator;
  return { kind: 'rational', numerator: sign * x.denominator ** -exponent, denominator: size ** -exponent };
}

/** `p/q` in lowest terms, or `p` for an integer. */
export function fractionText(x: Rational): string {
  return isInteger(x) ? x.numerator.toString() : `${x.numerator}/${x.denominator}`;
}
