// Matrices whose numbers are too long for scaled integers: from the bytes straight into fractions in lowest terms.

import { type RationalMatrix, rationalMatrix } from '@matrixmath/engine/exact/matrix.ts';
import type { Rational } from '@matrixmath/engine/exact/rational.ts';
import { readNumber } from '@matrixmath/engine/exact/decimal.ts';
import { CLOSE_BRACKET, COMMA, MINUS, OPEN_BRACKET, PLUS, POINT } from './ascii.ts';
import { afterSpace, asciiBetween, type Cursor, isDigit } from './cursor.ts';
import { readShortDecimal, shortDecimal } from './short-decimal.ts';

/** A matrix of fractions, and whether a number in it was written with a point or an exponent. */
export interface Fractions {
  readonly matrix: RationalMatrix;
  readonly inDecimals: boolean;
}

/**
 * The matrix whose outer bracket is at the cursor, which moves behind it. Gives undefined, and leaves the cursor where it is, for everything
 * that is not a non-empty rectangle of numbers within the limits of `readNumber`: the general way then reads it, or says what is wrong.
 */
export function scanFractions(cursor: Cursor): Fractions | undefined {
  const { bytes } = cursor;
  const entries: Rational[] = [];
  let inDecimals = false;
  let at = cursor.at;
  let rows = 0;
  let columns = 0;
  do {
    at = afterSpace(bytes, at + 1);
    if (bytes[at] !== OPEN_BRACKET) return undefined;
    const rowStart = entries.length;
    do {
      const start = afterSpace(bytes, at + 1);
      at = readShortDecimal(bytes, start);
      if (at > start) {
        entries.push(shortDecimal.value);
        inDecimals ||= shortDecimal.hasPoint;
      } else {
        at = endOfLiteral(bytes, start);
        const text = asciiBetween(cursor, start, at);
        const value = readNumber(text);
        if (value === null || value === 'overflow') return undefined;
        entries.push(value);
        inDecimals ||= /[.eE]/.test(text);
      }
      at = afterSpace(bytes, at);
    } while (bytes[at] === COMMA);
    if (bytes[at] !== CLOSE_BRACKET) return undefined;
    if (rows++ === 0) columns = entries.length;
    else if (entries.length - rowStart !== columns) return undefined;
    at = afterSpace(bytes, at + 1);
  } while (bytes[at] === COMMA);
  if (bytes[at] !== CLOSE_BRACKET) return undefined;
  cursor.at = at + 1;
  return { matrix: rationalMatrix(rows, columns, entries), inDecimals };
}

/** The offset behind the characters from `start` on that a number can have. Whether they are one is for the reader of their text to say. */
function endOfLiteral(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isDigit(bytes[at]) || isSignOrPoint(bytes[at]) || (bytes[at] | SMALL) === SMALL_E) at++;
  return at;
}

function isSignOrPoint(byte: number): boolean {
  return byte === POINT || byte === MINUS || byte === PLUS;
}

/** The bit that small letters have and capitals have not. */
const SMALL = 0x20;
const SMALL_E = 0x65;
