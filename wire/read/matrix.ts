// The fast way for matrices: from the bytes of [[1.5, 2], ...] straight into integers over one power of ten.
// Above: scan.ts. Below: cursor.ts, engine/exact/matrix.ts.
//
// No decimal passes through a double: the digits of a literal add up to an integer, which a double holds exactly below 2^53.
// Beyond that a sum of digits rounds, but never back below 2^53, so one comparison at the end of the literal finds it out.
// One loop in one function, because a call for every number would show in the time of a large request.

import { powerOfTen, type ScaledMatrix, scaledMatrix } from '@matrixmath/engine/exact/matrix.ts';
import type { Cursor } from './cursor.ts';

/**
 * The matrix whose outer bracket is at the cursor, which moves behind it.
 *
 * Gives undefined, and leaves the cursor where it is, for everything that is not a non-empty rectangle of numbers which fit into
 * integers of magnitude at most 2^53 - 1 over 10^k with one k <= 22, well-formed or not: the general way then reads it, or says what is wrong.
 */
export function scanMatrix(cursor: Cursor): ScaledMatrix | undefined {
  const { bytes } = cursor;
  let at = cursor.at;
  const values: number[] = [];
  const rises: Rise[] = [];
  let rows = 0;
  let columns = 0;
  let scale = 0;
  let byte = COMMA;
  while (byte === COMMA) {
    byte = bytes[++at];
    while (isSpace(byte)) byte = bytes[++at];
    if (byte !== OPEN_BRACKET) return undefined;
    byte = COMMA;
    const rowStart = values.length;
    while (byte === COMMA) {
      byte = bytes[++at];
      if (byte <= SPACE) while (isSpace(byte)) byte = bytes[++at];

      // Signs come at random, and a processor that guesses them wrong half the time is slower than this arithmetic.
      const minus = Number(byte === MINUS);
      at += minus;
      byte = bytes[at];
      if (!(byte >= ZERO && byte <= NINE)) return undefined;
      let digits = byte - ZERO;
      byte = bytes[++at];
      if (digits !== 0) {
        while (byte >= ZERO && byte <= NINE) {
          digits = digits * 10 + (byte - ZERO);
          byte = bytes[++at];
        }
      }
      let places = 0;
      if (byte === POINT) {
        const point = at;
        byte = bytes[++at];
        while (byte >= ZERO && byte <= NINE) {
          digits = digits * 10 + (byte - ZERO);
          byte = bytes[++at];
        }
        places = at - point - 1;
        if (places === 0 || places > MOST_PLACES_WRITTEN) return undefined;
      }
      if (byte === SMALL_E || byte === CAPITAL_E) {
        byte = bytes[++at];
        const down = byte === MINUS;
        if (down || byte === PLUS) byte = bytes[++at];
        if (!(byte >= ZERO && byte <= NINE)) return undefined;
        let exponent = 0;
        while (byte >= ZERO && byte <= NINE) {
          if (exponent <= MOST_PLACES_WRITTEN * 10) exponent = exponent * 10 + (byte - ZERO);
          byte = bytes[++at];
        }
        places += down ? exponent : -exponent;
      }

      // Zero has every scale, and no sign.
      if (digits !== 0) {
        if (places < scale) {
          if (scale - places > GREATEST_SCALE) return undefined;
          digits *= powerOfTen(scale - places);
        } else if (places > scale) {
          if (places > GREATEST_SCALE) return undefined;
          rises.push({ end: values.length, scale });
          scale = places;
        }
        if (digits > Number.MAX_SAFE_INTEGER) return undefined;
        digits *= 1 - 2 * minus;
      }
      values.push(digits);
      if (byte <= SPACE) while (isSpace(byte)) byte = bytes[++at];
    }
    if (byte !== CLOSE_BRACKET) return undefined;
    if (rows++ === 0) columns = values.length;
    else if (values.length - rowStart !== columns) return undefined;
    byte = bytes[++at];
    while (isSpace(byte)) byte = bytes[++at];
  }
  if (byte !== CLOSE_BRACKET || !align(values, rises, scale)) return undefined;
  cursor.at = at + 1;
  return scaledMatrix(rows, columns, new Float64Array(values), scale);
}

/** The integers from the rise before up to `end` are over 10^scale; a literal with more places came next. There are at most 22 of them. */
interface Rise {
  readonly end: number;
  readonly scale: number;
}

/** Brings the integers to the last scale, each of them once; false where one leaves the exact range. */
function align(values: number[], rises: readonly Rise[], scale: number): boolean {
  let position = 0;
  for (const rise of rises) {
    const power = powerOfTen(scale - rise.scale);
    for (; position < rise.end; position++) {
      values[position] *= power;
      if (Math.abs(values[position]) > Number.MAX_SAFE_INTEGER) return false;
    }
  }
  return true;
}

const GREATEST_SCALE = 22;

/** More decimal places, or an exponent far beyond them, are left to the general way, so that neither count can overflow. */
const MOST_PLACES_WRITTEN = 1000;

// Not imported from ascii.ts and cursor.ts: V8 folds a module's own constants into the loop, imported ones cost a quarter of its speed.
const SPACE = 0x20;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const CAPITAL_E = 0x45;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const SMALL_E = 0x65;

function isSpace(byte: number): boolean {
  return byte === SPACE || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
