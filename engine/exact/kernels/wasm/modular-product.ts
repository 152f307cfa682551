// Products of matrices modulo a prime by the WebAssembly kernel.

import { padded, workspaceOf } from './instance.ts';
import { copyRows, readRows } from './rows.ts';

/** As `multiplyInLoops` of ../modular-loops.ts. */
export function multiplyResiduesInWebAssembly(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
  prime: number,
): Float64Array {
  const [height, width] = [padded(rows), padded(columns)];
  const right = 8 * height * inner;
  const target = right + 8 * inner * width;
  const packed = target + 8 * height * width;
  const { kernels, memory } = workspaceOf(packed + PACKED_BYTES);
  const doubles = new Float64Array(memory);
  doubles.set(a, 0);
  doubles.fill(0, rows * inner, height * inner);
  copyRows(b, inner, columns, doubles.subarray(right / 8), width);
  kernels.reduceEntries(0, height * inner, prime);
  kernels.reduceEntries(right, inner * width, prime);
  doubles.fill(0, target / 8, packed / 8);
  kernels.multiply(0, 8 * inner, right, 8 * width, target, 8 * width, packed, height, inner, width, prime);
  return readRows(doubles.subarray(target / 8), width, rows, columns);
}

/** Room for the columns of B that the kernel packs at a time. */
export const PACKED_BYTES = 2 ** 20;
