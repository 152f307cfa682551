// AssemblyScript. Tiles of 4 x 8 doubles, 6 x 8, or 4 x 4: the innermost loops of every product of matrices.
//
// A tile of the result stays in registers while the loop runs along some rows of A and down the columns of B (K. Goto & R. van de Geijn,
// "Anatomy of high-performance matrix multiplication", ACM TOMS 34(3), 2008). Two neighbours of 2 doubles that are loaded, added to and stored
// alike are one register of 4 where V8 is told to look for them (decision 16): so a tile of 4 x 8 takes 8 such registers of 16. Addresses and
// strides are in bytes. The functions are exported so that they stay functions: V8 compiles well what is called often, and not what runs long.

import { balanced } from './residues';

/** sum + a b. A fused product is rounded once or twice, as the machine likes: for integers whose sums a double holds. */
@inline
function plus(sum: v128, a: v128, b: v128, fused: bool): v128 {
  return fused ? f64x2.relaxed_madd(a, b, sum) : f64x2.add(sum, f64x2.mul(a, b));
}

/** C += A B for 4 rows of A, or 6 of a tall tile, and 8 columns of B. What is asked of `fused` and `isTall` is decided when this is compiled. */
@inline
function addTile(
  a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32, fused: bool, isTall: bool,
): void {
  let a1 = a + aStride, a2 = a1 + aStride, a3 = a2 + aStride, a4 = a3 + aStride, a5 = a4 + aStride;
  const c1 = c + cStride, c2 = c1 + cStride, c3 = c2 + cStride, c4 = c3 + cStride, c5 = c4 + cStride;
  let s00 = v128.load(c), s01 = v128.load(c, 16), s02 = v128.load(c, 32), s03 = v128.load(c, 48);
  let s10 = v128.load(c1), s11 = v128.load(c1, 16), s12 = v128.load(c1, 32), s13 = v128.load(c1, 48);
  let s20 = v128.load(c2), s21 = v128.load(c2, 16), s22 = v128.load(c2, 32), s23 = v128.load(c2, 48);
  let s30 = v128.load(c3), s31 = v128.load(c3, 16), s32 = v128.load(c3, 32), s33 = v128.load(c3, 48);
  let s40 = s00, s41 = s00, s42 = s00, s43 = s00;
  let s50 = s00, s51 = s00, s52 = s00, s53 = s00;
  if (isTall) {
    s40 = v128.load(c4);
    s41 = v128.load(c4, 16);
    s42 = v128.load(c4, 32);
    s43 = v128.load(c4, 48);
    s50 = v128.load(c5);
    s51 = v128.load(c5, 16);
    s52 = v128.load(c5, 32);
    s53 = v128.load(c5, 48);
  }
  for (const end = a + 8 * <usize>inner; a < end; a += 8) {
    const b0 = v128.load(b), b1 = v128.load(b, 16), b2 = v128.load(b, 32), b3 = v128.load(b, 48);
    let x = v128.load64_splat(a);
    s00 = plus(s00, x, b0, fused);
    s01 = plus(s01, x, b1, fused);
    s02 = plus(s02, x, b2, fused);
    s03 = plus(s03, x, b3, fused);
    x = v128.load64_splat(a1);
    s10 = plus(s10, x, b0, fused);
    s11 = plus(s11, x, b1, fused);
    s12 = plus(s12, x, b2, fused);
    s13 = plus(s13, x, b3, fused);
    x = v128.load64_splat(a2);
    s20 = plus(s20, x, b0, fused);
    s21 = plus(s21, x, b1, fused);
    s22 = plus(s22, x, b2, fused);
    s23 = plus(s23, x, b3, fused);
    x = v128.load64_splat(a3);
    s30 = plus(s30, x, b0, fused);
    s31 = plus(s31, x, b1, fused);
    s32 = plus(s32, x, b2, fused);
    s33 = plus(s33, x, b3, fused);
    if (isTall) {
      x = v128.load64_splat(a4);
      s40 = plus(s40, x, b0, fused);
      s41 = plus(s41, x, b1, fused);
      s42 = plus(s42, x, b2, fused);
      s43 = plus(s43, x, b3, fused);
      x = v128.load64_splat(a5);
      s50 = plus(s50, x, b0, fused);
      s51 = plus(s51, x, b1, fused);
      s52 = plus(s52, x, b2, fused);
      s53 = plus(s53, x, b3, fused);
      a4 += 8;
      a5 += 8;
    }
    b += bStride;
    a1 += 8;
    a2 += 8;
    a3 += 8;
  }
  v128.store(c, s00);
  v128.store(c, s01, 16);
  v128.store(c, s02, 32);
  v128.store(c, s03, 48);
  v128.store(c1, s10);
  v128.store(c1, s11, 16);
  v128.store(c1, s12, 32);
  v128.store(c1, s13, 48);
  v128.store(c2, s20);
  v128.store(c2, s21, 16);
  v128.store(c2, s22, 32);
  v128.store(c2, s23, 48);
  v128.store(c3, s30);
  v128.store(c3, s31, 16);
  v128.store(c3, s32, 32);
  v128.store(c3, s33, 48);
  if (isTall) {
    v128.store(c4, s40);
    v128.store(c4, s41, 16);
    v128.store(c4, s42, 32);
    v128.store(c4, s43, 48);
    v128.store(c5, s50);
    v128.store(c5, s51, 16);
    v128.store(c5, s52, 32);
    v128.store(c5, s53, 48);
  }
}

/**
 * C += A B for 4 rows and 8 columns of integers: exact in any order while the magnitudes of all products add up to at most 2^53.
 */
export function addExactTile(a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32): void {
  addTile(a, aStride, b, bStride, c, cStride, inner, true, false);
}

/** The same for 6 rows: 12 registers of 256 bits and the 3 that they are added to, where there are 16. */
export function addTallTile(a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32): void {
  addTile(a, aStride, b, bStride, c, cStride, inner, true, true);
}

/**
 * C += A B for 4 rows of A and 8 columns of B, product by product from the first to the last, each sum rounded: the same doubles as a plain loop.
 */
export function addRoundedTile(a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32): void {
  addTile(a, aStride, b, bStride, c, cStride, inner, false, false);
}

/** C = residues of C + A B for 4 rows of A and 4 columns of B, of residues of which `inner` products may be added up. */
export function addResidueTile(
  a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32, prime: f64,
  reciprocal: f64,
): void {
  let a1 = a + aStride, a2 = a1 + aStride, a3 = a2 + aStride;
  const c1 = c + cStride, c2 = c1 + cStride, c3 = c2 + cStride;
  let s00 = v128.load(c), s01 = v128.load(c, 16);
  let s10 = v128.load(c1), s11 = v128.load(c1, 16);
  let s20 = v128.load(c2), s21 = v128.load(c2, 16);
  let s30 = v128.load(c3), s31 = v128.load(c3, 16);
  for (const end = a + 8 * <usize>inner; a < end; a += 8) {
    const b0 = v128.load(b), b1 = v128.load(b, 16);
    let x = v128.load64_splat(a);
    s00 = f64x2.relaxed_madd(x, b0, s00);
    s01 = f64x2.relaxed_madd(x, b1, s01);
    x = v128.load64_splat(a1);
    s10 = f64x2.relaxed_madd(x, b0, s10);
    s11 = f64x2.relaxed_madd(x, b1, s11);
    x = v128.load64_splat(a2);
    s20 = f64x2.relaxed_madd(x, b0, s20);
    s21 = f64x2.relaxed_madd(x, b1, s21);
    x = v128.load64_splat(a3);
    s30 = f64x2.relaxed_madd(x, b0, s30);
    s31 = f64x2.relaxed_madd(x, b1, s31);
    b += bStride;
    a1 += 8;
    a2 += 8;
    a3 += 8;
  }
  const p = f64x2.splat(prime), r = f64x2.splat(reciprocal);
  s00 = balanced(s00, p, r);
  s01 = balanced(s01, p, r);
  s10 = balanced(s10, p, r);
  s11 = balanced(s11, p, r);
  s20 = balanced(s20, p, r);
  s21 = balanced(s21, p, r);
  s30 = balanced(s30, p, r);
  s31 = balanced(s31, p, r);
  v128.store(c, s00);
  v128.store(c, s01, 16);
  v128.store(c1, s10);
  v128.store(c1, s11, 16);
  v128.store(c2, s20);
  v128.store(c2, s21, 16);
  v128.store(c3, s30);
  v128.store(c3, s31, 16);
}
