// Decimals of up to 18 significant digits, as programs print doubles: exact, with one BigInt a number and no greatest common divisor.

import { type Rational, ZERO } from '@matrixmath/engine/exact/rational.ts';
import { MINUS, PLUS, POINT, SMALL_E, ZERO as ZERO_DIGIT } from './ascii.ts';

/** The decimal read last, and whether it was written with a point or an exponent. One object for all: it is read at once. */
export const shortDecimal = { value: ZERO, hasPoint: false };

/**
 * Reads the number that begins at `start` into `shortDecimal`. Gives the offset behind it, or `start` where it is no number, has more
 * than 18 significant digits, or more than 40 decimal places, or trailing zeros, also by an exponent: those are read another way.
 */
export function readShortDecimal(bytes: Uint8Array, start: number): number {
  const negative = bytes[start] === MINUS;
  const first = negative ? start + 1 : start;
  // Up to 9 significant digits, and up to 9 behind them.
  let upper = 0;
  let lower = 0;
  let at = first;
  let digit = bytes[at] ^ ZERO_DIGIT;
  while (digit <= 9 && at < first + 9) {
    upper = (upper * 10 + digit) | 0;
    digit = bytes[++at] ^ ZERO_DIGIT;
  }
  let lowerStart = at;
  while (digit <= 9) {
    lower = (lower * 10 + digit) | 0;
    digit = bytes[++at] ^ ZERO_DIGIT;
  }
  const whole = at - first;
  if (whole === 0 || (whole > 1 && bytes[first] === ZERO_DIGIT)) return start;
  let lowerDigits = at - lowerStart;
  let places = 0;
  const hasPoint = bytes[at] === POINT;
  if (hasPoint) {
    const point = at;
    digit = bytes[++at] ^ ZERO_DIGIT;
    if (upper === 0) while (digit === 0) digit = bytes[++at] ^ ZERO_DIGIT;
    const upperEnd = upper === 0 ? at + 9 : point + 10 - whole;
    while (digit <= 9 && at < upperEnd) {
      upper = (upper * 10 + digit) | 0;
      digit = bytes[++at] ^ ZERO_DIGIT;
    }
    lowerStart = at;
    while (digit <= 9) {
      lower = (lower * 10 + digit) | 0;
      digit = bytes[++at] ^ ZERO_DIGIT;
    }
    lowerDigits += at - lowerStart;
    places = at - point - 1;
    if (places === 0) return start;
  }
  // Modulo 2^32 these sums may have become anything.
  if (lowerDigits > 9) return start;
  const last = bytes[at - 1] - ZERO_DIGIT;
  const hasExponent = (bytes[at] | SMALL) === SMALL_E;
  if (hasExponent) {
    at = endOfExponent(bytes, at + 1);
    if (at < 0) return start;
    places -= exponent;
  }
  if (places < 0 || places > MOST_PLACES) return start;
  if (upper === 0) shortDecimal.value = ZERO;
  else if (places > 0 && last === 0) return start;
  else shortDecimal.value = reduced(upper, lower, UNITS[lowerDigits], places, last, negative);
  shortDecimal.hasPoint = hasPoint || hasExponent;
  return at;
}

/** The exponent read last. */
let exponent = 0;

/** Reads an exponent behind its letter, of up to three digits. Gives the offset behind it, or -1. */
function endOfExponent(bytes: Uint8Array, start: number): number {
  const sign = bytes[start];
  const first = sign === MINUS || sign === PLUS ? start + 1 : start;
  let at = first;
  let size = 0;
  for (let digit = bytes[at] ^ ZERO_DIGIT; digit <= 9; digit = bytes[++at] ^ ZERO_DIGIT) size = size * 10 + digit;
  if (at === first || at - first > 3) return -1;
  exponent = sign === MINUS ? -size : size;
  return at;
}

/**
 * The integer upper * unit + lower over 10^places in lowest terms, for an integer that is not 0 and whose last digit is `last`.
 * Where that is not 0, the integer and the power of ten have either twos in common or fives.
 */
function reduced(
  upper: number,
  lower: number,
  unit: number,
  places: number,
  last: number,
  negative: boolean,
): Rational {
  // The product in two words of 32 bits, by parts of it that doubles hold exactly.
  const unitTop = unit >>> 16;
  const bottom = upper * (unit & 0xffff) + lower;
  const bottomTop = Math.floor(bottom / 0x10000);
  const top = upper * unitTop + bottomTop;
  const high = Math.floor(top / 0x10000);
  const low = ((top - high * 0x10000) << 16) | (bottom - bottomTop * 0x10000);
  const twos = places === 0 || last % 2 === 1 ? 0 : Math.min(places, trailingZeros(high, low));
  const numerator = signedInteger(high, low, twos, negative);
  return last === 5
    ? withoutFives(numerator, places)
    : { kind: 'rational', numerator, denominator: powerOfTenWithout('twos', twos, places) };
}

/** An odd integer over 10^places in lowest terms. */
function withoutFives(integer: bigint, places: number): Rational {
  let numerator = integer;
  let fives = 0;
  for (; fives < places && numerator % 5n === 0n; fives++) numerator /= 5n;
  return { kind: 'rational', numerator, denominator: powerOfTenWithout('fives', fives, places) };
}

const UNITS = Int32Array.of(1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9);

function trailingZeros(high: number, low: number): number {
  return low === 0 ? 32 + countTrailingZeros(high) : countTrailingZeros(low);
}

function countTrailingZeros(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The integer of two words, shifted to the right, with a sign. */
function signedInteger(high: number, low: number, shift: number, negative: boolean): bigint {
  let top = high;
  let bottom = low;
  if (shift >= 32) {
    bottom = top >>> (shift - 32);
    top = 0;
  } else if (shift > 0) {
    bottom = (bottom >>> shift) | (top << (32 - shift));
    top >>>= shift;
  }
  // The two's complement, where it is negative.
  if (negative) {
    bottom = -bottom | 0;
    top = bottom === 0 ? -top | 0 : ~top;
  }
  words.setInt32(0, top);
  words.setInt32(4, bottom);
  return words.getBigInt64(0);
}

const words = new DataView(new ArrayBuffer(8));

/** 10^places without so many of its factors 2, or 5. */
function powerOfTenWithout(factors: 'twos' | 'fives', count: number, places: number): bigint {
  const table = denominators[factors];
  const position = places * (MOST_PLACES + 1) + count;
  const known = table[position];
  if (known !== undefined) return known;
  const [twos, fives] = factors === 'twos' ? [places - count, places] : [places, places - count];
  const denominator = 2n ** BigInt(twos) * 5n ** BigInt(fives);
  table[position] = denominator;
  return denominator;
}

const MOST_PLACES = 40;

/** Denominators by their places and the missing factors: all fractions share them. */
const denominators = { twos: noDenominators(), fives: noDenominators() };

function noDenominators(): (bigint | undefined)[] {
  return Array.from({ length: (MOST_PLACES + 1) ** 2 }, () => undefined);
}

/** The bit that small letters have and capitals have not. */
const SMALL = 0x20;
