// The buffer that the numbers of a matrix are read into: how many there are is known only at the end of the matrix.

import { doubles } from '@matrixmath/engine/exact/doubles.ts';

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
  const copy = doubles(count);
  for (let position = 0; position < count; position++) copy[position] = values[position];
  return copy;
}

/** Up to this count a loop is faster than a call of `slice`. */
const MAX_COPIED_ONE_BY_ONE = 64;

let scratch = new Float64Array(1024);

/** The numbers of a matrix of 512 x 512. Larger scratch memory is not kept. */
const MAX_SCRATCH = 2 ** 18;
