// AssemblyScript. The characteristic polynomial of a matrix modulo a prime below 2^25.
//
// By similarity to Hessenberg form, then the recurrence of the leading blocks' polynomials (H. Cohen, A Course in Computational Algebraic
// Number Theory, Algorithm 2.2.9).

import { balanced, inverseOf, nearestResidue, reduceEntries, subtractMultiple } from './residues';

/** So many products of residues may be added up before a reduction (residues.ts of the engine), in each of the 2 sums of a register. */
const DELAYED_BYTES: usize = 2 * 8 * 32;

let values: usize = 0;
let size: i32 = 0;
let stride: usize = 0;
let modulus: f64 = 0;

/**
 * Works in place, and leaves the coefficients, lowest power first, in the last of size + 1 rows of `polynomials`.
 * @param matrix integers below 2^52 in rows of `rowStride` bytes, filled up with zeros to a multiple of 4 columns
 * @param multipliers room for a row, and so has each row of `polynomials`, which are zeros, for one entry more
 */
export function characteristicPolynomial(
  matrix: usize, order: i32, rowStride: usize, prime: f64, multipliers: usize, polynomials: usize, polynomialStride: usize,
): void {
  values = matrix;
  size = order;
  stride = rowStride;
  modulus = prime;
  for (let i = 0; i < size; i++) reduceEntries(at(i, 0), padded(size), prime);
  for (let step = 1; step < size - 1; step++) clearColumn(step, multipliers);
  store<f64>(polynomials, 1);
  for (let k = 1; k <= size; k++) extendPolynomial(k, polynomials, polynomialStride);
}

@inline
function at(row: i32, column: i32): usize {
  return values + <usize>row * stride + 8 * <usize>column;
}

@inline
function padded(count: i32): i32 {
  return (count + 3) & ~3;
}

@inline
function residue(x: f64): f64 {
  return nearestResidue(x, modulus, 1 / modulus);
}

/** Zeros below row `step` of the column before it: rows are subtracted, and for similarity columns added. */
function clearColumn(step: i32, multipliers: usize): void {
  let pivotRow = step;
  while (pivotRow < size && load<f64>(at(pivotRow, step - 1)) == 0) pivotRow++;
  if (pivotRow == size) return;
  if (pivotRow != step) exchange(step, pivotRow);
  const inverse = inverseOf(load<f64>(at(step, step - 1)), modulus);
  const start = (step - 1) & ~3;
  memory.fill(multipliers, 0, 8 * <usize>padded(size));
  for (let i = step + 1; i < size; i++) {
    const multiplier = residue(load<f64>(at(i, step - 1)) * inverse);
    store<f64>(multipliers + 8 * <usize>i, multiplier);
    // Left of the column both rows hold zeros.
    if (multiplier != 0) subtractMultiple(at(i, start), at(step, start), padded(size) - start, multiplier, modulus);
  }
  for (let i = 0; i < size; i++) {
    const place = at(i, step);
    store<f64>(place, residue(load<f64>(place) + dot(at(i, start), multipliers + 8 * <usize>start, padded(size) - start)));
  }
}

/** Exchanges rows i and j and columns i and j. */
function exchange(i: i32, j: i32): void {
  for (let k = 0; k < size; k++) exchangeEntries(at(i, k), at(j, k));
  for (let k = 0; k < size; k++) exchangeEntries(at(k, i), at(k, j));
}

@inline
function exchangeEntries(x: usize, y: usize): void {
  const held = load<f64>(x);
  store<f64>(x, load<f64>(y));
  store<f64>(y, held);
}

/** The residue of the sum of products of so many residues, an even number. */
function dot(x: usize, y: usize, count: i32): f64 {
  const p = f64x2.splat(modulus), r = f64x2.splat(1 / modulus);
  let sum = f64x2.splat(0);
  const end = x + 8 * <usize>count;
  while (x < end) {
    const stop = min(end, x + DELAYED_BYTES);
    for (; x < stop; x += 16) {
      sum = f64x2.relaxed_madd(v128.load(x), v128.load(y), sum);
      y += 16;
    }
    sum = balanced(sum, p, r);
  }
  return residue(f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1));
}

/** Row k of the polynomials: that of the leading k x k block, from those of the smaller ones. */
function extendPolynomial(k: i32, polynomials: usize, polynomialStride: usize): void {
  const row = polynomials + <usize>k * polynomialStride;
  const previous = row - polynomialStride;
  memory.copy(row + 8, previous, 8 * <usize>k);
  subtractMultiple(row, previous, padded(k + 1), load<f64>(at(k - 1, k - 1)), modulus);
  let product: f64 = 1;
  for (let i = k - 1; i >= 1; i--) {
    product = residue(product * load<f64>(at(i, i - 1)));
    if (product == 0) return;
    const factor = residue(product * load<f64>(at(i - 1, k - 1)));
    subtractMultiple(row, polynomials + <usize>(i - 1) * polynomialStride, padded(i), factor, modulus);
  }
}
