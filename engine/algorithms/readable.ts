// Readable sizes: where a worked solution would still be read, and where the answer alone is computed.
// Above: operations. Below: exact/matrix.ts.

import { bitLength } from '../exact/integers.ts';
import { entriesOf, type Matrix } from '../exact/matrix.ts';

/** No textbook works a larger elimination line by line. */
const LARGEST_SIDE = 10;
const MOST_ENTRIES = 100;

/** Bits of one entry times the number of rows: a bound on the numbers that turn up on the way. */
const MOST_BITS = 4096;

/** Whether the working on this matrix is short enough to be read, in its number of entries and in their digits. */
export function isReadable(matrix: Matrix): boolean {
  if (matrix.rows > LARGEST_SIDE || matrix.rows * matrix.columns > MOST_ENTRIES) return false;
  const bits = entriesOf(matrix).reduce(
    (most, { numerator, denominator }) => Math.max(most, bitLength(numerator) + bitLength(denominator)),
    0,
  );
  return bits * matrix.rows <= MOST_BITS;
}

/** The predicted work of such a working: n^3 operations on fractions, each of several dozen machine operations. */
export function readableWork({ rows, columns }: { readonly rows: number; readonly columns: number }): number {
  return rows * columns * Math.min(rows, columns) * WORK_OF_A_FRACTION;
}

const WORK_OF_A_FRACTION = 1000;
