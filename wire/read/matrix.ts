// The fast way for matrices: from the bytes of [[1.5, 2], ...] straight into integers over one power of ten.
// Above: scan.ts. Below: cursor.ts, plain-numbers.ts, literal.ts, engine/exact/matrix.ts, engine/exact/doubles.ts.

import { doubles } from '@matrixmath/engine/exact/doubles.ts';
import { powerOfTen, type ScaledMatrix, scaledMatrix } from '@matrixmath/engine/exact/matrix.ts';
import { CLOSE_BRACKET, COMMA, MINUS, OPEN_BRACKET } from './ascii.ts';
import { afterSpace, type Cursor } from './cursor.ts';
import { literal, readLiteral } from './literal.ts';
import { type Numbers, readPlainNumbers } from './plain-numbers.ts';

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
  const numbers: AlignedNumbers = { values: scratch, count: 0, scale: 0, areShort: true, rises: null };
  let at = cursor.at;
  let rows = 0;
  let columns = 0;
  do {
    at = afterSpace(bytes, at + 1);
    if (bytes[at] !== OPEN_BRACKET) return undefined;
    const rowStart = numbers.count;
    do {
      at = readPlainNumbers(bytes, at, numbers);
      if (bytes[at] === COMMA || bytes[at] === OPEN_BRACKET) {
        at = readAnyNumber(bytes, at + 1, numbers);
        if (at < 0) return at === TOO_LONG ? BEYOND_SCALED : undefined;
      }
      at = afterSpace(bytes, at);
    } while (bytes[at] === COMMA);
    if (bytes[at] !== CLOSE_BRACKET) return undefined;
    if (rows++ === 0) columns = numbers.count;
    else if (numbers.count - rowStart !== columns) return undefined;
    at = afterSpace(bytes, at + 1);
  } while (bytes[at] === COMMA);
  if (bytes[at] !== CLOSE_BRACKET) return undefined;
  if (!align(numbers)) return BEYOND_SCALED;
  cursor.at = at + 1;
  const bound = numbers.areShort && numbers.rises === null ? SHORT_BOUND : null;
  return scaledMatrix(rows, columns, copied(numbers), numbers.scale, bound);
}

/** The largest integer of 9 digits. */
const SHORT_BOUND = 999_999_999;

/** The numbers in an array of their own. */
function copied({ values, count }: Numbers): Float64Array {
  if (count > FEW) return values.slice(0, count);
  const copy = doubles(count);
  for (let position = 0; position < count; position++) copy[position] = values[position];
  return copy;
}

/** So many numbers are copied faster one by one. */
const FEW = 64;

/** The numbers before a rise of the scale are still over the power of ten before it. */
interface AlignedNumbers extends Numbers {
  rises: Rise[] | null;
}

/** The integers from the rise before up to `end` are over 10^scale; a literal with more places came next. There are at most 22 of them. */
interface Rise {
  readonly end: number;
  readonly scale: number;
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
  if (numbers.count === numbers.values.length) makeRoom(numbers);
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

/** Where numbers are put as they are read: how many there are is known only at the end of the matrix. The next one uses it again. */
let scratch = new Float64Array(1024);

/** Room for a matrix of 512 x 512 is kept; more is given back. */
const LARGEST_SCRATCH = 2 ** 18;

/** Twice the room, with the same numbers in it. */
function makeRoom(numbers: Numbers): void {
  const larger = new Float64Array(numbers.values.length * 2);
  larger.set(numbers.values);
  numbers.values = larger;
  if (larger.length <= LARGEST_SCRATCH) scratch = larger;
}
