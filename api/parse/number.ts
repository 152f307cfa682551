// Numbers, one at a time: the grammar of RFC 8259, section 6, and the text as it was written.

import { asciiBetween, CAPITAL_E, type Cursor, isDigit, MINUS, PLUS, POINT, SMALL_E, ZERO } from './cursor.ts';
import { found, numberMistakeAfter, JsonSyntaxError, wordMistakeAt } from './syntax-error.ts';

/** The text of the number at the cursor, which begins with a digit or a minus sign; the cursor moves behind it. */
export function scanNumber(cursor: Cursor): string {
  const { bytes } = cursor;
  const start = cursor.at;
  let at = bytes[start] === MINUS ? start + 1 : start;
  if (bytes[at] === ZERO) {
    at++;
    if (isDigit(bytes[at])) throw new JsonSyntaxError(at, 'a number cannot have leading zeros');
  } else {
    const word = at > start ? wordMistakeAt(bytes, start) : undefined;
    if (word !== undefined) throw new JsonSyntaxError(start, word);
    at = endOfDigits(bytes, at, `'-'`);
  }
  if (bytes[at] === POINT) at = endOfDigits(bytes, at + 1, 'the decimal point');
  if (bytes[at] === SMALL_E || bytes[at] === CAPITAL_E) {
    at++;
    if (bytes[at] === PLUS || bytes[at] === MINUS) at++;
    at = endOfDigits(bytes, at, 'the e of an exponent');
  }
  const mistake = numberMistakeAfter(bytes, at);
  if (mistake !== undefined) throw new JsonSyntaxError(at, mistake);
  cursor.at = at;
  return asciiBetween(cursor, start, at);
}

/** The offset after the one or more digits that must begin at `at`. */
function endOfDigits(bytes: Buffer, at: number, after: string): number {
  if (!isDigit(bytes[at])) throw new JsonSyntaxError(at, `expected a digit after ${after}, found ${found(bytes, at)}`);
  let end = at + 1;
  while (isDigit(bytes[end])) end++;
  return end;
}
