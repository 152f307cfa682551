// Matrices of scaled integers as JSON, without going through fractions: n / 10^places for an integer n, four digits at a time.
//
// The text is that of JavaScript: the shortest one that reads back as the double nearest to n / 10^places. A decimal of up to 15 digits
// is the only one so short for its double, so its own digits without the zeros at their end are that text. Everything else, and what
// JavaScript writes with an exponent, is left to the language.
//
// The whole part of n / 10^places, for up to 15 digits, is that of the product (n + 1/2) * 10^-places: the exact product is at least
// 10^-places / 2 away from every integer, and its two roundings, of the power and of the product, take it less than half as far.

import { powerOfTen, type ScaledMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import { dropPlaces, scaledToDouble } from '@matrixsteps/engine/exact/rounding.ts';
import type { JsonText } from './json.ts';

/** Decimal places of an answer; null for no rounding. */
export type DecimalPlaces = number | null;

/** Whether each entry, written as the shortest text of its double, is the entry itself. */
export function printsQuickly({ values }: ScaledMatrix): boolean {
  for (let position = 0; position < values.length; position++) {
    if (Math.abs(values[position]) > FIFTEEN_DIGITS) return false;
  }
  return true;
}

/** Whether rounding to these places changes an entry. */
export function losesPlaces({ values, scale }: ScaledMatrix, decimalPlaces: number): boolean {
  if (scale <= decimalPlaces) return false;
  const unit = powerOfTen(scale - decimalPlaces);
  return values.some((value) => value % unit !== 0);
}

/** The rows as JSON, each number rounded once to at most `decimalPlaces`. */
export function scaledRows(matrix: ScaledMatrix, decimalPlaces: DecimalPlaces): JsonText {
  let text = '';
  writeScaledRows(matrix, decimalPlaces, (piece) => {
    text += piece;
  });
  return text;
}

/** The same in pieces. Numbers become digits in a buffer, and the buffer text each time it is full. */
export function writeScaledRows(
  matrix: ScaledMatrix,
  decimalPlaces: DecimalPlaces,
  write: (piece: JsonText) => void,
): void {
  const { rows, columns, scale } = matrix;
  const shownPlaces = decimalPlaces === null ? scale : Math.min(scale, decimalPlaces);
  const dropped = scale - shownPlaces;
  const values = dropped === 0 ? matrix.values : matrix.values.map((value) => dropPlaces(value, dropped));
  let at = 0;
  for (let row = 0; row < rows; row++) {
    output[at++] = row === 0 ? OPEN_BRACKET : COMMA;
    output[at++] = OPEN_BRACKET;
    const end = (row + 1) * columns;
    for (let start = row * columns; start < end; ) {
      const next = Math.min(end, start + capacityAt(at));
      at = writeNumbers(at, values, start, next, shownPlaces);
      if (next < end) output[at++] = COMMA;
      start = next;
      if (capacityAt(at) < MIN_CAPACITY) {
        write(output.toString('latin1', 0, at));
        at = 0;
      }
    }
    output[at++] = CLOSE_BRACKET;
  }
  output[at++] = CLOSE_BRACKET;
  write(output.toString('latin1', 0, at));
}

/** The output buffer is emptied when fewer numbers than this fit. */
const MIN_CAPACITY = 64;

const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

const OUTPUT_BYTES = 2 ** 15;
/** More bytes than a number can have with the comma behind it: "-0.00000123456789012345," */
const MAX_NUMBER_BYTES = 26;

/** Where numbers are written as digits, to be taken away before the next ones are. */
const output = Buffer.alloc(OUTPUT_BYTES);

/** How many numbers fit into the output buffer from an offset on. */
function capacityAt(offset: number): number {
  return Math.floor((OUTPUT_BYTES - offset) / MAX_NUMBER_BYTES) - 1;
}

const view = new DataView(output.buffer, output.byteOffset, OUTPUT_BYTES);

/**
 * Writes values[start..end) / 10^places with commas between them to the output buffer, from an offset on. Gives the offset behind the last one.
 * @param values integers of magnitude at most 2^53 - 1, none of them -0
 * @param end at most start + `capacityAt(offset)`
 * @param places 0 to 22
 */
function writeNumbers(offset: number, values: Float64Array, start: number, end: number, places: number): number {
  if (places === 0) return writeIntegers(offset, values, start, end);
  if (places <= 4) return writeDecimals(offset, values, start, end, places);
  if (places <= MAX_PLACES) return writeLongDecimals(offset, values, start, end, places);
  let at = offset;
  for (let position = start; position < end; position++) {
    at = writeText(at, values[position], places);
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
    const size = ((integer ^ -minus) + minus) >>> 0;
    view.setUint8(at, MINUS);
    if (size < 10_000 && integer === value) {
      view.setInt32(at + minus, FIRST_DIGITS[size], true);
      at += minus + LENGTH[size];
    } else at = writeLong(at + Number(value < 0), Math.abs(value));
    view.setUint8(at++, COMMA);
  }
  return at - 1;
}

/** Numbers with 1 to 4 places. */
function writeDecimals(offset: number, values: Float64Array, start: number, end: number, places: number): number {
  const unit = UNITS[places];
  const inverse = 1 / unit;
  const short = unit * EIGHT_DIGITS;
  // The digits of a fraction are shifted to the left of four places.
  const shift = UNITS[4 - places];
  let at = offset;
  for (let position = start; position < end; position++) {
    const value = values[position];
    const size = Math.abs(value);
    let fraction = 0;
    if (size < short) {
      view.setUint8(at, MINUS);
      const whole = ((size + 0.5) * inverse) | 0;
      // Modulo 2^32, which the fraction is smaller than.
      fraction = Math.imul((size | 0) - Math.imul(whole, unit), shift);
      at = writeShort(at + Number(value < 0), whole);
    } else if (size <= FIFTEEN_DIGITS) {
      view.setUint8(at, MINUS);
      const whole = Math.floor((size + 0.5) * inverse);
      fraction = ((size - whole * unit) * shift) | 0;
      at = writeLong(at + Number(value < 0), whole);
    } else at = writeText(at, value, places);
    // Behind a text there is no fraction, and its point is written over.
    view.setUint8(at, POINT);
    view.setInt32(at + 1, DIGITS[fraction], true);
    at += FRACTION_LENGTH[fraction];
    view.setUint8(at++, COMMA);
  }
  return at - 1;
}

/** Numbers with 5 to 8 places: the same loop with four digits more, which would cost the shorter numbers a third of their time. */
function writeLongDecimals(offset: number, values: Float64Array, start: number, end: number, places: number): number {
  const unit = UNITS[places];
  const inverse = 1 / unit;
  const short = Math.min(unit * EIGHT_DIGITS, FIFTEEN_DIGITS);
  const shift = UNITS[8 - places];
  const least = leastWithoutExponent(places);
  let at = offset;
  for (let position = start; position < end; position++) {
    const value = values[position];
    const size = Math.abs(value);
    let fraction = 0;
    if (size < least) at = writeText(at, value, places);
    else if (size < short) {
      view.setUint8(at, MINUS);
      const whole = ((size + 0.5) * inverse) | 0;
      fraction = Math.imul((size | 0) - Math.imul(whole, unit), shift);
      at = writeShort(at + Number(value < 0), whole);
    } else if (size <= FIFTEEN_DIGITS) {
      view.setUint8(at, MINUS);
      const whole = Math.floor((size + 0.5) * inverse);
      fraction = ((size - whole * unit) * shift) | 0;
      at = writeLong(at + Number(value < 0), whole);
    } else at = writeText(at, value, places);
    const upper = (fraction / 10_000) | 0;
    const lower = fraction - upper * 10_000;
    view.setUint8(at, POINT);
    view.setInt32(at + 1, DIGITS[upper], true);
    view.setInt32(at + 5, DIGITS[lower], true);
    at += lower === 0 ? FRACTION_LENGTH[upper] : 4 + FRACTION_LENGTH[lower];
    view.setUint8(at++, COMMA);
  }
  return at - 1;
}

/** The integers below this one over 10^places are smaller than 10^-6, which JavaScript writes with an exponent. */
function leastWithoutExponent(places: number): number {
  return places > 6 ? UNITS[places - 6] : 0;
}

/** An integer 0 <= whole < 10^8. The bytes behind its digits are written, too. */
function writeShort(at: number, whole: number): number {
  if (whole < 10_000) {
    view.setInt32(at, FIRST_DIGITS[whole], true);
    return at + LENGTH[whole];
  }
  const upper = (whole / 10_000) | 0;
  view.setInt32(at, FIRST_DIGITS[upper], true);
  const next = at + LENGTH[upper];
  view.setInt32(next, DIGITS[whole - upper * 10_000], true);
  return next + 4;
}

/** An integer 0 <= whole < 2^53. */
function writeLong(at: number, whole: number): number {
  if (whole < EIGHT_DIGITS) return writeShort(at, whole | 0);
  // A quotient below 2^27 is rounded by at most 2^-27, which is less than 10^-8: never up to the next integer.
  const top = (whole / EIGHT_DIGITS) | 0;
  const rest = (whole - top * EIGHT_DIGITS) | 0;
  const upper = (rest / 10_000) | 0;
  const next = writeShort(at, top);
  view.setInt32(next, DIGITS[upper], true);
  view.setInt32(next + 4, DIGITS[rest - upper * 10_000], true);
  return next + 8;
}

function writeText(at: number, value: number, places: number): number {
  const text = String(scaledToDouble(value, places));
  for (let position = 0; position < text.length; position++) view.setUint8(at + position, text.charCodeAt(position));
  return at + text.length;
}

/** A decimal of up to 15 digits survives the trip through a double. */
const FIFTEEN_DIGITS = 1e15;

const EIGHT_DIGITS = 1e8;

/** Numbers with more places are left to the language. */
const MAX_PLACES = 8;

const UNITS = Int32Array.of(1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8);

const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;

/** The characters of 0000..9999, the first one in the lowest byte. */
const DIGITS = new Int32Array(10_000);
/** `DIGITS` without zeros at the beginning, and how many characters that leaves; 0 has one. */
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
