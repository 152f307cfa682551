// The loop that a large request spends its time in: numbers of one row that are written alike, such as -12.50, 3.75, or 7, 19, -4.
//
// No decimal passes through a double: up to 9 digits add up to a 32-bit integer, more of them to two, which make one that a double holds
// exactly below 2^53. One loop in one function with few variables, because a call for every number, or a variable that finds no register,
// would show in the time of a large request. For numbers of any other form the loop ends, and decimal.ts reads them.

/** The numbers of a matrix as far as it has been read: integers over 10^scale, row by row. */
export interface NumberBuffer {
  values: Float64Array;
  count: number;
  scale: number;
  /** Whether all of them have at most 9 digits. */
  areShort: boolean;
}

/** An empty buffer. It uses memory that the next matrix uses again. */
export function emptyBuffer(): NumberBuffer {
  return { values: scratch, count: 0, scale: 0, areShort: true };
}

/** Makes room for one more number at least. */
export function growBuffer(buffer: NumberBuffer): void {
  if (buffer.count < buffer.values.length) return;
  const larger = new Float64Array(2 * buffer.values.length);
  larger.set(buffer.values);
  buffer.values = larger;
  if (larger.length <= MAX_SCRATCH) scratch = larger;
}

/** The numbers in an array of their own. */
export function bufferContents({ values, count }: NumberBuffer): Float64Array {
  if (count > MAX_COPIED_ONE_BY_ONE) return values.slice(0, count);
  const copy = new Float64Array(count);
  for (let position = 0; position < count; position++) copy[position] = values[position];
  return copy;
}

/** Up to this count a loop is faster than a call of `slice`. */
const MAX_COPIED_ONE_BY_ONE = 64;

let scratch = new Float64Array(1024);

/** The numbers of a matrix of 512 x 512. Larger scratch memory is not kept. */
const MAX_SCRATCH = 2 ** 18;

/**
 * Reads numbers with `scale` decimal places and no exponent for as long as they come. `start` is the offset of what stands before the
 * first one: a bracket or a comma.
 *
 * Gives the offset behind the last number read, so that a comma stands there, or the bracket at `start`, if the number after it is not
 * of this kind, or the buffer is full; anything else than these two stands behind the last number that is of this kind.
 */
export function readPlainNumbers(bytes: Uint8Array, start: number, buffer: NumberBuffer): number {
  const { values, scale } = buffer;
  const capacity = values.length;
  // The characters from the end of the whole part to the end of the number. Beyond 9 places none is of this kind.
  const span = scale === 0 ? 0 : scale <= 9 ? scale + 1 : -1;
  let { count } = buffer;
  let before = start;
  while (count < capacity) {
    let at = before + 1;
    // Signs come at random, and a processor that guesses them wrong half the time is slower than this arithmetic.
    let minus = Number(bytes[at] === MINUS);
    at += minus;
    let digit = bytes[at] ^ ZERO;
    if (digit > 9) {
      if (minus !== 0) break;
      while (isSpace(bytes[at])) at++;
      minus = Number(bytes[at] === MINUS);
      at += minus;
      digit = bytes[at] ^ ZERO;
      if (digit > 9) break;
    }
    const first = at;
    let sum = digit;
    digit = bytes[++at] ^ ZERO;
    if (digit <= 9) {
      // A number cannot have leading zeros.
      if (sum === 0) break;
      do {
        sum = (sum * 10 + digit) | 0;
        digit = bytes[++at] ^ ZERO;
      } while (digit <= 9);
    }
    const end = at;
    const whole = sum;
    if (digit === POINT_AS_DIGIT) {
      digit = bytes[++at] ^ ZERO;
      while (digit <= 9) {
        sum = (sum * 10 + digit) | 0;
        digit = bytes[++at] ^ ZERO;
      }
    }
    if (at - end !== span) break;
    if (at - first <= 9) values[count] = (sum ^ -minus) + minus;
    else {
      if (end - first > 9) break;
      buffer.areShort = false;
      // The sum has overflowed 32 bits; modulo 2^32 it still is the whole part times 10^scale and the fraction, which is below 2^32.
      const unit = POWERS_OF_TEN[scale];
      const digits = whole * unit + ((sum - Math.imul(whole, unit)) >>> 0);
      if (digits > Number.MAX_SAFE_INTEGER) break;
      // Adding 0 turns -0 into 0.
      values[count] = digits * (1 - 2 * minus) + 0;
    }
    if (digit !== COMMA_AS_DIGIT) {
      if ((digit | 0x20) === E_AS_DIGIT) break;
      count++;
      before = at;
      break;
    }
    count++;
    before = at;
  }
  buffer.count = count;
  return before;
}

// Not imported from cursor.ts and engine/exact: V8 folds a module's own constants into the loop, imported ones cost a quarter of its speed.
const POWERS_OF_TEN = Float64Array.of(1, 10, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9);
const SPACE = 0x20;
const MINUS = 0x2d;
const ZERO = 0x30;

// Exclusive or with the digit 0 maps the digits, and nothing else, to 0..9. What other characters are mapped to:
const COMMA_AS_DIGIT = 0x2c ^ ZERO;
const POINT_AS_DIGIT = 0x2e ^ ZERO;
/** With this bit set, small and capital letters are the same. */
const E_AS_DIGIT = (0x65 ^ ZERO) | 0x20;

function isSpace(byte: number): boolean {
  return byte === SPACE || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
