// Chinese remaindering: integers from their residues modulo many primes.

import { BITS_A_PRIME } from './primes.ts';
import { inverseModulo, reduce } from './residues.ts';
import { liftInWebAssembly, MOST_PRIMES } from './wasm/lifting.ts';

/**
 * The integers x[k] with x[k] = images[i][k] modulo primes[i] for all i and |x[k]| < (product of the primes) / 2.
 * @param primes at least one, all different
 */
export function liftResidues(images: readonly Float64Array[], primes: readonly number[]): bigint[] {
  const inverses = primes.map((prime) => inverseModulo(cofactorResidue(primes, prime), prime));
  const lift = liftedTogether(images[0].length, primes.length) ? liftInWebAssembly : liftByTree;
  const modulus = productOf(primes.map(BigInt));
  const half = modulus / 2n;
  return lift(images, primes, inverses, modulus).map((integer) => {
    if (integer > half) return integer - modulus;
    return integer < -half ? integer + modulus : integer;
  });
}

/** So many integers are lifted sooner by a product of matrices, for which the primes are prepared, than one by one. */
const LIFTED_TOGETHER = 64;

/**
 * Integers congruent to images[i][k] modulo primes[i] for all i, of at most the modulus, which is the product of the primes.
 * Lagrange's form, summed along a tree of subproducts (von zur Gathen & Gerhard, Modern Computer Algebra, 10.3).
 * @param inverses of the products of the other primes
 */
export function liftByTree(
  images: readonly Float64Array[],
  primes: readonly number[],
  inverses: readonly number[],
  modulus: bigint,
): bigint[] {
  const levels = subproducts(primes);
  const weighted = images.map((image, i) => weigh(image, inverses[i], primes[i]));
  return Array.from(images[0], (_, k) => {
    let parts = pairUp(weighted, primes, k);
    for (const moduli of levels) parts = combine(parts, moduli);
    return parts[0] % modulus;
  });
}

/** How many primes a bound of so many bits takes, a little too many rather than too few. */
export function primesFor(bits: number): number {
  return Math.ceil((bits + 2) / BITS_A_PRIME);
}

/** Work of lifting `count` integers from residues modulo `primes` primes, the weights included. */
export function liftingCost(count: number, primes: number): number {
  const words = (primes * 25) / 64;
  const weights = 2000 + 10 * primes * primes;
  // By the tree: taking an image of an entry and putting the integer in its place, pairs of primes, products of long integers.
  if (!liftedTogether(count, primes)) return weights + count * (600 + 90 * primes + words * words);
  // Together: the digits of the primes' products; reading an integer, its digits, and the products that give them.
  return weights + 10_000 + 90 * primes * primes + count * (250 + 20 * primes + 0.2 * primes * primes);
}

function liftedTogether(count: number, primes: number): boolean {
  return count >= LIFTED_TOGETHER && primes > 1 && primes <= MOST_PRIMES;
}

/** The product of the other primes, modulo this one. */
function cofactorResidue(primes: readonly number[], prime: number): number {
  const reciprocal = 1 / prime;
  let product = 1;
  for (const other of primes) {
    if (other !== prime) product = reduce(product * reduce(other, prime, reciprocal), prime, reciprocal);
  }
  return product;
}

function weigh(image: Float64Array, coefficient: number, prime: number): Float64Array {
  const reciprocal = 1 / prime;
  return image.map((residue) => reduce(residue * coefficient, prime, reciprocal));
}

/** The leaves of the tree are pairs of primes: c1 p2 + c2 p1 is below 2^50, so doubles still hold it. */
function pairUp(weighted: readonly Float64Array[], primes: readonly number[], k: number): bigint[] {
  const parts: bigint[] = [];
  for (let i = 0; i < primes.length; i += 2) {
    const single = i + 1 === primes.length;
    parts.push(BigInt(single ? weighted[i][k] : weighted[i][k] * primes[i + 1] + weighted[i + 1][k] * primes[i]));
  }
  return parts;
}

function combine(parts: readonly bigint[], moduli: readonly bigint[]): bigint[] {
  const combined: bigint[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const single = i + 1 === parts.length;
    combined.push(single ? parts[i] : parts[i] * moduli[i + 1] + parts[i + 1] * moduli[i]);
  }
  return combined;
}

/** Products of 2, 4, 8, ... primes, down to two factors; the pairs come first. */
function subproducts(primes: readonly number[]): readonly (readonly bigint[])[] {
  const levels: bigint[][] = [];
  let level = multiplyPairs(primes.map(BigInt));
  while (level.length > 1) {
    levels.push(level);
    level = multiplyPairs(level);
  }
  return levels.length === 0 && primes.length === 2 ? [level] : levels;
}

function multiplyPairs(factors: readonly bigint[]): bigint[] {
  const products: bigint[] = [];
  for (let i = 0; i < factors.length; i += 2) {
    products.push(i + 1 === factors.length ? factors[i] : factors[i] * factors[i + 1]);
  }
  return products;
}

function productOf(factors: readonly bigint[]): bigint {
  return factors.reduce((product, factor) => product * factor, 1n);
}
