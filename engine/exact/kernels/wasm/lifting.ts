// Chinese remaindering of many integers at once by the WebAssembly kernels.
//
// With M the product of the primes p, and c = r (M / p)^-1 modulo p for the residues r of an integer x, x is congruent to the sum of
// c M / p modulo M. Written to the base 2^16 that is a product of matrices: the digits of all M / p times all c; one row more, of 1 / p, tells
// how many times M is to be taken away (Lagrange's form as in von zur Gathen & Gerhard, Modern Computer Algebra, 5.4).

import { padded, workspaceOf } from './instance.ts';
import { PACKED_BYTES } from './modular-product.ts';

/** So many products of 24 and 16 bits, and the carries, stay below 2^52. */
export const MOST_PRIMES = 2000;

/** Integers at a time: their digits stay in the second cache. Whole tiles. */
const BATCH = 248;

/**
 * Integers congruent to images[i][k] modulo primes[i] for all i, |integer| < M where the ones sought are below M / 2.
 * @param primes 2 to MOST_PRIMES, all different
 * @param inverses of M / primes[i] modulo primes[i]
 */
export function liftInWebAssembly(
  images: readonly Float64Array[],
  primes: readonly number[],
  inverses: readonly number[],
  modulus: bigint,
): bigint[] {
  // Twice the modulus and a sign have room.
  const length = Math.ceil((modulus.toString(16).length + 1) / 4);
  const rows = padded(length + 1);
  const [count, width] = [primes.length, 4 * length + 2];
  const right = 8 * rows * count;
  const sums = right + 8 * count * BATCH;
  const digits = sums + 8 * rows * BATCH;
  const carries = digits + 8 * length;
  const packed = carries + 8 * BATCH;
  const { kernels, memory } = workspaceOf(packed + Math.max(PACKED_BYTES, BATCH * width));
  const doubles = new Float64Array(memory);
  doubles.fill(0, 0, right / 8);
  primes.forEach((prime, i) => {
    digitsOf(modulus / BigInt(prime), length).forEach((digit, row) => (doubles[row * count + i] = digit));
    doubles[length * count + i] = 1 / prime;
  });
  doubles.set(digitsOf(modulus, length), digits / 8);
  // Half the highest digit is added to all integers, that none is negative, and taken away in the end.
  const offset = 1n << BigInt(16 * length - 1);
  const integers: bigint[] = [];
  for (let start = 0; start < images[0].length; start += BATCH) {
    const end = Math.min(start + BATCH, images[0].length);
    images.forEach((image, i) => {
      const place = right + 8 * i * BATCH;
      doubles.set(image.subarray(start, end), place / 8);
      kernels.scaleEntries(place, padded(end - start), inverses[i], primes[i]);
    });
    doubles.fill(0, sums / 8, digits / 8);
    doubles.fill(2 ** 15, sums / 8 + (length - 1) * BATCH, sums / 8 + length * BATCH);
    kernels.multiply(0, 8 * count, right, 8 * BATCH, sums, 8 * BATCH, packed, rows, count, padded(end - start), 0);
    kernels.carryDigits(sums, length, BATCH, digits, sums + 8 * length * BATCH, carries);
    kernels.writeHexadecimal(sums, length, BATCH, end - start, packed);
    const text = LATIN.decode(new Uint8Array(memory, packed, (end - start) * width));
    for (let k = 0; k < text.length; k += width) integers.push(BigInt(text.slice(k, k + width)) - offset);
  }
  return integers;
}

const LATIN = new TextDecoder('latin1');

/** The digits of a positive integer to the base 2^16, from the lowest. */
function digitsOf(integer: bigint, length: number): readonly number[] {
  const text = integer.toString(16).padStart(4 * length, '0');
  return Array.from({ length }, (_, row) => {
    const end = text.length - 4 * row;
    return Number.parseInt(text.slice(end - 4, end), 16);
  });
}
