// Polynomials with integer coefficients modulo small primes: what their remainders say of rational roots and factors.

import { isInteger, type Rational } from '../../exact/rational.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { sumsOf } from '../../exact/polynomial-modulo.ts';

/** Up to these primes a reader can follow the remainders. */
const PRIMES_OF_ROOTS = [2, 3, 5] as const;

const PRIMES_OF_FACTORS = [2, 3, 5, 7, 11, 13] as const;

/**
 * A prime modulo which a polynomial with integer coefficients has no root; then no integer is a root of it. Null where none of the
 * small primes shows that.
 */
export function primeWithoutRoots(p: Polynomial): number | null {
  if (!p.every(isInteger)) return null;
  const found = PRIMES_OF_ROOTS.find((prime) => {
    const reduced = remainders(p, prime);
    return Array.from({ length: prime }, (_, x) => valueModulo(reduced, x, prime)).every((value) => value !== 0);
  });
  return found ?? null;
}

/** Irreducible factors modulo a prime: their degrees, ascending, each as often as it occurs. */
export interface DegreesModulo {
  readonly prime: number;
  readonly degrees: readonly number[];
}

/**
 * Degrees modulo one or two primes that exclude every factorisation of a monic polynomial with integer coefficients. By Gauss's lemma
 * its rational factors have integer coefficients too, and modulo a prime they are products of the factors there.
 * @param isRootless whether it is known to have no rational root
 */
export function irreducibilityModulo(p: Polynomial, isRootless: boolean): readonly DegreesModulo[] | null {
  const degree = p.length - 1;
  if (!p.every(isInteger) || degree < 3 || degree > 6) return null;
  const known: DegreesModulo[] = [];
  const open = (all: readonly DegreesModulo[]): boolean =>
    sumsForAll(all, degree).some((sum) => !isRootless || (sum > 1 && sum < degree - 1));
  for (const prime of PRIMES_OF_FACTORS) {
    const one = { prime, degrees: degreesModulo(remainders(p, prime), prime) };
    if (!open([one])) return [one];
    known.push(one);
  }
  for (const [place, first] of known.entries()) {
    const second = known.slice(place + 1).find((other) => !open([first, other]));
    if (second !== undefined) return [first, second];
  }
  return null;
}

/** The lower degrees that a factor can have: for each prime they are sums of some of its degrees. */
export function sumsForAll(all: readonly DegreesModulo[], degree: number): readonly number[] {
  const sums = all.map(({ degrees }) => sumsOf(degrees));
  return Array.from({ length: degree - 1 }, (_, k) => k + 1).filter((sum) => sums.every((one) => one.has(sum)));
}

/** The degrees of the irreducible factors of a monic polynomial, by dividing by all polynomials of low degrees in turn. */
function degreesModulo(p: readonly number[], prime: number): readonly number[] {
  const degrees: number[] = [];
  let rest = p;
  for (let degree = 1; 2 * degree <= rest.length - 1; degree++) {
    const count = prime ** degree;
    for (let code = 0; code < count && 2 * degree <= rest.length - 1; code++) {
      const divisor = monicOf(code, degree, prime);
      for (;;) {
        const quotient = rest.length > degree ? exactQuotient(rest, divisor, prime) : null;
        if (quotient === null) break;
        degrees.push(degree);
        rest = quotient;
      }
    }
  }
  return rest.length > 1 ? [...degrees, rest.length - 1] : degrees;
}

/** The monic polynomial whose lower coefficients are the digits of a number. */
function monicOf(code: number, degree: number, prime: number): readonly number[] {
  return [...Array.from({ length: degree }, (_, place) => Math.floor(code / prime ** place) % prime), 1];
}

/** p / q for a monic q; null where a remainder is left. */
function exactQuotient(p: readonly number[], q: readonly number[], prime: number): readonly number[] | null {
  const rest = [...p];
  const quotient: number[] = [];
  for (let place = p.length - q.length; place >= 0; place--) {
    const leading = rest[place + q.length - 1];
    quotient.unshift(leading);
    for (const [k, coefficient] of q.entries()) {
      rest[place + k] = (((rest[place + k] - leading * coefficient) % prime) + prime) % prime;
    }
  }
  return rest.every((coefficient) => coefficient === 0) ? quotient : null;
}

/** The coefficients as remainders from 0 to the prime less 1. */
function remainders(p: readonly Rational[], prime: number): readonly number[] {
  const modulus = BigInt(prime);
  return p.map(({ numerator }) => Number(((numerator % modulus) + modulus) % modulus));
}

function valueModulo(p: readonly number[], x: number, prime: number): number {
  return p.reduceRight((known, coefficient) => (known * x + coefficient) % prime, 0);
}
