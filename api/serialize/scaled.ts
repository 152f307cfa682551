// Matrices of scaled integers as JSON, without going through fractions.

import type { ScaledMatrix } from '@matrixmath/engine/exact/matrix.ts';
import { dropPlaces } from '@matrixmath/engine/exact/rounding.ts';
import { capacityAt, FIFTEEN_DIGITS, output, writeNumbers } from './digits.ts';
import type { JsonText } from './json.ts';

/** Decimal places of an answer; null for no rounding. */
export type Places = number | null;

/** Whether each entry, written as the shortest text of its double, is the entry itself. */
export function printsQuickly({ values }: ScaledMatrix): boolean {
  for (let position = 0; position < values.length; position++) {
    if (Math.abs(values[position]) > FIFTEEN_DIGITS) return false;
  }
  return true;
}

/**
 * The rows as JSON, each number rounded once to at most so many decimal places. Numbers become digits in a buffer, and the buffer text
 * each time it is full.
 */
export function scaledRows(matrix: ScaledMatrix, places: Places): JsonText {
  const { rows, columns, scale } = matrix;
  const shownPlaces = places === null ? scale : Math.min(scale, places);
  const dropped = scale - shownPlaces;
  const values = dropped === 0 ? matrix.values : matrix.values.map((value) => dropPlaces(value, dropped));
  let text = '';
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
        text += output.toString('latin1', 0, at);
        at = 0;
      }
    }
    output[at++] = CLOSE_BRACKET;
  }
  output[at++] = CLOSE_BRACKET;
  return text + output.toString('latin1', 0, at);
}

/** The output buffer is emptied when fewer numbers than this fit. */
const MIN_CAPACITY = 64;

const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
