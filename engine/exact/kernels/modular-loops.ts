// Matrices modulo a prime in plain loops: elimination, adjugates, products.

import { DELAY, inverseModulo, reduce, reduceAll, residuesModulo } from './residues.ts';

/** Where elimination modulo a prime found its pivots. */
export interface ModularEchelon {
  /** The pivot columns, 0-based and increasing. */
  readonly pivots: readonly number[];
  /** order[i] is the row of the original matrix that ended as row i. */
  readonly order: readonly number[];
  /** minors[i]: the minor of the first i + 1 rows of that order and the first i + 1 pivot columns. */
  readonly minors: readonly number[];
}

/** The matrix in echelon form, and where its pivots were found. */
export interface EliminatedMatrix extends ModularEchelon {
  readonly values: Float64Array;
}

/**
 * Gaussian elimination modulo a prime, of integers of at most 52 bits. Pivots become 1; the entries below them 0 and, if `reduced`, those
 * above too. The pivot is the first entry that is not zero.
 */
export function eliminateInLoops(
  integers: Float64Array,
  rows: number,
  columns: number,
  prime: number,
  reduced: boolean,
): EliminatedMatrix {
  const reciprocal = 1 / prime;
  const values = residuesModulo(integers, prime);
  const pivots: number[] = [];
  const minors: number[] = [];
  const order = Array.from({ length: rows }, (_, i) => i);
  let minor = 1;
  let pending = 0;
  for (let column = 0; column < columns && pivots.length < rows; column++) {
    const step = pivots.length;
    let pivotRow = rows;
    for (let i = step; i < rows && pivotRow === rows; i++) {
      if (reduce(values[i * columns + column], prime, reciprocal) !== 0) pivotRow = i;
    }
    if (pivotRow === rows) {
      for (let i = step; i < rows; i++) values[i * columns + column] = 0;
      continue;
    }
    if (pivotRow !== step) exchangeRows(values, columns, step, pivotRow, order);
    const source = step * columns;
    const pivot = reduce(values[source + column], prime, reciprocal);
    minor = reduce(minor * pivot, prime, reciprocal);
    normalizeRow(values, source + column, source + columns, inverseModulo(pivot, prime), prime);
    for (let i = reduced ? 0 : step + 1; i < rows; i++) {
      if (i === step) continue;
      const target = i * columns;
      const multiplier = reduce(values[target + column], prime, reciprocal);
      values[target + column] = 0;
      if (multiplier !== 0) subtractMultiple(values, target, source, column + 1, columns, multiplier);
    }
    pivots.push(column);
    minors.push(minor);
    pending += 1;
    if (pending === DELAY) {
      reduceAll(values, prime);
      pending = 0;
    }
  }
  reduceAll(values, prime);
  return { values, pivots, order, minors };
}

/**
 * The adjugate of a square matrix modulo a prime, row by row, and behind it the determinant; undefined where that is zero. By
 * Gauss-Jordan without a second matrix, of integers of at most 52 bits.
 */
export function adjugateInLoops(integers: Float64Array, size: number, prime: number): Float64Array | undefined {
  const reciprocal = 1 / prime;
  const values = residuesModulo(integers, prime);
  const order = Array.from({ length: size }, (_, i) => i);
  let determinant = 1;
  for (let step = 0; step < size; step++) {
    let pivotRow = step;
    while (pivotRow < size && reduce(values[pivotRow * size + step], prime, reciprocal) === 0) pivotRow++;
    if (pivotRow === size) return undefined;
    if (pivotRow !== step) {
      exchangeRows(values, size, step, pivotRow, order);
      determinant = -determinant;
    }
    const source = step * size;
    const pivot = reduce(values[source + step], prime, reciprocal);
    determinant = reduce(determinant * pivot, prime, reciprocal);
    values[source + step] = 1;
    normalizeRow(values, source, source + size, inverseModulo(pivot, prime), prime);
    for (let i = 0; i < size; i++) {
      if (i === step) continue;
      const multiplier = reduce(values[i * size + step], prime, reciprocal);
      values[i * size + step] = 0;
      if (multiplier !== 0) subtractMultiple(values, i * size, source, 0, size, multiplier);
    }
    if ((step + 1) % DELAY === 0) reduceAll(values, prime);
  }
  reduceAll(values, prime);
  // The rows were exchanged, so the columns of the inverse stand in that order: put each back in its place.
  const adjugate = new Float64Array(size * size + 1);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      adjugate[i * size + order[j]] = reduce(values[i * size + j] * determinant, prime, reciprocal);
    }
  }
  adjugate[size * size] = determinant;
  return adjugate;
}

/** The product of an m x k and a k x n matrix modulo a prime, of integers of at most 52 bits. */
export function multiplyInLoops(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
  prime: number,
): Float64Array {
  const [left, right] = [residuesModulo(a, prime), residuesModulo(b, prime)];
  const product = new Float64Array(rows * columns);
  for (let start = 0; start < inner; start += DELAY) {
    const end = Math.min(inner, start + DELAY);
    for (let i = 0; i < rows; i++) {
      for (let t = start; t < end; t++)
        addMultiple(product, i * columns, right, t * columns, columns, left[i * inner + t]);
    }
    reduceAll(product, prime);
  }
  return product;
}

/** target[..] += factor * source[..] over `length` entries, in plain doubles: exact while the caller's bound holds. */
export function addMultiple(
  target: Float64Array,
  targetStart: number,
  source: Float64Array,
  sourceStart: number,
  length: number,
  factor: number,
): void {
  if (factor === 0) return;
  for (let j = 0; j < length; j++) target[targetStart + j] += factor * source[sourceStart + j];
}

function subtractMultiple(
  values: Float64Array,
  target: number,
  source: number,
  start: number,
  end: number,
  multiplier: number,
): void {
  for (let j = start; j < end; j++) values[target + j] -= multiplier * values[source + j];
}

function normalizeRow(values: Float64Array, start: number, end: number, factor: number, prime: number): void {
  const reciprocal = 1 / prime;
  for (let k = start; k < end; k++) {
    values[k] = reduce(reduce(values[k], prime, reciprocal) * factor, prime, reciprocal);
  }
}

function exchangeRows(values: Float64Array, columns: number, i: number, j: number, order: number[]): void {
  for (let k = 0; k < columns; k++) {
    const value = values[i * columns + k];
    values[i * columns + k] = values[j * columns + k];
    values[j * columns + k] = value;
  }
  [order[i], order[j]] = [order[j], order[i]];
}
