// Matrices whose numbers fit into integers below 2^53 over one power of ten: from the bytes of [[1.5, 2], ...] straight into doubles.

import { powerOfTen, type ScaledMatrix, scaledMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import { afterSpace, CLOSE_BRACKET, COMMA, type Cursor, OPEN_BRACKET } from './cursor.ts';
import { emptyDecimal, integerOf, readDecimal } from './decimal.ts';
import { bufferContents, emptyBuffer, growBuffer, type NumberBuffer, readPlainNumbers } from './plain-numbers.ts';

/**
 * Reads the matrix whose outer bracket is at the cursor, and moves the cursor behind it.
 *
 * @returns with the cursor where it was, 'ragged' where a row of numbers is not as long as the first one, and undefined for everything
 * else that is not a non-empty rectangle of numbers that are integers of
 * magnitude at most 2^53 - 1 over 10^k with one k <= 22
 */
export function scanScaledMatrix(cursor: Cursor): ScaledMatrix | 'ragged' | undefined {
  const { bytes } = cursor;
  const numbers: AlignedNumbers = { buffer: emptyBuffer(), scaleChanges: [] };
  const { buffer } = numbers;
  let at = cursor.at;
  let rows = 0;
  let columns = 0;
  do {
    at = afterSpace(bytes, at + 1);
    if (bytes[at] !== OPEN_BRACKET) return undefined;
    const rowStart = buffer.count;
    at = readRow(bytes, at, numbers);
    if (bytes[at] !== CLOSE_BRACKET) return undefined;
    if (rows++ === 0) columns = buffer.count;
    else if (buffer.count - rowStart !== columns) return 'ragged';
    at = afterSpace(bytes, at + 1);
  } while (bytes[at] === COMMA);
  if (bytes[at] !== CLOSE_BRACKET || !alignScales(numbers)) return undefined;
  cursor.at = at + 1;
  const bound = buffer.areShort && numbers.scaleChanges.length === 0 ? MAX_SHORT : null;
  return scaledMatrix(rows, columns, bufferContents(buffer), buffer.scale, bound);
}

/** The largest integer of 9 digits. */
const MAX_SHORT = 999_999_999;
const MAX_SCALE = 22;

/** The numbers that were read before a change of the scale are still over the power of ten before it. */
interface AlignedNumbers {
  readonly buffer: NumberBuffer;
  readonly scaleChanges: ScaleChange[];
}

/** The integers from the change before this one up to `end` are over 10^scale; a number with more places came next. At most 22 of them. */
interface ScaleChange {
  readonly end: number;
  readonly scale: number;
}

/** Reads the numbers of a row whose bracket is at `start`. Gives the offset of the first byte that belongs to none of them. */
function readRow(bytes: Uint8Array, start: number, numbers: AlignedNumbers): number {
  let at = start;
  do {
    const before = at;
    at = readPlainNumbers(bytes, before, numbers.buffer);
    // A comma, or the bracket of the row: what follows is no plain number.
    if (bytes[at] === COMMA || at === before) {
      const first = afterSpace(bytes, at + 1);
      at = readAnyNumber(bytes, first, numbers);
      if (at === first) return start;
    }
    at = afterSpace(bytes, at);
  } while (bytes[at] === COMMA);
  return at;
}

const decimal = emptyDecimal();

/** Reads one number of any form. Gives the offset behind it, or `start` where there is none that fits. */
function readAnyNumber(bytes: Uint8Array, start: number, numbers: AlignedNumbers): number {
  const { buffer } = numbers;
  const end = readDecimal(bytes, start, decimal);
  if (end === start) return start;
  const size = overScale(integerOf(decimal), decimal.places, numbers);
  if (size > Number.MAX_SAFE_INTEGER) return start;
  if (size > MAX_SHORT) buffer.areShort = false;
  growBuffer(buffer);
  buffer.values[buffer.count++] = decimal.negative ? 0 - size : size;
  return end;
}

/** digits / 10^places as an integer over the scale of the numbers, which grows where it must; infinite where it cannot grow so far. */
function overScale(digits: number, places: number, { buffer, scaleChanges }: AlignedNumbers): number {
  // Zero has every scale, and no sign.
  if (digits === 0) return 0;
  if (places > MAX_SCALE || buffer.scale - places > MAX_SCALE) return Infinity;
  if (places > buffer.scale) {
    if (buffer.count > 0) scaleChanges.push({ end: buffer.count, scale: buffer.scale });
    buffer.scale = places;
  }
  return digits * powerOfTen(buffer.scale - places);
}

/** Brings all integers to the last scale; false where one leaves the exact range. */
function alignScales({ buffer: { values, scale }, scaleChanges }: AlignedNumbers): boolean {
  let position = 0;
  for (const change of scaleChanges) {
    const power = powerOfTen(scale - change.scale);
    for (; position < change.end; position++) {
      values[position] *= power;
      if (Math.abs(values[position]) > Number.MAX_SAFE_INTEGER) return false;
    }
  }
  return true;
}
