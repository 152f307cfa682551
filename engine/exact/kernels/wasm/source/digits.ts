// AssemblyScript. Long integers as columns of digits to the base 2^16: carrying, and writing them down.

const BASE: f64 = 65536;

/**
 * Row l of the matrix `sums`, of `width` doubles, holds the digits of weight BASE^l of `width` integers, |digit| < 2^52 each. Takes
 * away the multiples of a modulus (round(quotients[k]) times, its digits given from the lowest) and carries, so that
 * all digits come to lie in [0, BASE). The last carry is dropped: the integers are counted modulo BASE^rows.
 * @param carries room for `width` doubles
 */
export function carryDigits(
  sums: usize, rows: i32, width: i32, modulusDigits: usize, quotients: usize, carries: usize,
): void {
  const base = f64x2.splat(BASE), part = f64x2.splat(1 / BASE);
  memory.fill(carries, 0, 8 * <usize>width);
  for (let row = 0; row < rows; row++) {
    const digit = v128.load64_splat(modulusDigits + 8 * <usize>row);
    const line = sums + 8 * <usize>(row * width);
    for (let at: usize = 0; at < 8 * <usize>width; at += 16) {
      const taken = f64x2.mul(f64x2.nearest(v128.load(quotients + at)), digit);
      const sum = f64x2.add(f64x2.sub(v128.load(line + at), taken), v128.load(carries + at));
      const carry = f64x2.floor(f64x2.mul(sum, part));
      v128.store(carries + at, carry);
      v128.store(line + at, f64x2.sub(sum, f64x2.mul(carry, base)));
    }
  }
}

/** Writes each of the first `count` integers as 0x and hexadecimal ASCII digits, from the highest: 2 + 4 rows bytes an integer, one after the other. */
export function writeHexadecimal(sums: usize, rows: i32, width: i32, count: i32, target: usize): void {
  for (let column = 0; column < count; column++) {
    store<u16>(target, 0x7830);
    target += 2;
    for (let row = rows - 1; row >= 0; row--) {
      store<u32>(target, hexadecimal(<u32>load<f64>(sums + 8 * <usize>(row * width + column))));
      target += 4;
    }
  }
}

/** Four ASCII digits, the highest in the lowest byte. */
@inline
function hexadecimal(digit: u32): u32 {
  const swapped = (digit >> 8) | ((digit & 0xff) << 16);
  const nibbles = ((swapped >> 4) & 0x000f000f) | ((swapped & 0x000f000f) << 8);
  // 10 to 15 are letters, which begin 39 characters after what would follow the figure 9.
  const letters = ((nibbles + 0x06060606) >> 4) & 0x01010101;
  return nibbles + 0x30303030 + letters * 39;
}
