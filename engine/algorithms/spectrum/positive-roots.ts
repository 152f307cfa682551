// Square roots of the eigenvalues of a positive semidefinite matrix, exact: a root of f becomes a root of f(x²).

import { rootsAsScalars } from '../../exact/algebraic.ts';
import { irreducibleFactors } from '../../exact/irreducible-factors.ts';
import { inOrder } from '../../exact/order.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { squareRoot } from '../../exact/power.ts';
import { negate, ZERO } from '../../exact/rational.ts';
import { type Exact, isComplex } from '../../exact/scalar.ts';
import type { SpectralFactor } from './eigenvalues.ts';
import { withRootsApart } from './roots-apart.ts';

/**
 * The square root of each root of the factor, in the order of these, where no root is negative. Where the root of a sum with a root is
 * such a sum itself, as √(3/2 + √5/2) = 1/2 + √5/2, it is found by factors of f(x²).
 * @throws DomainError `too_large` where they cannot be told apart, or from zero
 */
export function squareRootsOf({ factor, roots }: SpectralFactor): readonly Exact[] {
  if (factor.length === 2) return [squareRoot(negate(factor[0]))];
  return withRootsApart(() => positiveRoots(inSquares(factor), roots.length));
}

/** @throws RangeError where roots cannot be told apart */
function positiveRoots(p: Polynomial, amount: number): readonly Exact[] {
  const found = irreducibleFactors(p)
    .flatMap((part) => rootsAsScalars(part.factor))
    .filter((root) => !isComplex(root) && inOrder(root, ZERO) > 0)
    .toSorted(inOrder);
  if (found.length !== amount) throw new RangeError('a root that could not be told from zero');
  return found;
}

/** f(x²) */
export function inSquares(f: Polynomial): Polynomial {
  return f.flatMap((coefficient, degree) => (degree === 0 ? [coefficient] : [ZERO, coefficient]));
}
