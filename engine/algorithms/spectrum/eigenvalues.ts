// Eigenvalues with their multiplicities: the roots of the characteristic polynomial, found factor by factor.

import { rootsAsScalars } from '../../exact/algebraic.ts';
import { irreducibleFactors } from '../../exact/irreducible-factors.ts';
import { type Polynomial, squareFreeParts } from '../../exact/polynomial.ts';
import { inOrder } from '../../exact/order.ts';
import type { Exact } from '../../exact/scalar.ts';

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
