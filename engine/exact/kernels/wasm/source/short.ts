// AssemblyScript. Products of matrices of integers of 16 bits, as short as they are in lessons: 8 products to an instruction.
//
// The instruction multiplies 8 pairs of 16-bit integers and adds the products two and two, in 32 bits. So both matrices are packed in pairs
// along the sum: 4 rows of A, or 8 columns of B, side by side for each pair.

/** Packs rows of A, 4 and 4, of an even number of entries: for each pair of entries, those of 4 rows. `rows` is a multiple of 4. */
export function packShortRows(a: usize, aStride: usize, packed: usize, rows: i32, inner: i32): void {
  for (let i = 0; i < rows; i += 4) {
    let a0 = a + <usize>i * aStride;
    for (const end = a0 + 8 * <usize>inner; a0 < end; a0 += 16) {
      const a1 = a0 + aStride, a2 = a1 + aStride, a3 = a2 + aStride;
      v128.store(packed, i16x8.narrow_i32x4_s(integersOf(a0, a1), integersOf(a2, a3)));
      packed += 16;
    }
  }
}

/** Packs columns of B, 8 and 8, of an even number of entries: for each pair of entries, those of 8 columns. `columns` is a multiple of 8. */
export function packShortColumns(b: usize, bStride: usize, packed: usize, inner: i32, columns: i32): void {
  for (let j = 0; j < columns; j += 8) {
    let upper = b + 8 * <usize>j;
    for (let k = 0; k < inner; k += 2) {
      const lower = upper + bStride;
      for (let column: usize = 0; column < 64; column += 32) {
        const x = upper + column, y = lower + column;
        v128.store(packed, pairsOf(integersOf(x, x + 16), integersOf(y, y + 16)));
        packed += 16;
      }
      upper = lower + bStride;
    }
  }
}

/** Two integers at each of two places. They are in range, where all machines truncate alike. */
@inline
function integersOf(first: usize, second: usize): v128 {
  const x = i32x4.relaxed_trunc_f64x2_s_zero(v128.load(first)), y = i32x4.relaxed_trunc_f64x2_s_zero(v128.load(second));
  return v128.shuffle<i32>(x, y, 0, 1, 4, 5);
}

@inline
function pairsOf(upper: v128, lower: v128): v128 {
  return v128.or(v128.and(upper, i32x4.splat(0xffff)), i32x4.shl(lower, 16));
}

/**
 * C += A B, where C is of doubles, and A and B are packed.
 * @param deepest even; so many products are added up in 32 bits: the last block of B may be shorter
 */
export function multiplyShort(
  a: usize, b: usize, c: usize, cStride: usize, rows: i32, inner: i32, columns: i32, deepest: i32,
): void {
  for (let k = 0; k < inner; k += deepest) {
    const depth = min(deepest, inner - k);
    const block = b + 2 * <usize>(k * columns);
    for (let j = 0; j < columns; j += 8) {
      const right = block + 2 * <usize>(j * depth);
      for (let i = 0; i < rows; i += 4) {
        addShortTile(a + 2 * <usize>(i * inner + 4 * k), right, c + <usize>i * cStride + 8 * <usize>j, cStride, depth);
      }
    }
  }
}

/** C += A B for 4 rows of A and 8 columns of B, packed; exported to stay a function (see tile.ts). */
export function addShortTile(a: usize, b: usize, c: usize, cStride: usize, inner: i32): void {
  let s00 = i32x4.splat(0), s01 = i32x4.splat(0);
  let s10 = i32x4.splat(0), s11 = i32x4.splat(0);
  let s20 = i32x4.splat(0), s21 = i32x4.splat(0);
  let s30 = i32x4.splat(0), s31 = i32x4.splat(0);
  for (const end = a + 8 * <usize>inner; a < end; a += 16) {
    const b0 = v128.load(b), b1 = v128.load(b, 16);
    let x = v128.load32_splat(a);
    s00 = i32x4.add(s00, i32x4.dot_i16x8_s(x, b0));
    s01 = i32x4.add(s01, i32x4.dot_i16x8_s(x, b1));
    x = v128.load32_splat(a, 4);
    s10 = i32x4.add(s10, i32x4.dot_i16x8_s(x, b0));
    s11 = i32x4.add(s11, i32x4.dot_i16x8_s(x, b1));
    x = v128.load32_splat(a, 8);
    s20 = i32x4.add(s20, i32x4.dot_i16x8_s(x, b0));
    s21 = i32x4.add(s21, i32x4.dot_i16x8_s(x, b1));
    x = v128.load32_splat(a, 12);
    s30 = i32x4.add(s30, i32x4.dot_i16x8_s(x, b0));
    s31 = i32x4.add(s31, i32x4.dot_i16x8_s(x, b1));
    b += 32;
  }
  addIntegers(c, s00, s01);
  c += cStride;
  addIntegers(c, s10, s11);
  c += cStride;
  addIntegers(c, s20, s21);
  c += cStride;
  addIntegers(c, s30, s31);
}

/** Adds 8 integers to 8 doubles. */
@inline
function addIntegers(c: usize, left: v128, right: v128): void {
  v128.store(c, f64x2.add(v128.load(c), f64x2.convert_low_i32x4_s(left)));
  v128.store(c, f64x2.add(v128.load(c, 16), f64x2.convert_low_i32x4_s(upperHalf(left))), 16);
  v128.store(c, f64x2.add(v128.load(c, 32), f64x2.convert_low_i32x4_s(right)), 32);
  v128.store(c, f64x2.add(v128.load(c, 48), f64x2.convert_low_i32x4_s(upperHalf(right))), 48);
}

@inline
function upperHalf(x: v128): v128 {
  return v128.shuffle<i32>(x, x, 2, 3, 2, 3);
}
