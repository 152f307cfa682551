// Angles: the doubles nearest to an angle whose squared cosine is known exactly.
//
// Source: Euler's series, arctan t = sin φ cos φ (1 + 2/3 y + 2·4/(3·5) y² + ...) with y = sin² φ = t²/(1 + t²). All its terms are
// positive, and with y <= 1/2 each is less than half of the one before.

import { type Entry, equals, isRational } from './entry.ts';
import { integerRoot } from './integers.ts';
import type { Interval } from './logarithm.ts';
import { add, compare, isZero, multiply, ONE, type Rational, rational, signOf, subtract, ZERO } from './rational.ts';
import { nearestDouble, roundHalfAway } from './rounding.ts';

/** An angle between 0 and π: the sign of its cosine, and the square of the cosine. */
export interface Angle {
  readonly sign: -1 | 0 | 1;
  readonly squaredCosine: Entry;
}

/** The double nearest to the angle in radians. */
export function nearestRadians(angle: Angle): number {
  return isZeroAngle(angle) ? 0 : nearest((bits) => radians(angle, bits));
}

/** The double nearest to the angle in degrees; whole degrees of `wholeDegrees` are exact. */
export function nearestDegrees(angle: Angle): number {
  return wholeDegrees(angle) ?? nearest((bits) => inDegrees(radians(angle, bits), bits));
}

/**
 * The angle in degrees where it is a multiple of 30 or 45; null for all others. With a rational squared cosine these are no rational
 * number of degrees, since 2θ then has a rational cosine other than 0, ±1/2 and ±1 (Niven's theorem).
 */
export function wholeDegrees({ sign, squaredCosine }: Angle): number | null {
  const acute = SPECIAL.find(([square]) => equals(square, squaredCosine))?.[1];
  if (acute === undefined) return null;
  return sign < 0 ? 180 - acute : acute;
}

/** Squared cosines and their angles up to a right angle. */
const SPECIAL: readonly (readonly [squaredCosine: Rational, degrees: number])[] = [
  [rational(1n), 0],
  [rational(3n, 4n), 30],
  [rational(1n, 2n), 45],
  [rational(1n, 4n), 60],
  [rational(0n), 90],
];

function isZeroAngle({ sign, squaredCosine }: Angle): boolean {
  return sign > 0 && equals(squaredCosine, ONE);
}

/**
 * The double that both ends of an enclosure round to. Angles other than 0 are transcendental in radians. In degrees they are
 * irrational or multiples of 15, 18 or 22.5, as long as the squared cosine has one square root, so that none lies halfway
 * between two doubles, and enough bits decide.
 */
function nearest(enclosed: (bits: number) => Interval): number {
  for (let bits = FIRST_BITS; ; bits *= 2) {
    const { lower, upper } = enclosed(bits);
    const scale = 1n << BigInt(bits);
    const [below, above] = [lower, upper].map((end) => nearestDouble(rational(end, scale)));
    if (below === above) return below;
  }
}

/** Some 70 of them are right, which decide on nearly every double between 2^-8 and 180. */
const FIRST_BITS = 80;

/** The angle in radians, with `bits` bits after the point. */
function radians({ sign, squaredCosine }: Angle, bits: number): Interval {
  if (isRational(squaredCosine)) return radiansOf(sign, squaredCosine, bits);
  const places = Math.ceil(bits / 3);
  const [middle, unit] = [roundHalfAway(squaredCosine, places), rational(1n, 10n ** BigInt(places))];
  const [low, high] = [subtract(middle, unit), add(middle, unit)];
  const ends = [signOf(low) < 0 ? ZERO : low, compare(high, ONE) > 0 ? ONE : high].map((end) =>
    radiansOf(sign, end, bits),
  );
  const [first, second] = sign < 0 ? ends : ends.toReversed();
  return { lower: first.lower, upper: second.upper };
}

function radiansOf(sign: -1 | 0 | 1, squaredCosine: Rational, bits: number): Interval {
  const squaredSine = subtract(ONE, squaredCosine);
  if (signOf(squaredSine) === 0) return sign < 0 ? pi(bits) : { lower: 0n, upper: 0n };
  if (compare(squaredSine, squaredCosine) <= 0) {
    const acute = small(squaredSine, bits);
    return sign < 0 ? difference(pi(bits), acute) : acute;
  }
  const right = halved(pi(bits));
  const rest = small(squaredCosine, bits);
  if (isZero(squaredCosine)) return right;
  return sign < 0 ? { lower: right.lower + rest.lower, upper: right.upper + rest.upper } : difference(right, rest);
}

/** The angle between 0 and π/4 whose sine has this square. */
function small(squaredSine: Rational, bits: number): Interval {
  const one = 1n << BigInt(bits);
  const { numerator, denominator } = multiply(squaredSine, subtract(ONE, squaredSine));
  const root = integerRoot((numerator << BigInt(2 * bits)) / denominator, 2);
  const series = eulerSeries(squaredSine, bits);
  return { lower: (root * series.lower) / one, upper: ((root + 1n) * series.upper) / one + 1n };
}

/** 1 + 2/3 y + 2·4/(3·5) y² + ... for 0 <= y <= 1/2. Each term is less than 4 units too small, and so is all that is cut off. */
function eulerSeries({ numerator, denominator }: Rational, bits: number): Interval {
  const scale = BigInt(bits);
  const y = (numerator << scale) / denominator;
  let term = 1n << scale;
  let sum = term;
  let n = 0n;
  while (term > 0n) {
    n += 1n;
    term = (((term * y) >> scale) * 2n * n) / (2n * n + 1n);
    sum += term;
  }
  return { lower: sum, upper: sum + 4n * n + 16n };
}

/** π = 4 arctan 1. */
function seriesOfPi(bits: number): Interval {
  const quarter = small(rational(1n, 2n), bits + 8);
  return { lower: quarter.lower >> 6n, upper: (quarter.upper >> 6n) + 1n };
}

const KEPT_BITS = 256;
const KEPT_PI = seriesOfPi(KEPT_BITS);

function pi(bits: number): Interval {
  if (bits > KEPT_BITS) return seriesOfPi(bits);
  const dropped = BigInt(KEPT_BITS - bits);
  return { lower: KEPT_PI.lower >> dropped, upper: (KEPT_PI.upper >> dropped) + 1n };
}

function inDegrees({ lower, upper }: Interval, bits: number): Interval {
  const straight = pi(bits);
  const scale = BigInt(bits);
  return {
    lower: ((180n * lower) << scale) / straight.upper,
    upper: ((180n * upper) << scale) / straight.lower + 1n,
  };
}

function halved({ lower, upper }: Interval): Interval {
  return { lower: lower >> 1n, upper: (upper >> 1n) + 1n };
}

function difference(x: Interval, y: Interval): Interval {
  return { lower: x.lower - y.upper, upper: x.upper - y.lower };
}
