// Factors of polynomials modulo a prime, by another way than the engine's.

import { Unknown } from './exact-number.ts';

/**
 * How many roots a polynomial has in the field of q^k elements, and so the degrees of its factors, is found without dividing by
 * candidates: the product of all irreducible polynomials whose degree divides k is x^(q^k) − x.
 * @param coefficients the leading one first
 * @throws Unknown where the number is no prime, or divides the leading coefficient
 */
export function degreesModulo(coefficients: readonly bigint[], prime: number): readonly number[] {
  const isPrime = prime > 1 && Array.from({ length: prime - 2 }, (_, k) => k + 2).every((k) => prime % k !== 0);
  const inField = (x: bigint): number => Number(((x % BigInt(prime)) + BigInt(prime)) % BigInt(prime));
  let rest = coefficients.map(inField).toReversed();
  if (!isPrime || rest.at(-1) === 0) throw new Unknown('a modulus that is no prime, or takes a polynomial its degree');
  const degrees: number[] = [];
  for (let degree = 1; rest.length > 1; degree++) {
    // Each turn finds every factor of this degree once; a factor that is repeated is found again.
    for (;;) {
      const common = commonModulo(rest, powerLess(rest, degree, prime), prime);
      if (common.length === 1) break;
      degrees.push(...Array.from({ length: (common.length - 1) / degree }, () => degree));
      rest = dividedModulo(rest, common, prime).quotient;
    }
  }
  return degrees;
}

/** x^(q^k) − x modulo p. */
function powerLess(p: number[], k: number, prime: number): number[] {
  let known = dividedModulo([0, 1], p, prime).rest;
  for (let round = 0; round < k; round++) {
    const base = known;
    let powered = [1];
    for (let factor = 0; factor < prime; factor++)
      powered = dividedModulo(timesModulo(powered, base, prime), p, prime).rest;
    known = powered;
  }
  const less = Array.from({ length: Math.max(known.length, 2) }, (_, place) => known[place] ?? 0);
  less[1] = (less[1] - 1 + prime) % prime;
  return dividedModulo(trimmed(less), p, prime).rest;
}

function commonModulo(p: number[], q: number[], prime: number): number[] {
  let [one, other] = [p, q];
  while (other.length > 0) [one, other] = [other, dividedModulo(one, other, prime).rest];
  return one;
}

function timesModulo(p: readonly number[], q: readonly number[], prime: number): number[] {
  const product = Array.from({ length: Math.max(0, p.length + q.length - 1) }, () => 0);
  for (const [i, x] of p.entries()) for (const [j, y] of q.entries()) product[i + j] = (product[i + j] + x * y) % prime;
  return trimmed(product);
}

function dividedModulo(
  p: readonly number[],
  q: readonly number[],
  prime: number,
): { quotient: number[]; rest: number[] } {
  const rest = [...p];
  const inverse = Array.from({ length: prime }, (_, x) => x).find((x) => (x * q[q.length - 1]) % prime === 1) ?? 0;
  const quotient: number[] = [];
  for (let place = p.length - q.length; place >= 0; place--) {
    const leading = (rest[place + q.length - 1] * inverse) % prime;
    quotient.unshift(leading);
    for (const [k, x] of q.entries()) rest[place + k] = (rest[place + k] + (prime - leading) * x) % prime;
  }
  return { quotient, rest: trimmed(rest) };
}

/** Without zeros before the leading coefficient. */
function trimmed(p: readonly number[]): number[] {
  return p.slice(0, p.findLastIndex((coefficient) => coefficient !== 0) + 1);
}
