// Intervals: what a shown number may stand for. An exact number is itself, a rounded one lies within half a unit of its last
// place, and every operation gives all that may come of it.

import {
  add,
  compare,
  divide,
  integer,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
  signOf,
  ZERO,
} from '@matrixsteps/engine/exact/rational.ts';
import { raise } from '@matrixsteps/engine/exact/power.ts';
import { roundHalfAway } from '@matrixsteps/engine/exact/rounding.ts';
import { Unknown } from '@matrixsteps/engine/testing/evaluation/exact-number.ts';

/** All numbers from `low` to `high`, both included. */
export interface Interval {
  readonly low: Rational;
  readonly high: Rational;
}

/** The interval of one number. */
export function point(value: Rational): Interval {
  return { low: value, high: value };
}

/** All numbers that are at most `radius` away. */
export function around(value: Rational, radius: Rational): Interval {
  return { low: add(value, negate(radius)), high: add(value, radius) };
}

export function sumOf(x: Interval, y: Interval): Interval {
  return { low: add(x.low, y.low), high: add(x.high, y.high) };
}

export function opposite({ low, high }: Interval): Interval {
  return { low: negate(high), high: negate(low) };
}

export function productOf(x: Interval, y: Interval): Interval {
  return hull([x.low, x.high].flatMap((left) => [y.low, y.high].map((right) => multiply(left, right))));
}

/** @throws Unknown where the divisor may be 0 */
export function quotientOf(x: Interval, y: Interval): Interval {
  if (signOf(y.low) * signOf(y.high) <= 0) throw new Unknown('a divisor that may be 0');
  return hull([x.low, x.high].flatMap((left) => [y.low, y.high].map((right) => divide(left, right))));
}

/** x to a whole exponent. @throws Unknown where that may be a division by 0 */
export function powerOf(x: Interval, exponent: number): Interval {
  if (exponent < 0) return quotientOf(point(integer(1)), powerOf(x, -exponent));
  const ends = [x.low, x.high].map((end) => wholePower(end, exponent));
  const isAcrossZero = signOf(x.low) * signOf(x.high) < 0;
  return hull(isAcrossZero && exponent % 2 === 0 && exponent > 0 ? [...ends, ZERO] : ends);
}

/** The root of numbers that are not negative; of an interval around 0 that of its upper part. @throws Unknown below 0 */
export function rootOf({ low, high }: Interval, degree: number): Interval {
  if (signOf(high) < 0) throw new Unknown('a root of a negative number');
  const [from, to] = [signOf(low) < 0 ? ZERO : low, high].map((end) => rootBounds(end, degree));
  return { low: from.low, high: to.high };
}

/** Whether some number lies in both. */
export function overlaps(x: Interval, y: Interval): boolean {
  return compare(x.low, y.high) <= 0 && compare(y.low, x.high) <= 0;
}

/** Whether the interval holds one number, as far as thirty digits tell. */
export function isOne({ low, high }: Interval): boolean {
  return compare(add(high, negate(low)), SMALLEST) <= 0;
}

/** The number in the middle, which is the one that is shown. */
export function middleOf({ low, high }: Interval): Rational {
  return divide(add(low, high), integer(2));
}

const PLACES = 40;
const ERROR = rational(1n, 10n ** BigInt(PLACES));
const SMALLEST = rational(1n, 10n ** 30n);

function rootBounds(x: Rational, degree: number): Interval {
  if (isZero(x)) return point(x);
  const root = raise(x, rational(1n, BigInt(degree)));
  if (root.kind === 'rational') return point(root);
  if (root.kind !== 'power') throw new Unknown('a root without a value');
  return around(roundHalfAway(root, PLACES), ERROR);
}

function wholePower(x: Rational, exponent: number): Rational {
  let power = integer(1);
  for (let times = 0; times < exponent; times++) power = multiply(power, x);
  return power;
}

function hull(values: readonly Rational[]): Interval {
  return {
    low: values.reduce((least, value) => (compare(value, least) < 0 ? value : least)),
    high: values.reduce((most, value) => (compare(value, most) > 0 ? value : most)),
  };
}

/** Half a unit of the given decimal place; of a place before the point where it is negative. */
export function halfUnit(places: number): Rational {
  const unit = rational(10n ** BigInt(Math.abs(places)));
  return divide(places >= 0 ? divide(integer(1), unit) : unit, integer(2));
}
