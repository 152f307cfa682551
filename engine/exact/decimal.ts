// Decimals: exact numbers read from text, and written as plain decimals where they end.

import { commonFives, type DecimalExponents, decimalExponents, MOST_FIVES, powerOfFive } from './decimal-fractions.ts';
import { bitLength, factorsOfTwo } from './integers.ts';
import { divide, integer, isZero, type Rational, rational, ZERO } from './rational.ts';

/** A number whose size or length is refused before anything is built from it. */
export type Overflow = 'overflow';

/** The largest power of ten that a literal may reach, up or down, and the most digits that it may have. */
const LARGEST_EXPONENT = 400;
const MOST_DIGITS = 1000;

/**
 * The exact value of a JSON number literal (RFC 8259, section 6); null where the text is none.
 * A non-zero literal beyond 10^±400, or with more than 1,000 digits from the first non-zero one on, is an overflow;
 * this costs no more than the length of the text. Zero is 0 whatever its length and exponent.
 */
export function readNumber(text: string): Rational | Overflow | null {
  const negative = text.charCodeAt(0) === MINUS;
  return valueOf(scanDecimal(text, negative ? 1 : 0, text.length, false), negative);
}

/**
 * The exact value of a fraction or decimal in a string:
 *
 *     fraction = [ "+" | "-" ] decimal [ "/" [ "+" | "-" ] integer ]
 *     decimal  = a JSON number without its sign, or one that starts with the point (".5")
 *     integer  = "0" or digits that do not start with 0
 *
 * so "-7/3", "0.1", "1e-3", "1.5/2" and "+3" are numbers; "1/0", "1 / 2", "01" and "" are not, and give null.
 * The limits of `readNumber` hold for both parts and for the value.
 */
export function readFraction(text: string): Rational | Overflow | null {
  const slash = text.indexOf('/');
  const end = slash < 0 ? text.length : slash;
  const numerator = valueOf(scanDecimal(text, afterSign(text, 0), end, true), text.charCodeAt(0) === MINUS);
  if (slash < 0 || numerator === null) return numerator;
  const start = afterSign(text, slash + 1);
  const scanned = scanDecimal(text, start, text.length, false);
  if (scanned === null || scanned.last !== 'integer') return null;
  const denominator = valueOf(scanned, text.charCodeAt(slash + 1) === MINUS);
  if (denominator === null || denominator === 'overflow') return denominator;
  if (isZero(denominator)) return null;
  if (numerator === 'overflow') return numerator;
  return withinLimits(divide(numerator, denominator));
}

const MINUS = 45;
const PLUS = 43;
const POINT = 46;
const NOUGHT = 48;
const NINE = 57;

/** What a scan finds: the positions of the significant digits, the place of the point and the exponent. */
interface ScannedDecimal {
  readonly text: string;
  /** The first non-zero digit, or -1 for a zero; the position after the last digit of integer and fraction. */
  readonly first: number;
  readonly end: number;
  /** The position of the decimal point: after the integer part where none is written. */
  readonly point: number;
  readonly exponent: number;
  /** The last part that is written. */
  readonly last: 'integer' | 'fraction' | 'exponent';
}

function afterSign(text: string, position: number): number {
  const code = text.charCodeAt(position);
  return code === MINUS || code === PLUS ? position + 1 : position;
}

function isDigit(code: number): boolean {
  return code >= NOUGHT && code <= NINE;
}

/** The position after the digits that start at `position`. */
function afterDigits(text: string, position: number, end: number): number {
  let next = position;
  while (next < end && isDigit(text.charCodeAt(next))) next++;
  return next;
}

/** Scans text[start, end) by hand: a regular expression would keep a way back for each digit of a very long one. */
function scanDecimal(text: string, start: number, end: number, bareFraction: boolean): ScannedDecimal | null {
  const point = afterDigits(text, start, end);
  if (point === start && !(bareFraction && text.charCodeAt(start) === POINT)) return null;
  if (point - start > 1 && text.charCodeAt(start) === NOUGHT) return null;
  let position = point;
  let last: ScannedDecimal['last'] = 'integer';
  if (position < end && text.charCodeAt(position) === POINT) {
    position = afterDigits(text, point + 1, end);
    if (position === point + 1) return null;
    last = 'fraction';
  }
  const digitsEnd = position;
  let exponent = 0;
  if (position < end && (text[position] === 'e' || text[position] === 'E')) {
    const digits = afterSign(text, position + 1);
    position = afterDigits(text, digits, end);
    if (position === digits) return null;
    exponent = smallOrVast(text, digits, position) * (text.charCodeAt(digits - 1) === MINUS ? -1 : 1);
    last = 'exponent';
  }
  if (position !== end) return null;
  return { text, first: firstNonZero(text, start, digitsEnd), end: digitsEnd, point, exponent, last };
}

/** The integer of the digits where it is below 10^15, and else 10^15: more than any text is long. */
function smallOrVast(text: string, start: number, end: number): number {
  let value = 0;
  for (let position = start; position < end && value < 1e15; position++) {
    value = value * 10 + text.charCodeAt(position) - NOUGHT;
  }
  return Math.min(value, 1e15);
}

function firstNonZero(text: string, start: number, end: number): number {
  for (let position = start; position < end; position++) {
    const code = text.charCodeAt(position);
    if (code !== NOUGHT && code !== POINT) return position;
  }
  return -1;
}

function valueOf(scanned: ScannedDecimal | null, negative: boolean): Rational | Overflow | null {
  if (scanned === null) return null;
  const { text, first, end, point, exponent } = scanned;
  if (first < 0) return ZERO;
  if (point === end && exponent === 0 && end - first <= SAFE_DIGITS) {
    const size = Number(text.slice(first, end));
    return integer(negative ? -size : size);
  }
  const written = end - first - (first < point && point < end ? 1 : 0);
  if (written > MOST_DIGITS) return 'overflow';
  const order = exponent + (first < point ? point - first - 1 : point - first);
  if (order > LARGEST_EXPONENT || order < -LARGEST_EXPONENT) return 'overflow';
  const digits = significantDigits(text, first, end, point);
  if (order === LARGEST_EXPONENT && digits !== '1') return 'overflow';
  const magnitude = BigInt(digits);
  return timesPowerOfTen(negative ? -magnitude : magnitude, order - digits.length + 1);
}

/** Integers of so many digits are exact as doubles, which are read several times faster than BigInts. */
const SAFE_DIGITS = 15;

/** The digits of text[first, end) without the point and without zeros at the end. */
function significantDigits(text: string, first: number, end: number, point: number): string {
  const digits =
    first < point && point < end ? text.slice(first, point) + text.slice(point + 1, end) : text.slice(first, end);
  let length = digits.length;
  while (digits.charCodeAt(length - 1) === NOUGHT) length--;
  return digits.slice(0, length);
}

/** n * 10^exponent for an n that 10 does not divide: only twos, or only fives, are common to n and the power. */
function timesPowerOfTen(n: bigint, exponent: number): Rational {
  if (exponent >= 0) return rational(n * 10n ** BigInt(exponent));
  const places = -exponent;
  if (places <= 22) return rational(n, 10n ** BigInt(places));
  const twos = Math.min(places, factorsOfTwo(n));
  const fives = twos > 0 ? 0 : commonFives(n, places);
  const numerator = twos > 0 ? n >> BigInt(twos) : n / powerOfFive(fives);
  const denominator = powerOfFive(places - fives) << BigInt(places - twos);
  return { kind: 'rational', numerator, denominator };
}

const LARGEST = 10n ** BigInt(LARGEST_EXPONENT);

/** A fraction of integers below this is within the limits, whatever they are. */
const MODERATE = 2n ** 64n;

function withinLimits(x: Rational): Rational | Overflow {
  const size = x.numerator < 0n ? -x.numerator : x.numerator;
  if (size === 0n || (size < MODERATE && x.denominator < MODERATE)) return x;
  return size > LARGEST * x.denominator || size * LARGEST < x.denominator ? 'overflow' : x;
}

/** How many decimal places x needs; null where its decimal does not end. */
export function decimalPlaces(x: Rational): number | null {
  const exponents = exponentsOf(x);
  return exponents === null ? null : Math.max(exponents.twos, exponents.fives);
}

/** The plain decimal of x, without an exponent ("-0.125", "3"); null where it does not end. */
export function terminatingDecimal(x: Rational): string | null {
  const exponents = exponentsOf(x);
  if (exponents === null) return null;
  const { twos, fives } = exponents;
  const places = Math.max(twos, fives);
  if (places === 0) return x.numerator.toString();
  const size = x.numerator < 0n ? -x.numerator : x.numerator;
  const scaled = twos > fives ? size * 5n ** BigInt(twos - fives) : size << BigInt(fives - twos);
  const digits = scaled.toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${x.numerator < 0n ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** The exponents of a denominator 2^a 5^b, however long; null for any other. */
function exponentsOf({ denominator }: Rational): DecimalExponents | null {
  if (denominator === 1n) return NO_PLACES;
  const exponents = decimalExponents(denominator);
  if (exponents !== undefined) return exponents;
  return denominator > LONGEST_KNOWN ? exponentsOfLong(denominator) : null;
}

const NO_PLACES: DecimalExponents = { twos: 0, fives: 0 };

/** Up to here denominators are recognised by their power of five. */
const LONGEST_KNOWN = powerOfFive(MOST_FIVES);

function exponentsOfLong(denominator: bigint): DecimalExponents | null {
  const twos = factorsOfTwo(denominator);
  const odd = denominator >> BigInt(twos);
  const fives = Math.round((bitLength(odd) - 0.5) / Math.log2(5));
  const found = [fives - 1, fives].find((exponent) => exponent >= 0 && 5n ** BigInt(exponent) === odd);
  return found === undefined ? null : { twos, fives: found };
}
