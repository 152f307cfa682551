// AssemblyScript. Gaussian elimination modulo a prime below 2^25, on balanced residues held as doubles.
//
// Blocked: 32 columns, a panel, are eliminated on their own, and what was done to the rows is remembered as a matrix T in the places of the
// pivot columns, which elimination would make unit columns (Gauss-Jordan in place). Then all other columns get it in one product:
//   row i  <-  T[i] * (the pivot rows as they were)  +  row i, or + 0 for a pivot row itself.
// 32 products of residues and one residue more stay below 2^53 (residues.ts), so each entry is reduced once for 32 products.

import { inverseOf, nearestResidue, reduceEntries, scaleEntries } from './residues';
import { addResidueTile } from './tile';

const PANEL: i32 = 32;

/** Row echelon form, by elimination downwards; 1 is the reduced form; the inverse of a square matrix. */
const ECHELON: i32 = 0;
const INVERSE: i32 = 2;

// The matrix at hand: the module works on one at a time.
let values: usize = 0;
let rows: i32 = 0;
let columns: i32 = 0;
let stride: usize = 0;
let modulus: f64 = 0;
let reciprocal: f64 = 0;
let mode: i32 = 0;
let order: usize = 0;
let pivots: usize = 0;
let minors: usize = 0;
let rank: i32 = 0;
let minor: f64 = 0;

/**
 * Eliminates in place, and gives the rank; where an inverse is asked for and does not exist, something less than the size.
 * @param matrix integers below 2^52 in rows of `rowStride` bytes; the columns are padded with zeros to a multiple of 4, and 4 rows of zeros follow
 * @param rowOrder rows + columns 32-bit integers: gets the order of the rows, then the pivot columns
 * @param pivotMinors doubles, one a row: gets the minors of the pivot rows and columns
 * @param working room for PANEL columns and 4 rows more, and for PANEL rows
 */
export function eliminate(
  matrix: usize, rowCount: i32, columnCount: i32, rowStride: usize, prime: f64, goal: i32,
  rowOrder: usize, pivotMinors: usize, working: usize,
): i32 {
  values = matrix;
  rows = rowCount;
  columns = columnCount;
  stride = rowStride;
  modulus = prime;
  reciprocal = 1 / prime;
  mode = goal;
  order = rowOrder;
  pivots = rowOrder + 4 * <usize>rowCount;
  minors = pivotMinors;
  rank = 0;
  minor = 1;
  reduceEntries(values, rows * <i32>(stride >> 3), modulus);
  for (let i = 0; i < rows; i++) store<i32>(order + 4 * <usize>i, i);
  const sources = working + 8 * <usize>(PANEL * (rows + 4));
  for (let start = 0; start < columns && rank < rows; start += PANEL) {
    const first = rank;
    const end = min(columns, start + PANEL);
    for (let column = start; column < end && rank < rows; column++) {
      if (!eliminateColumn(start, end, column) && mode == INVERSE) return rank;
    }
    const top = mode == ECHELON ? first : 0;
    for (let i = top; i < rows; i++) reduceEntries(at(i, start), padded(end - start), modulus);
    if (rank == first) continue;
    takeTransformation(working, top, first);
    if (mode == INVERSE && start > 0) transformColumns(working, sources, top, first, 0, start);
    if (end < columns) transformColumns(working, sources, top, first, end, padded(columns));
  }
  return rank;
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
  return nearestResidue(x, modulus, reciprocal);
}

/** Eliminates one column from the columns of its panel; false where no row has a pivot. */
function eliminateColumn(start: i32, end: i32, column: i32): bool {
  let pivotRow = rank;
  let pivot: f64 = 0;
  while (pivotRow < rows && (pivot = residue(load<f64>(at(pivotRow, column)))) == 0) pivotRow++;
  if (pivotRow == rows) return false;
  if (pivotRow != rank) exchangeRows(pivotRow, rank);
  minor = residue(minor * pivot);
  store<f64>(minors + 8 * <usize>rank, minor);
  store<i32>(pivots + 4 * <usize>rank, column);
  const width = padded(end - start);
  const source = at(rank, start);
  store<f64>(at(rank, column), 1);
  scaleEntries(source, width, inverseOf(pivot, modulus), modulus);
  for (let i = mode == ECHELON ? rank + 1 : 0; i < rows; i++) {
    if (i == rank) continue;
    const place = at(i, column);
    const multiplier = residue(load<f64>(place));
    store<f64>(place, 0);
    if (multiplier != 0) addMultiple(at(i, start), source, width, -multiplier);
  }
  rank++;
  return true;
}

function exchangeRows(i: i32, j: i32): void {
  const width = padded(columns);
  let x = at(i, 0), y = at(j, 0);
  for (let k = 0; k < width; k += 2) {
    const held = v128.load(x);
    v128.store(x, v128.load(y));
    v128.store(y, held);
    x += 16;
    y += 16;
  }
  const held = load<i32>(order + 4 * <usize>i);
  store<i32>(order + 4 * <usize>i, load<i32>(order + 4 * <usize>j));
  store<i32>(order + 4 * <usize>j, held);
}

/** target += factor * source. */
export function addMultiple(target: usize, source: usize, count: i32, factor: f64): void {
  const x = f64x2.splat(factor);
  for (const end = target + 8 * <usize>count; target < end; target += 32) {
    const left = f64x2.relaxed_madd(x, v128.load(source), v128.load(target));
    const right = f64x2.relaxed_madd(x, v128.load(source, 16), v128.load(target, 16));
    v128.store(target, left);
    v128.store(target, right, 16);
    source += 32;
  }
}

/** Copies T from the pivot columns since `first`, and puts unit columns in their places unless T is the inverse itself. */
function takeTransformation(working: usize, top: i32, first: i32): void {
  for (let t = first; t < rank; t++) {
    const column = load<i32>(pivots + 4 * <usize>t);
    let target = working + 8 * <usize>(t - first);
    for (let i = top; i < rows; i++) {
      const place = at(i, column);
      // Elimination downwards leaves the rows above a pivot alone: what stands there is no part of T.
      const untouched = mode == ECHELON && i < t;
      store<f64>(target, untouched ? 0 : load<f64>(place));
      if (mode != INVERSE && !untouched) store<f64>(place, i == t ? 1 : 0);
      target += 8 * PANEL;
    }
    for (let i = 0; i < 4; i++) {
      store<f64>(target, 0);
      target += 8 * PANEL;
    }
  }
}

/** Does to the columns [start, end) what T says. */
function transformColumns(transformation: usize, sources: usize, top: i32, first: i32, start: i32, end: i32): void {
  const bytes = 8 * <usize>(end - start);
  for (let t = first; t < rank; t++) {
    memory.copy(sources + <usize>(t - first) * stride, at(t, start), bytes);
    memory.fill(at(t, start), 0, bytes);
  }
  for (let i = top; i < rows; i += 4) {
    const left = transformation + 8 * <usize>(PANEL * (i - top));
    for (let j = start; j < end; j += 4) {
      addResidueTile(left, 8 * PANEL, sources + 8 * <usize>(j - start), stride, at(i, j), stride, rank - first, modulus, reciprocal);
    }
  }
}

/** Puts the columns of an inverse, whose rows were exchanged, in their places, and multiplies by `factor`. */
export function restoreColumns(matrix: usize, size: i32, rowStride: usize, factor: f64, row: usize): void {
  for (let i = 0; i < size; i++) {
    const line = matrix + <usize>i * rowStride;
    for (let j = 0; j < size; j++) {
      store<f64>(row + 8 * <usize>load<i32>(order + 4 * <usize>j), load<f64>(line + 8 * <usize>j));
    }
    memory.copy(line, row, 8 * <usize>size);
    scaleEntries(line, padded(size), factor, modulus);
  }
}
