// AssemblyScript. Tiles of 4 x 4 doubles: the innermost loops of every product of matrices.
//
// A tile of the result stays in registers while the loop runs along 4 rows of A and down 4 columns of B (K. Goto & R. van de Geijn, "Anatomy of
// high-performance matrix multiplication", ACM TOMS 34(3), 2008). It takes 8 of the 16 registers of 128 bits that x86 has, and its operands
// take 3 or 4 more; a tile of 6 rows spills where each sum is rounded. Addresses and strides are in bytes. The functions are exported so that
// they are not inlined: V8 optimises functions that are called often, but not a single call that runs long.

import { balanced } from './residues';

/** sum + a b. A fused product is rounded once or twice, as the machine likes: for integers whose sums a double holds. */
@inline
function plus(sum: v128, a: v128, b: v128, fused: bool): v128 {
  return fused ? f64x2.relaxed_madd(a, b, sum) : f64x2.add(sum, f64x2.mul(a, b));
}

/** C += A B for 4 rows of A and 4 columns of B. `fused` is a constant in each caller. */
@inline
function addTile(a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32, fused: bool): void {
  let a1 = a + aStride, a2 = a1 + aStride, a3 = a2 + aStride;
  const c1 = c + cStride, c2 = c1 + cStride, c3 = c2 + cStride;
  let s00 = v128.load(c), s01 = v128.load(c, 16);
  let s10 = v128.load(c1), s11 = v128.load(c1, 16);
  let s20 = v128.load(c2), s21 = v128.load(c2, 16);
  let s30 = v128.load(c3), s31 = v128.load(c3, 16);
  for (const end = a + 8 * <usize>inner; a < end; a += 8) {
    const b0 = v128.load(b), b1 = v128.load(b, 16);
    let x = v128.load64_splat(a);
    s00 = plus(s00, x, b0, fused);
    s01 = plus(s01, x, b1, fused);
    x = v128.load64_splat(a1);
    s10 = plus(s10, x, b0, fused);
    s11 = plus(s11, x, b1, fused);
    x = v128.load64_splat(a2);
    s20 = plus(s20, x, b0, fused);
    s21 = plus(s21, x, b1, fused);
    x = v128.load64_splat(a3);
    s30 = plus(s30, x, b0, fused);
    s31 = plus(s31, x, b1, fused);
    b += bStride;
    a1 += 8;
    a2 += 8;
    a3 += 8;
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
 * C += A B for 4 rows and 4 columns of integers: exact in any order while the magnitudes of all products add up to at most 2^53.
 */
export function addExactTile(a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32): void {
  addTile(a, aStride, b, bStride, c, cStride, inner, true);
}

/**
 * C += A B for 4 rows of A and 4 columns of B, product by product from the first to the last, each sum rounded: the same doubles as a plain loop.
 */
export function addRoundedTile(a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32): void {
  addTile(a, aStride, b, bStride, c, cStride, inner, false);
}

/** C = residues of C + A B for 4 rows of A and 4 columns of B, of residues of which `inner` products may be added up. */
export function addResidueTile(
  a: usize, aStride: usize, b: usize, bStride: usize, c: usize, cStride: usize, inner: i32, prime: f64,
  reciprocal: f64,
): void {
  addTile(a, aStride, b, bStride, c, cStride, inner, true);
  const p = f64x2.splat(prime), r = f64x2.splat(reciprocal);
  for (let i = 0; i < 4; i++) {
    v128.store(c, balanced(v128.load(c), p, r));
    v128.store(c, balanced(v128.load(c, 16), p, r), 16);
    c += cStride;
  }
}
