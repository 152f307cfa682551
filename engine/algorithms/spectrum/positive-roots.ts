// Square roots of the eigenvalues of a positive semidefinite matrix, exact: a root of f becomes a root of f(x²).

import { rootsAsScalars } from '../../exact/algebraic.ts';
import { irreducibleFactors } from '../../exact/irreducible-factors.ts';
import { inOrder } from '../../exact/order.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { squareRoot } from '../../exact/power.ts';
import { negate, ZERO } from '../../exact/rational.ts';
import { type Exact, isComplex } from '../../exact/scalar.ts';
import type { SpectralFactor } from './eigenvalues.ts';

/**
 * The square root of each root of the factor, in the order of these, where no root is negative. Where the root of a sum with a root can
 * be drawn, as √(3/2 + √5/2) = 1/2 + √5/2, it is found by factors of f(x²).
 */
export function squareRootsOf({ factor, roots }: SpectralFactor): readonly Exact[] {
  if (factor.length === 2) return [squareRoot(negate(factor[0]))];
  const found = irreducibleFactors(inSquares(factor))
    .flatMap((part) => rootsAsScalars(part.factor))
    .filter((root) => !isComplex(root) && inOrder(root, ZERO) > 0)
    .toSorted(inOrder);
  if (found.length !== roots.length) throw new Error('an eigenvalue that is not positive');
  return found;
}

/** f(x²) */
export function inSquares(f: Polynomial): Polynomial {
  return f.flatMap((coefficient, degree) => (degree === 0 ? [coefficient] : [ZERO, coefficient]));
}
