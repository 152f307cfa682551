// Logarithms and exponentials: enclosures in fixed point, with every rounding accounted for.
//
// Source: Brent and Zimmermann, Modern Computer Arithmetic, chapter 4: argument reduction by powers of two, then the
// series of artanh and exp. All terms are positive and are rounded down, so a sum is a lower bound, and the number of
// its terms bounds what is missing.

import { bitLength, ceilDivide, floorDivide } from './integers.ts';
import type { Rational } from './rational.ts';

/** A real number between lower / 2^bits and upper / 2^bits; the number of bits is known from the context. */
export interface Interval {
  readonly lower: bigint;
  readonly upper: bigint;
}

/** A real number between lower / 2^scale and upper / 2^scale; the scale may be negative. */
export interface Enclosure extends Interval {
  readonly scale: number;
}

/**
 * artanh(p / q) for 0 <= p/q <= 1/3, to about `bits` bits.
 * Each power of z is less than 2 units too small, each term less than 3, and the rest that is cut off is below 3.
 */
function inverseHyperbolicTangent(p: bigint, q: bigint, bits: number): Interval {
  const scale = BigInt(bits);
  const z = (p << scale) / q;
  const square = (z * z) >> scale;
  let power = z;
  let sum = z;
  let divisor = 1n;
  for (;;) {
    power = (power * square) >> scale;
    if (power === 0n) break;
    divisor += 2n;
    sum += power / divisor;
  }
  return { lower: sum, upper: sum + 3n * divisor + 8n };
}

function doubled(x: Interval): Interval {
  return { lower: 2n * x.lower, upper: 2n * x.upper };
}

function scaleBy(x: Interval, factor: bigint): Interval {
  return factor < 0n
    ? { lower: factor * x.upper, upper: factor * x.lower }
    : { lower: factor * x.lower, upper: factor * x.upper };
}

const KEPT_BITS = 256;
const KEPT_LOGARITHM = doubled(inverseHyperbolicTangent(1n, 3n, KEPT_BITS));

/** ln 2 = 2 artanh(1/3). */
function logarithmOfTwo(bits: number): Interval {
  if (bits > KEPT_BITS) return doubled(inverseHyperbolicTangent(1n, 3n, bits));
  const dropped = BigInt(KEPT_BITS - bits);
  return { lower: KEPT_LOGARITHM.lower >> dropped, upper: (KEPT_LOGARITHM.upper >> dropped) + 1n };
}

/** ln x for x > 0, with `bits` bits after the point: x = 2^k m with 3/4 <= m <= 3/2, ln m = 2 artanh((m-1)/(m+1)). */
export function naturalLogarithm(x: Rational, bits: number): Interval {
  let k = bitLength(x.numerator) - bitLength(x.denominator);
  let numerator = k < 0 ? x.numerator << BigInt(-k) : x.numerator;
  let denominator = k > 0 ? x.denominator << BigInt(k) : x.denominator;
  if (2n * numerator > 3n * denominator) {
    denominator <<= 1n;
    k += 1;
  } else if (4n * numerator < 3n * denominator) {
    numerator <<= 1n;
    k -= 1;
  }
  const difference = numerator - denominator;
  const size = difference < 0n ? -difference : difference;
  const half = inverseHyperbolicTangent(size, numerator + denominator, bits);
  const reduced = scaleBy(half, difference < 0n ? -2n : 2n);
  if (k === 0) return reduced;
  const twos = scaleBy(logarithmOfTwo(bits), BigInt(k));
  return { lower: reduced.lower + twos.lower, upper: reduced.upper + twos.upper };
}

/** exponent * ln(base), with `bits` bits after the point. */
export function logarithmOfPower(base: Rational, exponent: Rational, bits: number): Interval {
  const extra = Math.max(0, bitLength(exponent.numerator) - bitLength(exponent.denominator) + 1);
  const product = scaleBy(naturalLogarithm(base, bits + extra), exponent.numerator);
  const divisor = exponent.denominator << BigInt(extra);
  return { lower: floorDivide(product.lower, divisor), upper: ceilDivide(product.upper, divisor) };
}

/**
 * Integers that bound log2(base^exponent) = exponent * log2(base), for base > 0.
 * They are near each other wherever the logarithm is small: the distance of the base from 1 sets the precision.
 */
export function binaryOrder(base: Rational, exponent: Rational): Interval {
  const distance = bitLength(base.denominator) - bitLength(base.numerator - base.denominator);
  const bits = 64 + Math.max(0, distance);
  const logarithm = scaleBy(naturalLogarithm(base, bits), exponent.numerator);
  const two = scaleBy(logarithmOfTwo(bits), exponent.denominator);
  return {
    lower: floorDivide(logarithm.lower, logarithm.lower < 0n ? two.lower : two.upper),
    upper: ceilDivide(logarithm.upper, logarithm.upper < 0n ? two.upper : two.lower),
  };
}

/**
 * e^y for a y of some thousands at most that is known to `bits` bits after the point, to a relative error of about as
 * many bits: y = n ln 2 + r, and e^r is the 2^s-th power of a series that needs few terms.
 */
export function exponential(y: Interval, bits: number): Enclosure {
  const halvings = Math.floor(Math.sqrt(bits) / 2);
  const guard = halvings + 16;
  const working = bits + guard;
  const two = logarithmOfTwo(working);
  const lowest = y.lower << BigInt(guard);
  const highest = y.upper << BigInt(guard);
  let n = floorDivide(lowest, two.upper);
  let whole = scaleBy(two, n);
  while (lowest < whole.upper) {
    n -= 1n;
    whole = scaleBy(two, n);
  }
  const root = exponentialOfSmall(
    { lower: (lowest - whole.upper) >> BigInt(halvings), upper: ((highest - whole.lower) >> BigInt(halvings)) + 1n },
    working,
  );
  const scale = BigInt(working);
  let { lower, upper } = root;
  for (let i = 0; i < halvings; i++) {
    lower = (lower * lower) >> scale;
    upper = ((upper * upper) >> scale) + 1n;
  }
  return { lower, upper, scale: working - Number(n) };
}

/**
 * e^r for 0 <= r <= 2. A term is less than 4 units too small and the rest is below 16, so a sum of N terms lacks less than
 * 4 N + 16. For the upper end, e^(r + d) <= e^r (1 + 2 d) <= e^r + 16 d while d <= 1.
 */
function exponentialOfSmall(r: Interval, bits: number): Interval {
  const scale = BigInt(bits);
  let term = 1n << scale;
  let sum = term;
  let count = 0n;
  while (term > 0n) {
    count += 1n;
    term = ((term * r.lower) >> scale) / count;
    sum += term;
  }
  return { lower: sum, upper: sum + 4n * count + 16n + 16n * (r.upper - r.lower) };
}
