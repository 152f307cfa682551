// Rounding: the nearest double, and so many decimal places, each from the exact value and only once.

import { type Algebraic, roundedParts } from './algebraic.ts';
import { readNumber } from './decimal.ts';
import { enclose } from './enclosure.ts';
import { bitLength } from './integers.ts';
import { powerOfTen } from './matrix.ts';
import type { Power } from './power.ts';
import { type Rational, rational } from './rational.ts';
import { type ComplexFloat, type Exact, isComplex, type Scalar } from './scalar.ts';

/**
 * The IEEE double nearest to x, ties to even, rounded once: also among the subnormals. Beyond the largest double it is
 * ±Infinity. Never -0.
 * @throws RangeError for a complex number, of which `nearestComplex` gives both parts
 */
export function nearestDouble(x: Scalar): number {
  switch (x.kind) {
    case 'rational':
      return nearestToRational(x);
    case 'power':
      return nearestToPower(x);
    case 'algebraic':
      if (!x.field.isReal) throw new RangeError('a complex number has no nearest double');
      return nearestComplex(x).re;
    case 'float':
      return x.value + 0;
    case 'complex-float':
      throw new RangeError('a complex number has no nearest double');
  }
}

/** The doubles nearest to the real and to the imaginary part. */
export function nearestComplex(x: Algebraic | ComplexFloat): { readonly re: number; readonly im: number } {
  if (x.kind === 'complex-float') return { re: x.re, im: x.im };
  return roundedParts(
    x,
    (value, scale) => (value < 0n ? 0 - nearestToDyadic(-value, scale) : nearestToDyadic(value, scale)),
    (one, other) => one === other,
  );
}

/** Whether x is not 0 and the double nearest to it is. */
export function underflows(x: Scalar): boolean {
  if (x.kind === 'float' || x.kind === 'complex-float' || x.kind === 'algebraic' || nearestDouble(x) !== 0)
    return false;
  return x.kind !== 'rational' || x.numerator !== 0n;
}

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function nearestToRational({ numerator, denominator }: Rational): number {
  // JavaScript rounds integers to nearest-even itself, and so does one division of two exact doubles.
  if (denominator === 1n) return Number(numerator);
  if (denominator <= MAX_SAFE && numerator <= MAX_SAFE && numerator >= -MAX_SAFE) {
    return Number(numerator) / Number(denominator);
  }
  if (numerator < 0n) return 0 - nearestToQuotient(-numerator, denominator);
  return nearestToQuotient(numerator, denominator);
}

/** p / q for p, q > 0: a quotient of 56 or 57 bits, the last of which stands for whatever remains. */
function nearestToQuotient(p: bigint, q: bigint): number {
  const shift = 55 - bitLength(p) + bitLength(q);
  const dividend = shift > 0 ? p << BigInt(shift) : p;
  const divisor = shift < 0 ? q << BigInt(-shift) : q;
  const quotient = dividend / divisor;
  const sticky = quotient * divisor === dividend ? 0n : 1n;
  return nearestToDyadic((quotient << 1n) | sticky, shift + 1);
}

/**
 * A double that never decreases with x: its exponent and leading bits, cut off and not rounded, far beyond the range of doubles.
 * Unequal keys are in the order of their numbers; numbers that agree in 40 bits may have the same one.
 */
export function orderKey({ numerator, denominator }: Rational): number {
  if (numerator === 0n) return 0;
  const size = numerator < 0n ? -numerator : numerator;
  const shift = KEY_BITS - bitLength(size) + bitLength(denominator);
  const quotient = shift > 0 ? (size << BigInt(shift)) / denominator : size / (denominator << BigInt(-shift));
  // Of KEY_BITS or one bit more: the last one is dropped there, so that the key depends on nothing but x.
  const bits = Number(quotient);
  const long = bits >= 2 ** KEY_BITS;
  const leading = long ? Math.floor(bits / 2) : bits;
  const key = Math.max(0, KEY_OFFSET - shift + (long ? 1 : 0) + leading / 2 ** (KEY_BITS - 1));
  return numerator < 0n ? 0 - key : key;
}

const KEY_BITS = 40;

/** The keys of positive numbers are positive down to 2^-4000, and 0 below. */
const KEY_OFFSET = 2 ** 12;

const LEAST_EXPONENT = -1074;
const LARGEST_ULP_EXPONENT = 971;

/** 2^k at index k + 1074, for every double that is a power of two. */
const POWERS_OF_TWO = Float64Array.from({ length: 1023 - LEAST_EXPONENT + 1 });
for (let k = 0, power = Number.MIN_VALUE; k < POWERS_OF_TWO.length; k++, power *= 2) POWERS_OF_TWO[k] = power;

/** m / 2^scale for m >= 0. */
function nearestToDyadic(m: bigint, scale: number): number {
  const length = bitLength(m);
  // The exponent of the last bit that a double of this size keeps.
  const last = Math.max(length - 53 - scale, LEAST_EXPONENT);
  if (last > LARGEST_ULP_EXPONENT) return Infinity;
  const dropped = last + scale;
  if (dropped > length) return 0;
  return (
    Number(dropped > 0 ? shiftToEven(m, BigInt(dropped)) : m << BigInt(-dropped)) * POWERS_OF_TWO[last - LEAST_EXPONENT]
  );
}

/** m / 2^count rounded to an integer, ties to even. */
function shiftToEven(m: bigint, count: bigint): bigint {
  const quotient = m >> count;
  const rest = m - (quotient << count);
  const half = 1n << (count - 1n);
  return rest > half || (rest === half && (quotient & 1n) === 1n) ? quotient + 1n : quotient;
}

/** Ziv's strategy: more and more bits, until both ends of the enclosure round alike. */
function nearestToPower(power: Power): number {
  for (let bits = 72; ; bits *= 3) {
    const { lower, upper, scale } = enclose(power, bits);
    const nearest = nearestToDyadic(lower, scale);
    if (nearest === nearestToDyadic(upper, scale)) return power.sign < 0 ? 0 - nearest : nearest;
  }
}

/**
 * The exact value of x rounded to so many decimal places (0 or more), halves away from zero. A double counts as its shortest decimal.
 * @throws RangeError for a double that is not finite, and for a complex number, of which `roundComplex` gives both parts
 */
export function roundHalfAway(x: Scalar, decimals: number): Rational {
  switch (x.kind) {
    case 'rational':
      return roundRational(x, 10n ** BigInt(decimals));
    case 'power':
      return roundPower(x, 10n ** BigInt(decimals));
    case 'algebraic':
      if (!x.field.isReal) throw new RangeError('a complex number has two parts to round');
      return roundComplex(x, decimals).re;
    case 'float':
      return roundRational(decimalOf(x.value), 10n ** BigInt(decimals));
    case 'complex-float':
      throw new RangeError('a complex number has two parts to round');
  }
}

/** A number in the complex plane, rounded to so many decimal places; the imaginary part of a real number is zero. */
export function roundInPlane(x: Exact, decimals: number): { readonly re: Rational; readonly im: Rational } {
  return isComplex(x) ? roundComplex(x, decimals) : { re: roundHalfAway(x, decimals), im: rational(0n) };
}

/** The real and the imaginary part rounded to so many decimal places, halves away from zero. */
export function roundComplex(
  x: Algebraic | ComplexFloat,
  decimals: number,
): { readonly re: Rational; readonly im: Rational } {
  const unit = 10n ** BigInt(decimals);
  if (x.kind === 'complex-float') {
    return { re: roundRational(decimalOf(x.re), unit), im: roundRational(decimalOf(x.im), unit) };
  }
  return roundedParts(
    x,
    (value, scale) => roundRational(rational(value, 1n << BigInt(scale)), unit),
    (one, other) => one.numerator === other.numerator && one.denominator === other.denominator,
  );
}

/** The shortest decimal that reads back as this double. @throws RangeError where it is not finite. */
export function decimalOf(value: number): Rational {
  const decimal = readNumber(String(value));
  if (decimal === null || decimal === 'overflow') throw new RangeError(`${value} is not a finite number`);
  return decimal;
}

function roundRational(x: Rational, unit: bigint): Rational {
  if (x.denominator === 1n) return x;
  const negative = x.numerator < 0n;
  const size = nearestInteger((negative ? -x.numerator : x.numerator) * unit, x.denominator);
  return rational(negative ? -size : size, unit);
}

/** p / q >= 0 rounded to an integer, halves up. */
function nearestInteger(p: bigint, q: bigint): bigint {
  return (2n * p + q) / (2n * q);
}

function roundPower(power: Power, unit: bigint): Rational {
  for (let bits = 128; ; bits *= 2) {
    const { lower, upper, scale } = enclose(power, bits);
    const numeratorShift = BigInt(Math.max(0, -scale));
    const denominator = 1n << BigInt(Math.max(0, scale));
    const size = nearestInteger((lower << numeratorShift) * unit, denominator);
    if (size === nearestInteger((upper << numeratorShift) * unit, denominator)) {
      return rational(power.sign < 0 ? -size : size, unit);
    }
  }
}

/** The double nearest to n / 10^scale, for |n| < 2^53 and 0 <= scale <= 22: one division of two exact doubles. */
export function scaledToDouble(n: number, scale: number): number {
  return n / powerOfTen(scale) + 0;
}

/** The integer nearest to n / 10^places, halves away from zero, for an integer |n| < 2^53 and 0 <= places <= 22. */
export function dropPlaces(n: number, places: number): number {
  const unit = powerOfTen(places);
  const rest = n % unit;
  const quotient = (n - rest) / unit;
  if (2 * Math.abs(rest) < unit) return quotient + 0;
  return n < 0 ? quotient - 1 : quotient + 1;
}
