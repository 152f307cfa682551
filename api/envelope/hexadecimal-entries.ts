// The entries of scaled matrices to the base 16, as bytes: most of an input hash is made of them.

import { powerOfTen, type ScaledMatrix } from '@matrixsteps/engine/exact/matrix.ts';

/** How many entries are written at a time, so that their whole text is never in memory. */
const ENTRIES_TOGETHER = 512;

/** A space, a sign, the digits of a numerator below 2^53, a slash, those of 10^22. */
const MAX_ENTRY = 1 + 1 + 14 + 1 + 19;

/** Each piece is written from its end, because digits are found from their last to their first. Read before it is written anew. */
const written = Buffer.alloc(ENTRIES_TOGETHER * MAX_ENTRY);

const SPACE = 0x20;
const MINUS = 0x2d;
const DIGITS = Buffer.from('0123456789abcdef');

/** The entries in lowest terms, row by row, each after a space; a piece is valid until the next one is asked for. */
export function* hexadecimalEntries({ values, scale }: ScaledMatrix): Generator<Buffer, void> {
  for (let start = 0; start < values.length; start += ENTRIES_TOGETHER) {
    const end = Math.min(values.length, start + ENTRIES_TOGETHER);
    const first = scale === 0 ? writeIntegers(values, start, end) : writeFractions(values, start, end, scale);
    yield written.subarray(first);
  }
}

/** Writes these entries up to the end of `written` and returns where they begin. */
function writeIntegers(values: Float64Array, start: number, end: number): number {
  let at = written.length;
  for (let k = end - 1; k >= start; k--) at = writeBefore(at, Math.abs(values[k]), values[k] < 0);
  return at;
}

function writeFractions(values: Float64Array, start: number, end: number, scale: number): number {
  const separators = (knownSeparators[scale] ??= separatorsOver(scale));
  let at = written.length;
  for (let k = end - 1; k >= start; k--) {
    let numerator = Math.abs(values[k]);
    // The common divisors with a power of ten are powers of 2 and 5; quotients of integers below 2^53 by 5 are never rounded to an integer.
    let [twos, fives] = numerator === 0 ? [scale, scale] : [0, 0];
    for (; fives < scale && Math.floor(numerator / 5) * 5 === numerator; fives++) numerator /= 5;
    for (; twos < scale && Math.floor(numerator / 2) * 2 === numerator; twos++) numerator /= 2;
    const separator = separators[fives][twos];
    at -= separator.length;
    for (let index = 0; index < separator.length; index++) written[at + index] = separator[index];
    at = writeBefore(at, numerator, values[k] < 0);
  }
  return at;
}

/** Writes a space and a number whose last digit stands before `end`, and returns where they begin. */
function writeBefore(end: number, magnitude: number, isNegative: boolean): number {
  let at = end;
  let rest = magnitude;
  for (; rest >= 2 ** 31; rest = Math.floor(rest / 16)) written[--at] = DIGITS[rest % 16];
  // Now integers of the processor.
  let short = rest | 0;
  do {
    written[--at] = DIGITS[short & 15];
    short >>= 4;
  } while (short > 0);
  // Signs come at random, and a processor that guesses them wrong half the time is slower than this arithmetic.
  written[at - 1] = MINUS;
  at -= Number(isNegative);
  written[--at] = SPACE;
  return at;
}

type Separators = readonly (readonly Buffer[])[];

/** By scale, of which there are 23. */
const knownSeparators: Separators[] = [];

/** What follows a numerator over 10^scale, by the fives and twos that were divided out: a slash and the denominator, or nothing. */
function separatorsOver(scale: number): Separators {
  const powers = Array.from({ length: scale + 1 }, (_, exponent) => exponent);
  const whole = BigInt(powerOfTen(scale));
  return powers.map((fives) =>
    powers.map((twos) => {
      const denominator = whole / (5n ** BigInt(fives) * 2n ** BigInt(twos));
      return Buffer.from(denominator === 1n ? '' : `/${denominator.toString(16)}`);
    }),
  );
}
