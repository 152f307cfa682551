// One number of a matrix, of any form: up to 18 significant digits with a point and an exponent, as programs print doubles.
//
// Digits are gathered in two 32-bit integers of nine digits each, because a double would round and a BigInt for every step is slow.

import { integer, type Rational, ZERO } from '@matrixsteps/engine/exact/rational.ts';
import { CAPITAL_E, isDigit, MINUS, PLUS, POINT, SMALL_E, ZERO as ZERO_DIGIT } from './cursor.ts';

/** The number (upper * 10^lowerDigits + lower) / 10^places with its sign. `places` may be negative, and far beyond any scale. */
export interface Decimal {
  negative: boolean;
  /** The first significant digits, at most 9; 0 only for the number 0. */
  upper: number;
  /** What follows them, at most 9 digits. */
  lower: number;
  lowerDigits: number;
  places: number;
  lastDigit: number;
  /** Whether the number was written with a point or an exponent. */
  hasPoint: boolean;
}

/** An empty record for `readDecimal` to fill: one for a whole matrix, because one for each number would have to be collected. */
export function emptyDecimal(): Decimal {
  return { negative: false, upper: 0, lower: 0, lowerDigits: 0, places: 0, lastDigit: 0, hasPoint: false };
}

/**
 * Reads the JSON number that begins at `start` into `decimal`.
 * @returns the offset behind it, or `start` where no number begins there or it has more than 18 significant digits
 */
export function readDecimal(bytes: Uint8Array, start: number, decimal: Decimal): number {
  const negative = bytes[start] === MINUS;
  const first = negative ? start + 1 : start;
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
  const wholeDigits = at - first;
  if (wholeDigits === 0 || (wholeDigits > 1 && bytes[first] === ZERO_DIGIT)) return start;
  let lowerDigits = at - lowerStart;
  let places = 0;
  const hasPoint = bytes[at] === POINT;
  if (hasPoint) {
    const point = at;
    digit = bytes[++at] ^ ZERO_DIGIT;
    if (upper === 0) while (digit === 0) digit = bytes[++at] ^ ZERO_DIGIT;
    const upperEnd = upper === 0 ? at + 9 : point + 10 - wholeDigits;
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
  // With more digits the 32-bit sums have overflowed.
  if (lowerDigits > 9) return start;
  decimal.negative = negative;
  decimal.upper = upper;
  decimal.lower = lower;
  decimal.lowerDigits = lowerDigits;
  decimal.places = places;
  decimal.lastDigit = bytes[at - 1] - ZERO_DIGIT;
  decimal.hasPoint = hasPoint;
  if (bytes[at] !== SMALL_E && bytes[at] !== CAPITAL_E) return at;
  const end = readExponent(bytes, at + 1, decimal);
  return end < 0 ? start : end;
}

/** Takes the exponent behind its letter into account. Gives the offset behind it, or -1 where there is none. */
function readExponent(bytes: Uint8Array, start: number, decimal: Decimal): number {
  const isNegative = bytes[start] === MINUS;
  let at = isNegative || bytes[start] === PLUS ? start + 1 : start;
  if (!isDigit(bytes[at])) return -1;
  let exponent = 0;
  for (; isDigit(bytes[at]); at++) exponent = Math.min(exponent * 10 + (bytes[at] - ZERO_DIGIT), MAX_EXPONENT);
  decimal.places += isNegative ? exponent : -exponent;
  decimal.hasPoint = true;
  return at;
}

/** Larger than any exponent that is accepted; sums with it stay exact. */
const MAX_EXPONENT = 1e12;

/** The digits without point and sign as an integer: exact below 2^53, and 2^53 or more where the integer is. */
export function integerOf({ upper, lower, lowerDigits }: Decimal): number {
  return upper * POWERS_OF_TEN[lowerDigits] + lower;
}

/**
 * The decimal as a fraction in lowest terms, with one BigInt for the numerator and no greatest common divisor.
 * @returns null for what `readNumber` of the engine has to read: more than 40 decimal places, zeros at the end, or a positive exponent
 */
export function fractionOf(decimal: Decimal): Rational | null {
  const { negative, upper, lower, lowerDigits, places, lastDigit } = decimal;
  if (places < 0 || places > MAX_PLACES) return null;
  if (upper === 0) return ZERO;
  if (places === 0 && lowerDigits === 0) return integer(negative ? -upper : upper);
  if (places > 0 && lastDigit === 0) return null;
  const { high, low } = wordsOf(upper, lower, POWERS_OF_TEN[lowerDigits]);
  // The last digit is not 0, so the integer and the power of ten have either twos in common or fives.
  const twos = places === 0 || lastDigit % 2 === 1 ? 0 : Math.min(places, trailingZeros(high, low));
  const numerator = shiftedInteger(high, low, twos, negative);
  return lastDigit === 5
    ? withoutFives(numerator, places)
    : { kind: 'rational', numerator, denominator: powerOfTenWithout('twos', twos, places) };
}

/** upper * unit + lower in two words of 32 bits, worked out from parts that doubles hold exactly. */
function wordsOf(upper: number, lower: number, unit: number): { readonly high: number; readonly low: number } {
  const bottom = upper * (unit & 0xffff) + lower;
  const bottomTop = Math.floor(bottom / 0x10000);
  const top = upper * (unit >>> 16) + bottomTop;
  const high = Math.floor(top / 0x10000);
  return { high, low: ((top - high * 0x10000) << 16) | (bottom - bottomTop * 0x10000) };
}

/** An odd integer over 10^places in lowest terms. */
function withoutFives(odd: bigint, places: number): Rational {
  let numerator = odd;
  let fives = 0;
  for (; fives < places && numerator % 5n === 0n; fives++) numerator /= 5n;
  return { kind: 'rational', numerator, denominator: powerOfTenWithout('fives', fives, places) };
}

function trailingZeros(high: number, low: number): number {
  return low === 0 ? 32 + countTrailingZeros(high) : countTrailingZeros(low);
}

function countTrailingZeros(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The integer of two words, shifted to the right, with a sign. */
function shiftedInteger(high: number, low: number, shift: number, negative: boolean): bigint {
  let top = high;
  let bottom = low;
  if (shift >= 32) {
    bottom = top >>> (shift - 32);
    top = 0;
  } else if (shift > 0) {
    bottom = (bottom >>> shift) | (top << (32 - shift));
    top >>>= shift;
  }
  if (negative) {
    // Two's complement.
    bottom = -bottom | 0;
    top = bottom === 0 ? -top | 0 : ~top;
  }
  words.setInt32(0, top);
  words.setInt32(4, bottom);
  return words.getBigInt64(0);
}

const words = new DataView(new ArrayBuffer(8));

/** 10^places without `count` of its factors 2, or 5. */
function powerOfTenWithout(factors: 'twos' | 'fives', count: number, places: number): bigint {
  const table = denominators[factors];
  const position = places * (MAX_PLACES + 1) + count;
  const known = table[position];
  if (known !== undefined) return known;
  const [twos, fives] = factors === 'twos' ? [places - count, places] : [places, places - count];
  const denominator = 2n ** BigInt(twos) * 5n ** BigInt(fives);
  table[position] = denominator;
  return denominator;
}

const MAX_PLACES = 40;

/** Denominators by their places and the missing factors: all fractions share them. */
const denominators = { twos: noDenominators(), fives: noDenominators() };

function noDenominators(): (bigint | undefined)[] {
  return Array.from({ length: (MAX_PLACES + 1) ** 2 }, () => undefined);
}

const POWERS_OF_TEN = Int32Array.of(1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9);
