// Whether the minimal polynomial of a matrix is its characteristic polynomial, found modulo a prime.

import { inverseModulo } from './kernels/residues.ts';
import { primeAt } from './kernels/primes.ts';
import { gcd } from './gcd.ts';
import type { Rational } from './rational.ts';

type Residues = readonly number[];

/**
 * Whether v, Av, A²v and so on up to the number of rows are independent for one vector v, modulo a prime. Where they are, they are
 * independent over the fractions too, so no polynomial of a lower degree than the characteristic one gives zero at A. False proves
 * nothing: the prime or the vector may be unlucky.
 */
export function hasCyclicVector(rows: readonly (readonly Rational[])[]): boolean {
  const scale = rows.flat().reduce((known, { denominator }) => (known / gcd(known, denominator)) * denominator, 1n);
  const prime = primeAt(0);
  const modulo = BigInt(prime);
  const matrix = rows.map((row) =>
    row.map(({ numerator, denominator }) => residue(Number((numerator * (scale / denominator)) % modulo), prime)),
  );
  // A vector without a pattern, so that it lies in no subspace that matrices of this service often keep.
  let vector: Residues = rows.map((_, place) => (3 * place * place + 7 * place + 11) ** 2 % prime);
  const known: { readonly entries: Residues; readonly lead: number }[] = [];
  for (;;) {
    const rest = known.reduce<Residues>(
      (left, { entries, lead }) => left.map((x, place) => residue(x - left[lead] * entries[place], prime)),
      vector,
    );
    const lead = rest.findIndex((x) => x !== 0);
    if (lead === -1) return false;
    if (known.length + 1 === rows.length) return true;
    const inverse = residue(inverseModulo(rest[lead], prime), prime);
    known.push({ entries: rest.map((x) => (x * inverse) % prime), lead });
    const last = vector;
    vector = matrix.map((row) => row.reduce((sum, x, place) => (sum + x * last[place]) % prime, 0));
  }
}

function residue(x: number, prime: number): number {
  const rest = x % prime;
  return rest < 0 ? rest + prime : rest;
}
