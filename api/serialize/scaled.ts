// Matrices of scaled integers as JSON, without going through fractions.

import type { ScaledMatrix } from '@matrixmath/engine/exact/matrix.ts';
import { dropPlaces } from '@matrixmath/engine/exact/rounding.ts';
import { FIFTEEN_DIGITS, writeNumbers } from './digits.ts';
import type { JsonText } from './json.ts';
import { page, roomAt } from './page.ts';

/** Decimal places of an answer; null for no rounding. */
export type Places = number | null;

/** Whether each entry, written as the shortest text of its double, is the entry itself. */
export function printsQuickly({ values }: ScaledMatrix): boolean {
  for (let position = 0; position < values.length; position++) {
    if (Math.abs(values[position]) > FIFTEEN_DIGITS) return false;
  }
  return true;
}

/** The rows as text. */
export function scaledRows(matrix: ScaledMatrix, places: Places): JsonText {
  return scaledTextBetween('', matrix, places, '');
}

/**
 * The rows as text with text before and behind them. Where all of it is short, and of ASCII, it comes from the page as one piece: V8 keeps
 * a text that was put together as its pieces, and copies them when it is to say how many bytes it has.
 */
export function scaledTextBetween(before: string, matrix: ScaledMatrix, places: Places, behind: string): JsonText {
  if (!isShortAscii(before) || !isShortAscii(behind)) return before + scaledRows(matrix, places) + behind;
  let text = '';
  const end = writeRows(matrix, places, writeOnPage(0, before), (full) => {
    text += textOnPage(full);
  });
  return text + textOnPage(writeOnPage(end, behind));
}

/** Less than the page has room for, when the rows are written. */
const SHORT = 128;

function isShortAscii(text: string): boolean {
  if (text.length > SHORT) return false;
  for (let place = 0; place < text.length; place++) if (text.charCodeAt(place) > 0x7f) return false;
  return true;
}

/** Gives the offset behind the text. */
function writeOnPage(offset: number, text: string): number {
  for (let place = 0; place < text.length; place++) page[offset + place] = text.charCodeAt(place);
  return offset + text.length;
}

/** The rows as bytes with text before and behind them: for long replies, which need not become strings first. */
export function scaledRowsBetween(before: string, matrix: ScaledMatrix, places: Places, behind: string): Uint8Array {
  const ends = Buffer.byteLength(before) + Buffer.byteLength(behind);
  let bytes = Buffer.allocUnsafe(0);
  let at = 0;
  /** Takes over what stands on the page; room for all is made as soon as the first numbers tell how long they are. */
  const take = (length: number, numbers: number): void => {
    if (bytes.length < at + length + ends) {
      const expected = (at + length) * (matrix.values.length / numbers) * EXPECTED_GROWTH;
      const larger = Buffer.allocUnsafe(Math.ceil(Math.max(expected, at + length)) + ends);
      if (at === 0) at = larger.write(before);
      else bytes.copy(larger, 0, 0, at);
      bytes = larger;
    }
    page.copy(bytes, at, 0, length);
    at += length;
  };
  take(writeRows(matrix, places, 0, take), matrix.values.length);
  at += bytes.write(behind, at);
  return bytes.subarray(0, at);
}

/** How much longer the rest of the numbers may be than the first ones, before they have to be copied. */
const EXPECTED_GROWTH = 1.1;

function textOnPage(length: number): string {
  return page.toString('latin1', 0, length);
}

/**
 * Writes the rows to the page from an offset on. The page is taken away by `take` whenever it is full, with the count of the numbers so far; gives
 * the length of what then stands on it. Integers over a power of ten are rounded by division with remainder.
 */
function writeRows(
  matrix: ScaledMatrix,
  places: Places,
  offset: number,
  take: (length: number, numbers: number) => void,
): number {
  const { rows, columns, scale } = matrix;
  const kept = places === null ? scale : Math.min(scale, places);
  const values = kept === scale ? matrix.values : matrix.values.map((value) => dropPlaces(value, scale - kept));
  let at = offset;
  for (let row = 0; row < rows; row++) {
    page[at++] = row === 0 ? OPEN_BRACKET : COMMA;
    page[at++] = OPEN_BRACKET;
    const end = (row + 1) * columns;
    for (let start = row * columns; start < end; ) {
      const next = Math.min(end, start + roomAt(at));
      at = writeNumbers(at, values, start, next, kept);
      if (next < end) page[at++] = COMMA;
      start = next;
      if (roomAt(at) < LEAST_ROOM) {
        take(at, start);
        at = 0;
      }
    }
    page[at++] = CLOSE_BRACKET;
  }
  page[at++] = CLOSE_BRACKET;
  return at;
}

/** Less room on the page than for so many numbers is not worth a start. */
const LEAST_ROOM = 64;

const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
