// Decimals as digits straight into bytes: n / 10^places for an integer n, four digits at a time.
// Above: scaled.ts. Below: engine/exact/rounding.ts.
//
// The text is that of JavaScript: the shortest one that reads back as the double nearest to n / 10^places. A decimal of up to 15 digits
// is the only one so short for its double, so its own digits without the zeros at their end are that text. Everything else, and what
// JavaScript writes with an exponent, is left to the language.

import { scaledToDouble } from '@matrixmath/engine/exact/rounding.ts';

/**
 * Where digits are put, to be taken away before the next call: one piece of memory, which V8 knows while it compiles. Written into
 * memory that is a parameter they take half as long again.
 */
export const page = Buffer.alloc(32 * 1024);
const view = new DataView(page.buffer, page.byteOffset, page.length);

/** More bytes than a number can have with the comma behind it: "-0.00000123456789012345," */
const LONGEST_NUMBER = 26;

/** How many numbers find room from an offset of the page on; what is stored last may go 4 bytes beyond the last number. */
export function roomAt(offset: number): number {
  return Math.floor((page.length - offset) / LONGEST_NUMBER) - 1;
}

/**
 * Writes values[start..end) / 10^places with commas between them to the page, from an offset on that leaves room for as many numbers.
 * Gives the offset behind the last one.
 * The values are integers of magnitude at most 2^53 - 1, none of them -0; 0 <= places <= 22.
 */
export function writeNumbers(offset: number, values: Float64Array, start: number, end: number, places: number): number {
  if (places === 0) return writeIntegers(offset, values, start, end);
  if (places <= 4) return writeDecimals(offset, values, start, end, places);
  let at = offset;
  for (let position = start; position < end; position++) {
    at = writeRare(at, values[position], places);
    view.setUint8(at++, COMMA);
  }
  return at - 1;
}

function writeIntegers(offset: number, values: Float64Array, start: number, end: number): number {
  let at = offset;
  for (let position = start; position < end; position++) {
    const value = values[position];
    const integer = value | 0;
    // Signs come at random, and a processor that guesses them wrong half the time is slower than this arithmetic.
    const minus = integer >>> 31;
    view.setUint8(at, MINUS);
    const size = ((integer ^ -minus) + minus) >>> 0;
    if (size < 10_000 && integer === value) {
      view.setInt32(at + minus, FIRST_DIGITS[size], true);
      at += minus + LENGTH[size];
    } else at = writeRare(at, value, 0);
    view.setUint8(at++, COMMA);
  }
  return at - 1;
}

/** Numbers with 1 to 4 places. */
function writeDecimals(offset: number, values: Float64Array, start: number, end: number, places: number): number {
  const unit = UNITS[places];
  // The digits of a fraction are shifted to the left of four places.
  const shift = UNITS[4 - places];
  let at = offset;
  for (let position = start; position < end; position++) {
    const value = values[position];
    const integer = value | 0;
    const minus = integer >>> 31;
    view.setUint8(at, MINUS);
    const size = ((integer ^ -minus) + minus) >>> 0;
    const whole = (size / unit) | 0;
    if (whole < 10_000 && integer === value) {
      const fraction = Math.imul(size - Math.imul(whole, unit), shift);
      view.setInt32(at + minus, FIRST_DIGITS[whole], true);
      at += minus + LENGTH[whole];
      view.setUint8(at, POINT);
      view.setInt32(at + 1, DIGITS[fraction], true);
      at += FRACTION_LENGTH[fraction];
    } else at = writeRare(at, value, places);
    view.setUint8(at++, COMMA);
  }
  return at - 1;
}

/** The integers below this one over 10^places are smaller than 10^-6, which JavaScript writes with an exponent. */
function leastWithoutExponent(places: number): number {
  return places > 6 ? UNITS[places - 6] : 0;
}

/** An integer 0 <= whole < 2^31. The bytes behind its digits are written, too. */
function writeWhole(start: number, whole: number): number {
  if (whole < 10_000) {
    view.setInt32(start, FIRST_DIGITS[whole], true);
    return start + LENGTH[whole];
  }
  const upper = (whole / 10_000) | 0;
  const at = writeWhole(start, upper);
  view.setInt32(at, DIGITS[whole - upper * 10_000], true);
  return at + 4;
}

/** Behind the point at `at`: eight digits without the zeros at their end; without any, nothing, and no point. */
function writeEightPlaces(at: number, fraction: number): number {
  const upper = (fraction / 10_000) | 0;
  const lower = fraction - upper * 10_000;
  view.setInt32(at + 1, DIGITS[upper], true);
  view.setInt32(at + 5, DIGITS[lower], true);
  return at + (lower === 0 ? FRACTION_LENGTH[upper] : 4 + FRACTION_LENGTH[lower]);
}

/** One number of any length. */
function writeRare(start: number, value: number, places: number): number {
  const size = Math.abs(value);
  if (size > FIFTEEN_DIGITS || places > MOST_PLACES || size < leastWithoutExponent(places))
    return writeText(start, value, places);
  view.setUint8(start, MINUS);
  let at = start + Number(value < 0);
  // The quotient of integers of so few digits is never rounded up to the next integer.
  const unit = UNITS[places];
  const whole = Math.floor(size / unit);
  if (whole < 2 ** 31) at = writeWhole(at, whole | 0);
  else {
    const upper = Math.floor(whole / 1e8);
    const lower = (whole - upper * 1e8) | 0;
    at = writeWhole(at, upper | 0);
    const middle = (lower / 10_000) | 0;
    view.setInt32(at, DIGITS[middle], true);
    view.setInt32(at + 4, DIGITS[lower - middle * 10_000], true);
    at += 8;
  }
  view.setUint8(at, POINT);
  return writeEightPlaces(at, ((size - whole * unit) * UNITS[8 - places]) | 0);
}

function writeText(at: number, value: number, places: number): number {
  const text = String(scaledToDouble(value, places));
  for (let position = 0; position < text.length; position++) view.setUint8(at + position, text.charCodeAt(position));
  return at + text.length;
}

/** A decimal of up to 15 digits survives the trip through a double. */
export const FIFTEEN_DIGITS = 1e15;

/** More places are left to the language. */
const MOST_PLACES = 8;

const UNITS = Int32Array.of(1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8);

const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;

/** The characters of 0000..9999, the first one in the lowest byte. */
const DIGITS = new Int32Array(10_000);
/** The same without zeros at the beginning, and how many characters that leaves; 0 has one. */
const FIRST_DIGITS = new Int32Array(10_000);
const LENGTH = new Uint8Array(10_000);
/** How many characters a point and these digits behind it are without the zeros at their end; none where no digit is left. */
const FRACTION_LENGTH = new Uint8Array(10_000);

for (let group = 0; group < 10_000; group++) {
  const text = String(group).padStart(4, '0');
  for (let k = 0; k < 4; k++) DIGITS[group] |= text.charCodeAt(k) << (8 * k);
  LENGTH[group] = String(group).length;
  FIRST_DIGITS[group] = DIGITS[group] >>> (8 * (4 - LENGTH[group]));
  const places = text.replace(/0+$/, '').length;
  FRACTION_LENGTH[group] = places === 0 ? 0 : places + 1;
}
