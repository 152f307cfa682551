// Matrices whose numbers are too long for scaled integers: from the bytes straight into fractions in lowest terms.

import { readNumber } from '@matrixsteps/engine/exact/decimal.ts';
import { type RationalMatrix, rationalMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import type { Rational } from '@matrixsteps/engine/exact/rational.ts';
import {
  afterSpace,
  asciiBetween,
  CLOSE_BRACKET,
  COMMA,
  type Cursor,
  isDigit,
  MINUS,
  OPEN_BRACKET,
  PLUS,
  POINT,
  SMALL_E,
} from './cursor.ts';
import { emptyDecimal, fractionOf, readDecimal } from './decimal.ts';

/** A matrix of fractions, and whether a number in it was written with a point or an exponent. */
export interface Fractions {
  readonly matrix: RationalMatrix;
  readonly inDecimals: boolean;
}

/**
 * Reads the matrix whose outer bracket is at the cursor, and moves the cursor behind it.
 *
 * @returns undefined, with the cursor where it was, for everything that is not a non-empty rectangle of numbers within the limits of
 * `readNumber`
 */
export function scanFractionMatrix(cursor: Cursor): Fractions | undefined {
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
      at = readDecimal(bytes, start, decimal);
      const short = at === start ? null : fractionOf(decimal);
      if (short === null) {
        at = endOfNumber(bytes, start);
        const text = asciiBetween(cursor, start, at);
        const value = readNumber(text);
        if (value === null || value === 'overflow') return undefined;
        entries.push(value);
        inDecimals ||= /[.eE]/.test(text);
      } else {
        entries.push(short);
        inDecimals ||= decimal.hasPoint;
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

const decimal = emptyDecimal();

/** The offset behind the characters from `start` on that a number can have. Whether they are a number, `readNumber` decides. */
function endOfNumber(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isDigit(bytes[at]) || isSignOrPoint(bytes[at]) || (bytes[at] | LOWER_CASE) === SMALL_E) at++;
  return at;
}

function isSignOrPoint(byte: number): boolean {
  return byte === POINT || byte === MINUS || byte === PLUS;
}

/** The bit that lower-case letters have and capitals have not. */
const LOWER_CASE = 0x20;
