// The fast way for matrices: from the bytes of [[1.5, 2], ...] straight into integers over one power of ten.

import { noteLargestMagnitude, powerOfTen, type ScaledMatrix, scaledMatrix } from '@matrixmath/engine/exact/matrix.ts';
import { CLOSE_BRACKET, COMMA, MINUS, OPEN_BRACKET } from './ascii.ts';
import { afterSpace, type Cursor } from './cursor.ts';
import { literal, readLiteral } from './literal.ts';
import { type LongRows, largestFrom, MANY_NUMBERS, readLongRow, type Window, windowOn } from './long-rows.ts';
import { readPlainNumbers } from './plain-numbers.ts';
import { makeRoom, makeSquareRoom, scratchRoom, taken } from './room.ts';

/** The numbers, as far as they were read, do not fit into integers of magnitude at most 2^53 - 1 over 10^k with one k <= 22. */
export const BEYOND_SCALED = 'beyond';

/**
 * The matrix whose outer bracket is at the cursor, which moves behind it.
 *
 * Leaves the cursor where it is for numbers that this storage does not hold; and, giving undefined, for everything that is not a non-empty
 * rectangle of numbers, well-formed or not: the general way then reads it, or says what is wrong.
 */
export function scanMatrix(cursor: Cursor): ScaledMatrix | typeof BEYOND_SCALED | undefined {
  const { bytes } = cursor;
  const numbers: AlignedNumbers = {
    values: scratchRoom(),
    count: 0,
    scale: 0,
    areShort: true,
    rises: null,
    largest: 0,
  };
  let at = cursor.at;
  let rows = 0;
  let columns = 0;
  // Where the first row was long.
  let window: Window | null = null;
  do {
    at = afterSpace(bytes, at + 1);
    if (bytes[at] !== OPEN_BRACKET) return undefined;
    const rowStart = numbers.count;
    const bracket = at;
    if (window !== null) at = readThroughWindow(window, at, numbers);
    const rest = numbers.count;
    if (at === bracket || bytes[at] === COMMA) {
      do {
        at = readPlainNumbers(bytes, at, numbers);
        if (bytes[at] === COMMA || at === bracket) {
          at = readAnyNumber(bytes, at + 1, numbers);
          if (at < 0) return at === TOO_LONG ? BEYOND_SCALED : undefined;
        }
        at = afterSpace(bytes, at);
      } while (bytes[at] === COMMA);
    }
    if (bytes[at] !== CLOSE_BRACKET) return undefined;
    if (rows++ === 0) {
      columns = numbers.count;
      if (columns >= MANY_NUMBERS) window = expectLongRows(bytes, at, numbers);
    } else if (numbers.count - rowStart !== columns) return undefined;
    else if (window !== null) noteLargest(numbers, rest);
    at = afterSpace(bytes, at + 1);
  } while (bytes[at] === COMMA);
  if (bytes[at] !== CLOSE_BRACKET) return undefined;
  if (!align(numbers)) return BEYOND_SCALED;
  cursor.at = at + 1;
  if (window === null || numbers.rises !== null) {
    const bound = numbers.areShort && numbers.rises === null ? SHORT_BOUND : null;
    return scaledMatrix(rows, columns, taken(numbers), numbers.scale, bound);
  }
  const matrix = scaledMatrix(rows, columns, taken(numbers), numbers.scale, numbers.largest);
  noteLargestMagnitude(matrix, numbers.largest);
  return matrix;
}

/** The largest integer of 9 digits. */
const SHORT_BOUND = 999_999_999;

/** The numbers before a rise of the scale are still over the power of ten before it. */
interface AlignedNumbers extends LongRows {
  rises: Rise[] | null;
}

/** The integers from the rise before up to `end` are over 10^scale; a literal with more places came next. There are at most 22 of them. */
interface Rise {
  readonly end: number;
  readonly scale: number;
}

/** After the first row, which ends at `end`. */
function expectLongRows(bytes: Uint8Array, end: number, numbers: AlignedNumbers): Window {
  const columns = numbers.count;
  noteLargest(numbers, 0);
  // Each number takes two bytes at least: what cannot be square gets no room for it.
  if (columns * (columns - 1) <= (bytes.length - end) / 2) makeSquareRoom(numbers, columns);
  return windowOn(bytes);
}

function noteLargest(numbers: AlignedNumbers, from: number): void {
  numbers.largest = Math.max(numbers.largest, largestFrom(numbers, from));
}

/**
 * Reads a row whose bracket is at `start`, past single numbers that the window's reader leaves to others. Gives the offset of what stands
 * behind the last number that was read; where many are of another kind, they are left to the caller.
 */
function readThroughWindow(window: Window, start: number, numbers: AlignedNumbers): number {
  const { bytes } = window;
  let at = start;
  for (;;) {
    const before = numbers.count;
    at = readLongRow(window, at, numbers);
    if (bytes[at] !== COMMA || numbers.count - before < MANY_NUMBERS) return at;
    const single = numbers.count;
    const end = readAnyNumber(bytes, at + 1, numbers);
    if (end < 0) return at;
    noteLargest(numbers, single);
    at = afterSpace(bytes, end);
    if (bytes[at] !== COMMA) return at;
  }
}

const NOT_A_NUMBER = -1;
const TOO_LONG = -2;

/** Reads one number of any kind. Gives the offset behind it, or why there is none. */
function readAnyNumber(bytes: Uint8Array, start: number, numbers: AlignedNumbers): number {
  const sign = afterSpace(bytes, start);
  const negative = bytes[sign] === MINUS;
  const end = readLiteral(bytes, negative ? sign + 1 : sign);
  if (end < 0) return NOT_A_NUMBER;
  const size = overScale(literal.digits, literal.places, numbers);
  if (size > Number.MAX_SAFE_INTEGER) return TOO_LONG;
  if (size > SHORT_BOUND) numbers.areShort = false;
  if (numbers.count === numbers.values.length) makeRoom(numbers, 1);
  numbers.values[numbers.count++] = negative ? 0 - size : size;
  return end;
}

/** digits / 10^places as an integer over the scale of the numbers, which rises where it must; infinite where it cannot rise so far. */
function overScale(digits: number, places: number, numbers: AlignedNumbers): number {
  // Zero has every scale, and no sign.
  if (digits === 0) return 0;
  if (places > GREATEST_SCALE || numbers.scale - places > GREATEST_SCALE) return Infinity;
  if (places > numbers.scale) {
    if (numbers.count > 0) {
      numbers.rises ??= [];
      numbers.rises.push({ end: numbers.count, scale: numbers.scale });
    }
    numbers.scale = places;
  }
  return digits * powerOfTen(numbers.scale - places);
}

const GREATEST_SCALE = 22;

/** Brings the integers to the last scale, each of them once; false where one leaves the exact range. */
function align({ values, scale, rises }: AlignedNumbers): boolean {
  if (rises === null) return true;
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
