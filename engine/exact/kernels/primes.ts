// Primes just below 2^25, the moduli of the residue kernels.

/** All the primes given out lie between these bounds; see residues.ts for the reason of the upper one. */
export const PRIME_BOUND = 2 ** 25;

/** Each of the first 500,000 moduli is worth at least so many bits; the exact budget ends long before as many are asked for. */
export const BITS_A_PRIME = 24.5;

/** The prime number `index` (from 0), counted downwards from 2^25. */
export function primeAt(index: number): number {
  while (index >= known.length) {
    segmentEnd -= SEGMENT;
    sieveSegment(segmentEnd);
  }
  return known[index];
}

const SEGMENT = 2 ** 16;
const known: number[] = [];
let segmentEnd = PRIME_BOUND;

/** Appends the primes of [start, start + SEGMENT), largest first: the sieve of Eratosthenes on one segment. */
function sieveSegment(start: number): void {
  const composite = new Uint8Array(SEGMENT);
  for (const prime of sievingPrimes()) {
    for (let k = Math.ceil(start / prime) * prime - start; k < SEGMENT; k += prime) composite[k] = 1;
  }
  for (let k = SEGMENT - 1; k >= 0; k--) if (composite[k] === 0) known.push(start + k);
}

function sievingPrimes(): readonly number[] {
  if (small.length === 0) {
    for (let n = 2; n * n <= PRIME_BOUND; n++) if (small.every((prime) => n % prime !== 0)) small.push(n);
  }
  return small;
}

const small: number[] = [];
