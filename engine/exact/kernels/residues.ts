// Residues of integers modulo a prime, as doubles.
//
// Residues are balanced: |r| <= p/2 + 3 (half the prime, and the errors of the estimated quotient). The primes lie below 2^25 - 38
// (primes.ts), so |r| < 2^24 - 16, and DELAY products of two may be added to a residue before the sum leaves the exact integers of a
// double. Rows are therefore updated without reduction, and reduced once every DELAY steps (Dumas, Giorgi & Pernet, "Dense linear
// algebra over word-size prime fields", ACM TOMS 35(3), 2008).

/** How many products of residues may be added up before a reduction: 32 (2^24 - 16)^2 + 2^24 < 2^53 - 2^33. */
export const DELAY = 32;

/** A multiple of the prime next to such an integer is still one that a double holds. */
const LONGEST = 2 ** 52;
const LIMB = 2 ** 24;
const LIMB_DIGITS = 6;

/** The balanced residue of an integer |x| < 2^53 - 2^25; `reciprocal` is the double 1 / prime. */
export function reduce(x: number, prime: number, reciprocal: number): number {
  return x - Math.floor(x * reciprocal + 0.5) * prime;
}

/** The balanced inverse of a residue that is not zero. Extended Euclid. */
export function inverseModulo(residue: number, prime: number): number {
  let [x, y] = [residue < 0 ? residue + prime : residue, prime];
  let [s, t] = [1, 0];
  while (y > 0) {
    const quotient = Math.floor(x / y);
    [x, y] = [y, x - quotient * y];
    [s, t] = [t, s - quotient * t];
  }
  return reduce(s, prime, 1 / prime);
}

/** Reduces all entries in place. */
export function reduceAll(values: Float64Array, prime: number): void {
  const reciprocal = 1 / prime;
  for (let k = 0; k < values.length; k++) {
    const x = values[k];
    values[k] = x - Math.floor(x * reciprocal + 0.5) * prime;
  }
}

/** Fresh balanced residues of integers of at most 52 bits. */
export function residuesModulo(integers: Float64Array, prime: number): Float64Array {
  const residues = integers.slice();
  reduceAll(residues, prime);
  return residues;
}

/**
 * A function that gives, for any prime, doubles congruent to the integers and of at most 52 bits: the integers themselves where they are no
 * longer, so they are not to be written to. Long integers are cut into limbs once.
 */
export function residuesOf(integers: readonly bigint[]): (prime: number) => Float64Array {
  const doubles = new Float64Array(integers.length);
  // By index, and lengths are looked at as doubles: both are several times faster than the callbacks.
  for (let k = 0; k < integers.length; k++) doubles[k] = Number(integers[k]);
  if (areShort(doubles)) return () => doubles;
  const limbs: number[] = [];
  const ends = new Uint32Array(integers.length);
  integers.forEach((x, k) => {
    const sign = x < 0n ? -1 : 1;
    const digits = (x < 0n ? -x : x).toString(16);
    for (let end = digits.length; end > 0; end -= LIMB_DIGITS) {
      limbs.push(sign * Number.parseInt(digits.slice(Math.max(0, end - LIMB_DIGITS), end), 16));
    }
    ends[k] = limbs.length;
  });
  const flat = Float64Array.from(limbs);
  return (prime) => evaluateLimbs(flat, ends, prime);
}

/** The same for integers of at most 53 bits held as doubles. */
export function residuesOfDoubles(values: Float64Array): (prime: number) => Float64Array {
  return areShort(values) ? () => values : residuesOf(Array.from(values, BigInt));
}

function areShort(values: Float64Array): boolean {
  for (let k = 0; k < values.length; k++) if (Math.abs(values[k]) > LONGEST) return false;
  return true;
}

function evaluateLimbs(limbs: Float64Array, ends: Uint32Array, prime: number): Float64Array {
  const reciprocal = 1 / prime;
  const residues = new Float64Array(ends.length);
  const powers = powersModulo(LIMB, longestOf(ends), prime);
  let start = 0;
  for (let k = 0; k < ends.length; k++) {
    const end = ends[k];
    let sum = 0;
    for (let block = start; block < end; block += DELAY) {
      const stop = Math.min(end, block + DELAY);
      sum = reduce(sum, prime, reciprocal);
      for (let j = block; j < stop; j++) sum += limbs[j] * powers[j - start];
    }
    residues[k] = reduce(sum, prime, reciprocal);
    start = end;
  }
  return residues;
}

function longestOf(ends: Uint32Array): number {
  let [longest, start] = [0, 0];
  for (const end of ends) {
    longest = Math.max(longest, end - start);
    start = end;
  }
  return longest;
}

function powersModulo(base: number, count: number, prime: number): Float64Array {
  const powers = new Float64Array(Math.max(1, count)).fill(1);
  for (let j = 1; j < powers.length; j++) powers[j] = reduce(powers[j - 1] * base, prime, 1 / prime);
  return powers;
}
