// Where numbers are put as they are read: how many there are is known only at the end of the matrix.

import { doubles } from '@matrixmath/engine/exact/doubles.ts';
import type { Numbers } from './plain-numbers.ts';

/** Room for the numbers of a matrix. The next matrix may use it again. */
export function scratchRoom(): Float64Array {
  return scratch;
}

/** Room for so many more numbers at least, with the same numbers in it. */
export function makeRoom(numbers: Numbers, more: number): void {
  let { length } = numbers.values;
  while (length < numbers.count + more) length *= 2;
  if (length === numbers.values.length) return;
  const larger = doubles(length);
  larger.set(numbers.values.subarray(0, numbers.count));
  numbers.values = larger;
  if (length > scratch.length && length <= LARGEST_SCRATCH) scratch = larger;
}

/** After the first row: room of its own for a matrix that is square, as most are. It need not be copied then. */
export function makeSquareRoom(numbers: Numbers, columns: number): void {
  const square = doubles(columns * columns);
  square.set(numbers.values.subarray(0, numbers.count));
  numbers.values = square;
}

/** The numbers in an array that nobody else uses. */
export function taken({ values, count }: Numbers): Float64Array {
  if (values !== scratch && values.length === count) return values;
  if (count > FEW) return values.slice(0, count);
  const copy = doubles(count);
  for (let position = 0; position < count; position++) copy[position] = values[position];
  return copy;
}

/** So many numbers are copied faster one by one. */
const FEW = 64;

let scratch = new Float64Array(1024);

/** Room for a matrix of 512 x 512 is kept; more is given back. */
const LARGEST_SCRATCH = 2 ** 18;
