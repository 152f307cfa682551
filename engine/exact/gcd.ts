// The greatest common divisor, which every reduced fraction pays for.

import { bitLength } from './integers.ts';

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The leading bits that Lehmer's steps look at: cofactors and remainders of them stay exact in doubles. */
const LEADING_BITS = 52;

/** Greatest common divisor of two integers, never negative; gcd(0, 0) is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  if (x < y) [x, y] = [y, x];
  while (y > MAX_SAFE) [x, y] = reduced(x, y);
  while (y > 0n) {
    if (x <= MAX_SAFE) return BigInt(gcdOfDoubles(Number(x), Number(y)));
    [x, y] = [y, x % y];
  }
  return x;
}

/** Of two safe integers that are not negative. */
export function gcdOfDoubles(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

/**
 * A smaller pair with the same divisors, for x >= y > 2^53. Several steps of Euclid's algorithm are found from the leading bits
 * alone, as long as every continuation of them would take the same quotients, and then done on the whole numbers at once.
 * Lehmer's algorithm: Knuth, The Art of Computer Programming, volume 2, 4.5.2, Algorithm L.
 */
function reduced(x: bigint, y: bigint): [bigint, bigint] {
  const shift = BigInt(bitLength(x) - LEADING_BITS);
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
