// Integers: bit lengths, roots and divisions that round one way.

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const TWO_TO_32 = 4294967296;

/** The number of binary digits of |x|; 0 for 0. */
export function bitLength(x: bigint): number {
  const size = x < 0n ? -x : x;
  if (size <= MAX_SAFE) {
    const small = Number(size);
    return small < TWO_TO_32 ? 32 - Math.clz32(small) : 64 - Math.clz32(small / TWO_TO_32);
  }
  const nearest = Number(size);
  if (nearest === Number.POSITIVE_INFINITY) {
    const digits = size.toString(16);
    return (digits.length - 1) * 4 + 32 - Math.clz32(Number.parseInt(digits[0], 16));
  }
  // The exponent of the nearest double, which is one too large where the integer was rounded up to a power of two.
  DOUBLE[0] = nearest;
  const exponent = ((WORDS[HIGH_WORD] >>> 20) & 0x7ff) - 1023;
  const isPowerOfTwo = WORDS[1 - HIGH_WORD] === 0 && (WORDS[HIGH_WORD] & 0xfffff) === 0;
  return isPowerOfTwo && size < 1n << BigInt(exponent) ? exponent : exponent + 1;
}

/** The bits of a double, to read its exponent. */
const DOUBLE = new Float64Array([1]);
const WORDS = new Uint32Array(DOUBLE.buffer);
const HIGH_WORD = WORDS[0] === 0 ? 1 : 0;

/** How often 2 divides x; x is not 0. */
export function factorsOfTwo(x: bigint): number {
  const low = Number(BigInt.asUintN(32, x)) | 0;
  return low === 0 ? bitLength(x & -x) - 1 : 31 - Math.clz32(low & -low);
}

/** floor(x / y) for y > 0. */
export function floorDivide(x: bigint, y: bigint): bigint {
  const quotient = x / y;
  return x < 0n && quotient * y !== x ? quotient - 1n : quotient;
}

/** ceil(x / y) for y > 0. */
export function ceilDivide(x: bigint, y: bigint): bigint {
  return -floorDivide(-x, y);
}

/**
 * floor(x^(1/degree)) for x >= 0 and degree >= 1.
 * Newton's iteration from above, started from a double; Brent and Zimmermann, Modern Computer Arithmetic, 1.5.2.
 */
export function integerRoot(x: bigint, degree: number): bigint {
  if (x < 2n || degree === 1) return x;
  const bits = bitLength(x);
  if (degree >= bits) return 1n;
  const below = BigInt(degree - 1);
  const all = BigInt(degree);
  let root = rootFromAbove(x, bits, degree);
  for (;;) {
    const next = degree === 2 ? (root + x / root) >> 1n : (below * root + x / root ** below) / all;
    if (next >= root) return root;
    root = next;
  }
}

/** An integer not below the root: the double estimate, raised by more than its error. */
function rootFromAbove(x: bigint, bits: number, degree: number): bigint {
  const dropped = Math.max(0, bits - 53);
  const logarithm = (Math.log2(Number(x >> BigInt(dropped)) + 1) + dropped) / degree;
  const whole = Math.floor(logarithm);
  const leading = 2 ** (logarithm - whole) * (1 + 2 ** -30);
  if (whole <= 50) return BigInt(Math.ceil(leading * 2 ** whole)) + 1n;
  return BigInt(Math.ceil(leading * 2 ** 50) + 1) << BigInt(whole - 50);
}

/** The integer whose power of the given degree is x >= 0, or null where there is none. */
export function exactRoot(x: bigint, degree: number): bigint | null {
  const root = integerRoot(x, degree);
  return root ** BigInt(degree) === x ? root : null;
}
