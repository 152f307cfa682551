// Powers: base^exponent where the result is irrational, or rational but too large to write out.

import { bitLength, exactRoot } from './integers.ts';
import { binaryOrder } from './logarithm.ts';
import { integerPower, isInteger, isZero, negate, ONE, type Rational, rational, ZERO } from './rational.ts';

/**
 * `sign * base ^ exponent`, kept as it is because no fraction equals it (or none of reasonable length does).
 * base > 0 and exponent is not 0. `sqrt(v)` is the power with exponent 1/2.
 */
export interface Power {
  readonly kind: 'power';
  readonly sign: -1 | 1;
  readonly base: Rational;
  readonly exponent: Rational;
}

/** Why a power has no value that can be answered. */
export type PowerTrouble =
  /** 0 to a negative power. */
  | { readonly kind: 'zero-division' }
  /** A negative base with a fractional exponent; `oddRoot` is the real value that an odd root would give, if any. */
  | { readonly kind: 'domain'; readonly oddRoot: Rational | Power | null }
  /** The size of the result is at least 2^1024. */
  | { readonly kind: 'overflow' };

/** Rational results are written out while numerator and denominator stay below so many bits: about 4,900 digits. */
const LONGEST_RESULT = 16384n;

/** The least power of two that is no double. */
const BEYOND_DOUBLES = 1024;

/**
 * base ^ exponent over the reals, defined for base >= 0 or an integer exponent; 0^0 is 1.
 * Exact roots are found: (8/27)^(2/3) is 4/9. A result that is irrational, or too long to be written out, is a Power.
 * Sizes are predicted from logarithms, so that no exponent is expensive. A result just below 2^1024 may still round to
 * infinity, and one below the smallest double is returned as it is: `nearestDouble` gives 0, `underflows` tells.
 */
export function raise(base: Rational, exponent: Rational): Rational | Power | PowerTrouble {
  if (isZero(exponent)) return ONE;
  if (isZero(base)) return exponent.numerator < 0n ? { kind: 'zero-division' } : ZERO;
  if (base.numerator > 0n) return raisePositive(base, exponent);
  if (!isInteger(exponent)) return { kind: 'domain', oddRoot: oddRoot(base, exponent) };
  const size = raisePositive(negate(base), exponent);
  return isOdd(exponent.numerator) ? opposite(size) : size;
}

/** The square root of x >= 0: rational where both parts are squares. */
export function squareRoot(x: Rational): Rational | Power {
  return rationalRoot(x, 2) ?? { kind: 'power', sign: 1, base: x, exponent: HALF };
}

const HALF = rational(1n, 2n);

/** The real number of which base < 0 to the power p/q is a sensible reading where q is odd. */
function oddRoot(base: Rational, exponent: Rational): Rational | Power | null {
  if (!isOdd(exponent.denominator)) return null;
  const size = raisePositive(negate(base), exponent);
  const signed = isOdd(exponent.numerator) ? opposite(size) : size;
  return signed.kind === 'rational' || signed.kind === 'power' ? signed : null;
}

function isOdd(x: bigint): boolean {
  return (x & 1n) === 1n;
}

function opposite(x: Rational | Power | PowerTrouble): Rational | Power | PowerTrouble {
  if (x.kind === 'rational') return negate(x);
  return x.kind === 'power' ? { ...x, sign: x.sign === 1 ? -1 : 1 } : x;
}

function raisePositive(base: Rational, exponent: Rational): Rational | Power | PowerTrouble {
  const length = Math.max(bitLength(base.numerator), bitLength(base.denominator));
  if (length === 1) return ONE;
  if (!isInteger(exponent)) {
    // Only 1 has rational roots of a degree beyond the length of its parts.
    const root = exponent.denominator < BigInt(length) ? rationalRoot(base, Number(exponent.denominator)) : null;
    return root === null ? keptPower(base, exponent) : raisePositive(root, rational(exponent.numerator));
  }
  if (BigInt(length) * magnitude(exponent.numerator) > LONGEST_RESULT) return keptPower(base, exponent);
  const result = integerPower(exponent.numerator < 0n ? reciprocal(base) : base, magnitude(exponent.numerator));
  return magnitude(result.numerator) >= result.denominator << BigInt(BEYOND_DOUBLES) ? { kind: 'overflow' } : result;
}

function keptPower(base: Rational, exponent: Rational): Power | PowerTrouble {
  const within = orderIsWithin(base, exponent, BEYOND_DOUBLES);
  if (!within && binaryOrder(base, exponent).lower >= BEYOND_DOUBLES) return { kind: 'overflow' };
  return { kind: 'power', sign: 1, base, exponent };
}

/** Whether the lengths of the parts alone show that |log2(base^exponent)| is at most `limit`; base > 0. */
export function orderIsWithin(base: Rational, exponent: Rational, limit: number): boolean {
  const steepest = Math.abs(bitLength(base.numerator) - bitLength(base.denominator)) + 1;
  return BigInt(steepest) * magnitude(exponent.numerator) <= BigInt(limit) * exponent.denominator;
}

function magnitude(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** 1 / x for x > 0. */
export function reciprocal(x: Rational): Rational {
  return { kind: 'rational', numerator: x.denominator, denominator: x.numerator };
}

/** The rational root of x >= 0 of the given degree, or null where it is irrational. */
function rationalRoot(x: Rational, degree: number): Rational | null {
  const numerator = exactRoot(x.numerator, degree);
  if (numerator === null) return null;
  const denominator = exactRoot(x.denominator, degree);
  return denominator === null ? null : { kind: 'rational', numerator, denominator };
}
