// AssemblyScript. Products of matrices of doubles.
//
// All matrices are row-major, padded to whole tiles: rows and columns to multiples of 4. Strides are in bytes.

import { addExactTile, addResidueTile, addRoundedTile } from './tile';

/** Rows of B at a time: 4 columns of them, 8 KB, stay in the first cache. */
const DEPTH: i32 = 256;
/** So many products of residues may be added up before a reduction (residues.ts). */
const DELAY: i32 = 32;
/** Columns of B that are packed at a time: a megabyte at most. */
const WIDTH: i32 = 512;
/** Rows of A at a time, whole tiles: 120 KB, for the second cache. */
const HEIGHT: i32 = 60;

/** C += A B for integers, as `addExactTile` wants them; if `prime` is not 0: residues of C + A B, for residues. */
export function multiply(
  a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, packed: usize,
  rows: i32, inner: i32, columns: i32, prime: f64,
): void {
  const deepest = prime == 0 ? DEPTH : DELAY;
  const tiles = prime == 0 ? EXACT : RESIDUES;
  for (let k = 0; k < inner; k += deepest) {
    const depth = min(deepest, inner - k);
    for (let j = 0; j < columns; j += WIDTH) {
      const width = min(WIDTH, columns - j);
      const right = b + <usize>k * bStride + 8 * <usize>j;
      pack(right, bStride, packed, depth, width);
      const left = a + 8 * <usize>k;
      multiplyBlock(left, aStride, packed, c + 8 * <usize>j, cStride, rows, depth, width, tiles, prime);
    }
  }
}

/**
 * C += A B for a B that is packed already, in blocks of `deepest` rows, one after the other. Exact: integers, as `addExactTile` wants them; else
 * with the roundings of a plain loop along the rows of A.
 */
export function multiplyPacked(
  a: usize, aStride: usize, packed: usize, c: usize, cStride: usize, rows: i32, inner: i32, columns: i32, deepest: i32,
  exact: bool,
): void {
  for (let k = 0; k < inner; k += deepest) {
    const depth = min(deepest, inner - k);
    const right = packed + 8 * <usize>(k * columns);
    const left = a + 8 * <usize>k;
    multiplyBlock(left, aStride, right, c, cStride, rows, depth, columns, exact ? EXACT : ROUNDED, 0);
  }
}

const ROUNDED: i32 = 0;
const EXACT: i32 = 1;
const RESIDUES: i32 = 2;

function multiplyBlock(
  a: usize, aStride: usize, packed: usize, c: usize, cStride: usize, rows: i32, inner: i32, columns: i32, tiles: i32,
  prime: f64,
): void {
  for (let top = 0; top < rows; top += HEIGHT) {
    const bottom = min(rows, top + HEIGHT);
    for (let j = 0; j < columns; j += 4) {
      const right = packed + 8 * <usize>(j * inner);
      for (let i = top; i < bottom; i += 4) {
        const left = a + <usize>i * aStride;
        const target = c + <usize>i * cStride + 8 * <usize>j;
        if (tiles == RESIDUES) addResidueTile(left, aStride, right, 32, target, cStride, inner, prime, 1 / prime);
        else if (tiles == EXACT) addExactTile(left, aStride, right, 32, target, cStride, inner);
        else addRoundedTile(left, aStride, right, 32, target, cStride, inner);
      }
    }
  }
}

/** Copies B so that every 4 columns of it are one run of memory. */
export function pack(b: usize, bStride: usize, packed: usize, inner: i32, columns: i32): void {
  for (let j = 0; j < columns; j += 4) {
    let source = b + 8 * <usize>j;
    for (let k = 0; k < inner; k++) {
      const b0 = v128.load(source), b1 = v128.load(source, 16);
      v128.store(packed, b0);
      v128.store(packed, b1, 16);
      source += bStride;
      packed += 32;
    }
  }
}
