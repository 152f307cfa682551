// Rounding by the size of a number: to some significant digits, and to as many places as keep it apart from 0, 1 and -1.

import { bitLength } from './integers.ts';
import {
  absolute,
  compare,
  divide,
  integer,
  isInteger,
  isZero,
  multiply,
  type Rational,
  subtract,
} from './rational.ts';
import { nearestDouble, roundHalfAway } from './rounding.ts';
import type { Exact } from './scalar.ts';

/** A rounded number, which is mantissa · 10^exponent with 1 <= |mantissa| < 10. */
export interface Significant {
  readonly rounded: Rational;
  readonly mantissa: Rational;
  readonly exponent: number;
}

/**
 * x rounded half away from zero to so many significant digits, from the exact value: 1.70783 of √(35/12). Null for 0, and for
 * an irrational number beyond the range of doubles.
 */
export function roundSignificant(x: Exact, digits: number): Significant | null {
  const value = x.kind === 'rational' ? x : closeTo(x);
  if (value === null || isZero(value)) return null;
  const rounded = roundAt(value, digits - 1 - exponentOf(value));
  const exponent = exponentOf(rounded);
  return { rounded, mantissa: divide(rounded, powerOfTen(exponent)), exponent };
}

/** More digits than any reader sees: where they are rounded again, an irrational number is never so near to a tie. */
const DIGITS_OF_ROOTS = 40;

function closeTo(x: Exact): Rational | null {
  const size = Math.abs(nearestDouble(x));
  if (size === 0 || size === Infinity) return null;
  return roundHalfAway(x, Math.max(0, DIGITS_OF_ROOTS - Math.floor(Math.log10(size))));
}

/** x rounded to the place of 10^-places, which may stand before the point. */
function roundAt(x: Rational, places: number): Rational {
  if (places >= 0) return roundHalfAway(x, places);
  const unit = powerOfTen(-places);
  return multiply(roundHalfAway(divide(x, unit), 0), unit);
}

/** The n for which 10^n <= |x| < 10^(n + 1); x is not 0. */
function exponentOf(x: Rational): number {
  const size = absolute(x);
  // The logarithm of two, a little too small for positive exponents and too large for negative ones.
  const bits = bitLength(size.numerator) - bitLength(size.denominator) - 1;
  let exponent = Math.floor(bits * Math.log10(2)) - 1;
  while (compare(powerOfTen(exponent + 1), size) <= 0) exponent += 1;
  return exponent;
}

function powerOfTen(exponent: number): Rational {
  const power = { kind: 'rational', numerator: 10n ** BigInt(Math.abs(exponent)), denominator: 1n } as const;
  return exponent >= 0 ? power : divide(integer(1), power);
}

/**
 * x rounded half away from zero to so many places, or to as many more as make it differ from 0, 1 and -1 if it does: 0.001 for
 * 0.00123 at 2 places. Null where more than 400 places would be needed.
 */
export function roundApart(x: Exact, places: number): Rational | null {
  const rounded = roundHalfAway(x, places);
  if (!isHidden(x, rounded)) return rounded;
  for (let more = Math.max(places + 1, placesApart(x, rounded)); more <= MOST_PLACES; more++) {
    const finer = roundHalfAway(x, more);
    if (!isConstant(finer)) return finer;
  }
  return null;
}

/** Whether rounding to so many places makes 0, 1 or -1 of x, which is none of them. */
export function roundsToConstant(x: Exact, places: number): boolean {
  return isHidden(x, roundHalfAway(x, places));
}

function isHidden(x: Exact, rounded: Rational): boolean {
  return isConstant(rounded) && (x.kind !== 'rational' || compare(x, rounded) !== 0);
}

const MOST_PLACES = 400;

/** 0, 1 or -1. */
function isConstant(x: Rational): boolean {
  return isInteger(x) && x.numerator <= 1n && x.numerator >= -1n;
}

/** Places at which x surely cannot be told from the constant, so that the search need not begin before them. */
function placesApart(x: Exact, constant: Rational): number {
  if (x.kind !== 'rational') return 0;
  return -exponentOf(subtract(x, constant)) - 1;
}
