// The greatest common divisor, which every reduced fraction pays for.

import { bitLength } from './integers.ts';

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The leading bits that Lehmer's steps look at: cofactors and remainders of them stay exact in doubles. */
const LEADING_BITS = 52;

/** Greatest common divisor of two integers, never negative; gcd(0, 0) is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  if (x < y) [x, y] = [y, x];
  for (let bits = y > MAX_SAFE ? bitLength(x) : 0; y > MAX_SAFE; ) {
    bits = bitLengthWithin(x, bits);
    [x, y] = reduced(x, y, bits);
  }
  while (y > 0n) {
    if (x <= MAX_SAFE) return BigInt(gcdOfDoubles(Number(x), Number(y)));
    [x, y] = [y, x % y];
  }
  return x;
}

/** Between two steps a number loses few bits, so its leading ones say how many are left: to count all of a long one takes longer. */
const MOST_LOST = 128;

/** Integers of so many bits are finite doubles, whose exponent says their length. */
const DOUBLE_BITS = 1023;

/** The bit length of an integer that has at most so many. */
function bitLengthWithin(x: bigint, most: number): number {
  if (most <= DOUBLE_BITS) return bitLength(x);
  const rest = most - MOST_LOST;
  const leading = bitLength(x >> BigInt(rest));
  return leading === 0 ? bitLength(x) : rest + leading;
}

/** Of two safe integers that are not negative. */
export function gcdOfDoubles(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

/**
 * A smaller pair with the same divisors, for x >= y > 2^53, of which x has so many bits. Several steps of Euclid's algorithm are found from the leading bits
 * alone, as long as every continuation of them would take the same quotients, and then done on the whole numbers at once.
 * Lehmer's algorithm: Knuth, The Art of Computer Programming, volume 2, 4.5.2, Algorithm L.
 */
function reduced(x: bigint, y: bigint, bits: number): [bigint, bigint] {
  const shift = BigInt(bits - LEADING_BITS);
  let [high, low] = [Number(x >> shift), Number(y >> shift)];
  let [a, b, c, d] = [1, 0, 0, 1];
  while (low + c !== 0 && low + d !== 0) {
    const quotient = Math.floor((high + a) / (low + c));
    if (quotient !== Math.floor((high + b) / (low + d))) break;
    [a, c] = [c, a - quotient * c];
    [b, d] = [d, b - quotient * d];
    [high, low] = [low, high - quotient * low];
  }
  if (b === 0) return [y, x % y];
  return [BigInt(a) * x + BigInt(b) * y, BigInt(c) * x + BigInt(d) * y];
}
