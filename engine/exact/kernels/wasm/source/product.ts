// AssemblyScript. Products of matrices of doubles.
// Above: the module's users (wasm/product.ts). Below: tile.ts.
//
// All matrices are row-major, padded to whole tiles: columns to multiples of 4, rows to multiples of 6 for exact products of integers and of 4
// for others. Strides are in bytes.

import { addExactTile, addResidueTile, addRoundedTile } from './tile';

/** Rows of B at a time: 4 columns of them, 8 KB, stay in the first cache. */
const DEPTH: i32 = 256;
/** So many products of residues may be added up before a reduction (residues.ts). */
const DELAY: i32 = 32;
/** Columns of B that are packed at a time: a megabyte at most. */
const WIDTH: i32 = 512;
/** Rows of A at a time, whole tiles of either height: 120 KB, for the second cache. */
const HEIGHT: i32 = 60;

/**
 * C += A B. Exact: integers, as `addExactTile` wants them; else with the roundings of a plain loop along the rows of A.
 * If `prime` is not 0: residues of C + A B, for residues.
 */
export function multiply(
  a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, packed: usize,
  rows: i32, inner: i32, columns: i32, exact: bool, prime: f64,
): void {
  const deepest = prime == 0 ? DEPTH : DELAY;
  for (let k = 0; k < inner; k += deepest) {
    const depth = min(deepest, inner - k);
    for (let j = 0; j < columns; j += WIDTH) {
      const width = min(WIDTH, columns - j);
      pack(b + <usize>k * bStride + 8 * <usize>j, bStride, packed, depth, width);
      for (let i = 0; i < rows; i += HEIGHT) {
        const height = min(HEIGHT, rows - i);
        const left = a + <usize>i * aStride + 8 * <usize>k;
        const target = c + <usize>i * cStride + 8 * <usize>j;
        multiplyBlock(left, aStride, packed, target, cStride, height, depth, width, exact, prime);
      }
    }
  }
}

function multiplyBlock(
  a: usize, aStride: usize, packed: usize, c: usize, cStride: usize, rows: i32, inner: i32, columns: i32, exact: bool,
  prime: f64,
): void {
  for (let j = 0; j < columns; j += 4) {
    const right = packed + 8 * <usize>(j * inner);
    for (let i = 0; i < rows; ) {
      const left = a + <usize>i * aStride;
      const target = c + <usize>i * cStride + 8 * <usize>j;
      if (prime != 0) {
        addResidueTile(left, aStride, right, 32, target, cStride, inner, prime, 1 / prime);
        i += 4;
      } else if (exact) {
        addExactTile(left, aStride, right, 32, target, cStride, inner);
        i += 6;
      } else {
        addRoundedTile(left, aStride, right, 32, target, cStride, inner);
        i += 4;
      }
    }
  }
}

/** Copies B so that every 4 columns of it are one run of memory. */
export function pack(b: usize, bStride: usize, packed: usize, inner: i32, columns: i32): void {
  for (let j = 0; j < columns; j += 4) {
    let source = b + 8 * <usize>j;
    for (let k = 0; k < inner; k++) {
      v128.store(packed, v128.load(source));
      v128.store(packed, v128.load(source, 16), 16);
      source += bStride;
      packed += 32;
    }
  }
}
