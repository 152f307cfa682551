// Number literals that the loop over a row leaves to somebody else: long ones, those with an exponent, and the first with more places.

import { CAPITAL_E, MINUS, PLUS, POINT, SMALL_E, ZERO } from './ascii.ts';
import { isDigit } from './cursor.ts';

/**
 * The literal read last is digits / 10^places; `places` may be negative, and far beyond any scale. `digits` is exact below 2^53;
 * it is 2^53 or more where the integer of the digits is, though perhaps not the same.
 * One object for all: it is read at once, and thousands of results would have to be collected.
 */
export const literal = { digits: 0, places: 0 };

/** Reads the literal whose first digit stands at `start` into `literal`. Gives the offset behind it, or -1 where it is none, or very long. */
export function readLiteral(bytes: Uint8Array, start: number): number {
  let at = start;
  let digits = 0;
  while (isDigit(bytes[at])) digits = digits * 10 + (bytes[at++] - ZERO);
  if (at === start || (at - start > 1 && bytes[start] === ZERO)) return -1;
  let places = 0;
  if (bytes[at] === POINT) {
    const point = at++;
    while (isDigit(bytes[at])) digits = digits * 10 + (bytes[at++] - ZERO);
    places = at - point - 1;
    if (places === 0 || places > MOST_PLACES) return -1;
  }
  if (bytes[at] === SMALL_E || bytes[at] === CAPITAL_E) {
    at++;
    const down = bytes[at] === MINUS;
    if (down || bytes[at] === PLUS) at++;
    if (!isDigit(bytes[at])) return -1;
    let exponent = 0;
    for (; isDigit(bytes[at]); at++) exponent = Math.min(exponent * 10 + (bytes[at] - ZERO), VAST);
    places += down ? exponent : -exponent;
  }
  literal.digits = digits;
  literal.places = places;
  return at;
}

/** Literals with more decimal places are left to the general way. */
const MOST_PLACES = 1000;

/** An exponent beyond any scale; what is added to it stays exact. */
const VAST = 1e12;
