// AssemblyScript. Tiles of 4 x 4 doubles, or 6 x 4: the innermost loops of every product of matrices.
// Above: product.ts, elimination.ts. Below: residues.ts.
//
// A tile of the result stays in 8 registers of 2 doubles while the loop runs along 4 rows of A and down 4 columns of B (K. Goto & R. van de
// Geijn, "Anatomy of high-performance matrix multiplication", ACM TOMS 34(3), 2008). Addresses and strides are in bytes. The functions are
// exported so that they stay functions: V8 compiles well what is called often, and not what runs long.

import { balanced } from './residues';

/** sum + a b. A fused product is rounded once or twice, as the machine likes: for integers whose sums a double holds. */
@inline
function plus(sum: v128, a: v128, b: v128, fused: bool): v128 {
  return fused ? f64x2.relaxed_madd(a, b, sum) : f64x2.add(sum, f64x2.mul(a, b));
}

/** C += A B for 4 rows of A and 4 columns of B: with a rounding after each product and each sum; the residues of it if `prime` is not 0. */
@inline
function addTile(
  a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32, prime: f64, reciprocal: f64,
): void {
  const fused = prime != 0;
  let a1 = a + aStride, a2 = a1 + aStride, a3 = a2 + aStride;
  const c1 = c + cStride, c2 = c1 + cStride, c3 = c2 + cStride;
  let s00 = v128.load(c), s01 = v128.load(c, 16);
  let s10 = v128.load(c1), s11 = v128.load(c1, 16);
  let s20 = v128.load(c2), s21 = v128.load(c2, 16);
  let s30 = v128.load(c3), s31 = v128.load(c3, 16);
  for (const end = a + 8 * <usize>inner; a < end; a += 8) {
    const left = v128.load(b), right = v128.load(b, 16);
    let x = v128.load64_splat(a);
    s00 = plus(s00, x, left, fused);
    s01 = plus(s01, x, right, fused);
    x = v128.load64_splat(a1);
    s10 = plus(s10, x, left, fused);
    s11 = plus(s11, x, right, fused);
    x = v128.load64_splat(a2);
    s20 = plus(s20, x, left, fused);
    s21 = plus(s21, x, right, fused);
    x = v128.load64_splat(a3);
    s30 = plus(s30, x, left, fused);
    s31 = plus(s31, x, right, fused);
    b += bStride;
    a1 += 8;
    a2 += 8;
    a3 += 8;
  }
  if (fused) {
    const p = f64x2.splat(prime), r = f64x2.splat(reciprocal);
    s00 = balanced(s00, p, r);
    s01 = balanced(s01, p, r);
    s10 = balanced(s10, p, r);
    s11 = balanced(s11, p, r);
    s20 = balanced(s20, p, r);
    s21 = balanced(s21, p, r);
    s30 = balanced(s30, p, r);
    s31 = balanced(s31, p, r);
  }
  v128.store(c, s00);
  v128.store(c, s01, 16);
  v128.store(c1, s10);
  v128.store(c1, s11, 16);
  v128.store(c2, s20);
  v128.store(c2, s21, 16);
  v128.store(c3, s30);
  v128.store(c3, s31, 16);
}

/**
 * C += A B for 6 rows and 4 columns of integers: exact in any order while the magnitudes of all products add up to at most 2^53. Fused
 * products leave registers for 6 rows, with which the loop is bound by its arithmetic alone.
 */
export function addExactTile(a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32): void {
  let a1 = a + aStride, a2 = a1 + aStride, a3 = a2 + aStride, a4 = a3 + aStride, a5 = a4 + aStride;
  const c1 = c + cStride, c2 = c1 + cStride, c3 = c2 + cStride, c4 = c3 + cStride, c5 = c4 + cStride;
  let s00 = v128.load(c), s01 = v128.load(c, 16);
  let s10 = v128.load(c1), s11 = v128.load(c1, 16);
  let s20 = v128.load(c2), s21 = v128.load(c2, 16);
  let s30 = v128.load(c3), s31 = v128.load(c3, 16);
  let s40 = v128.load(c4), s41 = v128.load(c4, 16);
  let s50 = v128.load(c5), s51 = v128.load(c5, 16);
  for (const end = a + 8 * <usize>inner; a < end; a += 8) {
    const left = v128.load(b), right = v128.load(b, 16);
    let x = v128.load64_splat(a);
    s00 = f64x2.relaxed_madd(x, left, s00);
    s01 = f64x2.relaxed_madd(x, right, s01);
    x = v128.load64_splat(a1);
    s10 = f64x2.relaxed_madd(x, left, s10);
    s11 = f64x2.relaxed_madd(x, right, s11);
    x = v128.load64_splat(a2);
    s20 = f64x2.relaxed_madd(x, left, s20);
    s21 = f64x2.relaxed_madd(x, right, s21);
    x = v128.load64_splat(a3);
    s30 = f64x2.relaxed_madd(x, left, s30);
    s31 = f64x2.relaxed_madd(x, right, s31);
    x = v128.load64_splat(a4);
    s40 = f64x2.relaxed_madd(x, left, s40);
    s41 = f64x2.relaxed_madd(x, right, s41);
    x = v128.load64_splat(a5);
    s50 = f64x2.relaxed_madd(x, left, s50);
    s51 = f64x2.relaxed_madd(x, right, s51);
    b += bStride;
    a1 += 8;
    a2 += 8;
    a3 += 8;
    a4 += 8;
    a5 += 8;
  }
  v128.store(c, s00);
  v128.store(c, s01, 16);
  v128.store(c1, s10);
  v128.store(c1, s11, 16);
  v128.store(c2, s20);
  v128.store(c2, s21, 16);
  v128.store(c3, s30);
  v128.store(c3, s31, 16);
  v128.store(c4, s40);
  v128.store(c4, s41, 16);
  v128.store(c5, s50);
  v128.store(c5, s51, 16);
}

/** C += A B, product by product from the first to the last, each sum rounded: the same doubles as a plain loop. */
export function addRoundedTile(a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32): void {
  addTile(a, aStride, b, bStride, c, cStride, inner, 0, 0);
}

/** C = residues of C + A B, for residues of which `inner` products may be added up. */
export function addResidueTile(
  a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32, prime: f64,
  reciprocal: f64,
): void {
  addTile(a, aStride, b, bStride, c, cStride, inner, prime, reciprocal);
}
