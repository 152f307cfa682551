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

/** Packs columns of B, 16 and 16, of an even number of entries: for each pair of entries, those of 16 columns. `columns` is a multiple of 16. */
export function packShortColumns(b: usize, bStride: usize, packed: usize, inner: i32, columns: i32): void {
  for (let j = 0; j < columns; j += 16) {
    let upper = b + 8 * <usize>j;
    for (let k = 0; k < inner; k += 2) {
      const lower = upper + bStride;
      for (let column: usize = 0; column < 128; column += 32) {
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
 * @param sums room for a tile of 32-bit integers, 256 bytes
 */
export function multiplyShort(
  a: usize, b: usize, c: usize, cStride: usize, rows: i32, inner: i32, columns: i32, deepest: i32, sums: usize,
): void {
  for (let k = 0; k < inner; k += deepest) {
    const depth = min(deepest, inner - k);
    const block = b + 2 * <usize>(k * columns);
    for (let j = 0; j < columns; j += 16) {
      const right = block + 2 * <usize>(j * depth);
      for (let i = 0; i < rows; i += 4) {
        sumShortTile(a + 2 * <usize>(i * inner + 4 * k), right, sums, depth);
        addIntegers(c + <usize>i * cStride + 8 * <usize>j, cStride, sums);
      }
    }
  }
}

/** A B for 4 rows of A and 16 columns of B, packed, as 64 integers of 32 bits; exported to stay a function (see tile.ts). */
export function sumShortTile(a: usize, b: usize, sums: usize, inner: i32): void {
  let s00 = i32x4.splat(0), s01 = i32x4.splat(0), s02 = i32x4.splat(0), s03 = i32x4.splat(0);
  let s10 = i32x4.splat(0), s11 = i32x4.splat(0), s12 = i32x4.splat(0), s13 = i32x4.splat(0);
  let s20 = i32x4.splat(0), s21 = i32x4.splat(0), s22 = i32x4.splat(0), s23 = i32x4.splat(0);
  let s30 = i32x4.splat(0), s31 = i32x4.splat(0), s32 = i32x4.splat(0), s33 = i32x4.splat(0);
  for (const end = a + 8 * <usize>inner; a < end; a += 16) {
    const b0 = v128.load(b), b1 = v128.load(b, 16), b2 = v128.load(b, 32), b3 = v128.load(b, 48);
    let x = v128.load32_splat(a);
    s00 = i32x4.add(s00, i32x4.dot_i16x8_s(x, b0));
    s01 = i32x4.add(s01, i32x4.dot_i16x8_s(x, b1));
    s02 = i32x4.add(s02, i32x4.dot_i16x8_s(x, b2));
    s03 = i32x4.add(s03, i32x4.dot_i16x8_s(x, b3));
    x = v128.load32_splat(a, 4);
    s10 = i32x4.add(s10, i32x4.dot_i16x8_s(x, b0));
    s11 = i32x4.add(s11, i32x4.dot_i16x8_s(x, b1));
    s12 = i32x4.add(s12, i32x4.dot_i16x8_s(x, b2));
    s13 = i32x4.add(s13, i32x4.dot_i16x8_s(x, b3));
    x = v128.load32_splat(a, 8);
    s20 = i32x4.add(s20, i32x4.dot_i16x8_s(x, b0));
    s21 = i32x4.add(s21, i32x4.dot_i16x8_s(x, b1));
    s22 = i32x4.add(s22, i32x4.dot_i16x8_s(x, b2));
    s23 = i32x4.add(s23, i32x4.dot_i16x8_s(x, b3));
    x = v128.load32_splat(a, 12);
    s30 = i32x4.add(s30, i32x4.dot_i16x8_s(x, b0));
    s31 = i32x4.add(s31, i32x4.dot_i16x8_s(x, b1));
    s32 = i32x4.add(s32, i32x4.dot_i16x8_s(x, b2));
    s33 = i32x4.add(s33, i32x4.dot_i16x8_s(x, b3));
    b += 64;
  }
  v128.store(sums, s00);
  v128.store(sums, s01, 16);
  v128.store(sums, s02, 32);
  v128.store(sums, s03, 48);
  v128.store(sums, s10, 64);
  v128.store(sums, s11, 80);
  v128.store(sums, s12, 96);
  v128.store(sums, s13, 112);
  v128.store(sums, s20, 128);
  v128.store(sums, s21, 144);
  v128.store(sums, s22, 160);
  v128.store(sums, s23, 176);
  v128.store(sums, s30, 192);
  v128.store(sums, s31, 208);
  v128.store(sums, s32, 224);
  v128.store(sums, s33, 240);
}

/** Adds 4 rows of 16 integers to doubles; exported as the tile is. */
export function addIntegers(c: usize, cStride: usize, sums: usize): void {
  for (let i = 0; i < 4; i++) {
    for (const end = sums + 64; sums < end; sums += 16) {
      const left = f64x2.add(v128.load(c), f64x2.convert_low_i32x4_s(v128.load64_zero(sums)));
      const right = f64x2.add(v128.load(c, 16), f64x2.convert_low_i32x4_s(v128.load64_zero(sums, 8)));
      v128.store(c, left);
      v128.store(c, right, 16);
      c += 32;
    }
    c += cStride - 128;
  }
}
