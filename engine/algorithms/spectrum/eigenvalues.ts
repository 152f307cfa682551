// Eigenvalues with their multiplicities: the roots of the characteristic polynomial, found factor by factor.

import { type Algebraic, rootsAsScalars } from '../../exact/algebraic.ts';
import { irreducibleFactors } from '../../exact/irreducible-factors.ts';
import { type Polynomial, squareFreeParts } from '../../exact/polynomial.ts';
import { compare } from '../../exact/rational.ts';
import { nearestComplex, roundComplex, roundHalfAway } from '../../exact/rounding.ts';
import { type Exact, isComplex } from '../../exact/scalar.ts';

/** An irreducible factor of the characteristic polynomial, with its roots. */
export interface SpectralFactor {
  /** Monic. */
  readonly factor: Polynomial;
  /** How often the factor occurs, and so each of its roots. */
  readonly times: number;
  /** False where its factors could not be searched for to the end: then it is only known to have no repeated root. */
  readonly isIrreducible: boolean;
  /** The real roots ascending, then the others by real and imaginary part. */
  readonly roots: readonly Exact[];
}

export interface Eigenvalue {
  readonly value: Exact;
  /** The algebraic multiplicity. */
  readonly times: number;
  /** The factor that it is a root of, by its place in the list of factors. */
  readonly factor: number;
}

export interface Spectrum {
  /** Those of low degree first; of one degree as their first roots are ordered. */
  readonly factors: readonly SpectralFactor[];
  /** The real ones ascending, then the others by real and imaginary part. */
  readonly eigenvalues: readonly Eigenvalue[];
}

/** The spectrum of a monic characteristic polynomial of degree 1 or more. */
export function spectrumOf(characteristic: Polynomial): Spectrum {
  const factors = squareFreeParts(characteristic)
    .flatMap(({ factor: part, times }) =>
      irreducibleFactors(part).map(({ factor, isIrreducible }) => ({
        factor,
        times,
        isIrreducible,
        roots: rootsAsScalars(factor),
      })),
    )
    .toSorted((x, y) => x.factor.length - y.factor.length || inOrder(x.roots[0], y.roots[0]));
  const eigenvalues = factors
    .flatMap(({ roots, times }, factor) => roots.map((value) => ({ value, times, factor })))
    .toSorted((x, y) => inOrder(x.value, y.value));
  return { factors, eigenvalues };
}

/** Real numbers ascending before complex ones by their real, then their imaginary parts. */
function inOrder(x: Exact, y: Exact): number {
  if (isComplex(x) !== isComplex(y)) return isComplex(x) ? 1 : -1;
  if (isComplex(x) && isComplex(y)) return complexInOrder(x, y);
  return compare(roundHalfAway(x, PLACES), roundHalfAway(y, PLACES));
}

/** Numbers that agree in so many places are one for the order. */
const PLACES = 40;

function complexInOrder(x: Algebraic, y: Algebraic): number {
  const [one, other] = [nearestComplex(x), nearestComplex(y)];
  if (Math.abs(one.re - other.re) > 1e-9 * Math.max(1, Math.abs(one.re))) return one.re - other.re;
  const [left, right] = [roundComplex(x, PLACES), roundComplex(y, PLACES)];
  return compare(left.re, right.re) || compare(left.im, right.im);
}
