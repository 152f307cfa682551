// Products of matrices of doubles by the WebAssembly kernel.
// Above: ../product.ts, ../modular.ts, ../lifting.ts. Below: instance.ts.

import { padded, paddedToSix, workspaceOf } from './instance.ts';

/**
 * The product of an m x k and a k x n matrix.
 * @param exact all entries are integers, and in every entry of the product the magnitudes of the terms add up to at most 2^53: any order
 * of summing is right. Otherwise terms are added from the first to the last and rounded one by one, as a plain loop does, on every machine.
 */
export function multiplyInWebAssembly(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
  exact: boolean,
): Float64Array {
  return multiply(a, b, rows, inner, columns, exact, 0);
}

/** As `multiplyInLoops` of ../modular-loops.ts. */
export function multiplyResiduesInWebAssembly(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
  prime: number,
): Float64Array {
  return multiply(a, b, rows, inner, columns, true, prime);
}

function multiply(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
  exact: boolean,
  prime: number,
): Float64Array {
  const height = exact && prime === 0 ? paddedToSix(rows) : padded(rows);
  const width = padded(columns);
  const right = 8 * height * inner;
  const target = right + 8 * inner * width;
  const packed = target + 8 * height * width;
  const { kernels, memory } = workspaceOf(packed + PACKED_BYTES);
  const doubles = new Float64Array(memory);
  doubles.set(a, 0);
  doubles.fill(0, rows * inner, height * inner);
  copyRows(b, inner, columns, doubles.subarray(right / 8), width);
  if (prime !== 0) {
    kernels.reduceEntries(0, height * inner, prime);
    kernels.reduceEntries(right, inner * width, prime);
  }
  doubles.fill(0, target / 8, packed / 8);
  kernels.multiply(0, 8 * inner, right, 8 * width, target, 8 * width, packed, height, inner, width, exact, prime);
  return readRows(doubles.subarray(target / 8), width, rows, columns);
}

/** Room for the columns of B that the kernel packs at a time. */
export const PACKED_BYTES = 2 ** 20;

/** Copies rows into the rows of a wider matrix, which are filled up with zeros. */
export function copyRows(
  values: Float64Array,
  rows: number,
  columns: number,
  target: Float64Array,
  width: number,
): void {
  if (width === columns) {
    target.set(values);
    return;
  }
  for (let i = 0; i < rows; i++) {
    target.set(values.subarray(i * columns, (i + 1) * columns), i * width);
    target.fill(0, i * width + columns, (i + 1) * width);
  }
}

/** Fills `values` with the rows of a matrix that stands in wider rows. */
export function readRows(
  source: Float64Array,
  width: number,
  rows: number,
  columns: number,
  values = new Float64Array(rows * columns),
): Float64Array {
  if (width === columns) values.set(source.subarray(0, rows * columns));
  else for (let i = 0; i < rows; i++) values.set(source.subarray(i * width, i * width + columns), i * columns);
  return values;
}
