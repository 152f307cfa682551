// Operation counts: how much arithmetic each method needs for a matrix without zeros.

import { type Method, methodsFor } from './choose.ts';

interface OperationCount {
  readonly multiplications: number;
  readonly additions: number;
  /** What is counted beside the arithmetic: small determinants, or row operations. */
  readonly determinants?: number;
  readonly row_operations?: number;
}

/**
 * The applicable methods with their counts. Divisions count as multiplications, subtractions as additions; sums and products with
 * the zeros of the identity matrix, and entries that are known to become 0 or 1, are not computed.
 */
export function countsFor(size: number): readonly ({ readonly name: Method } & OperationCount)[] {
  return methodsFor(size).map((name) => ({ name, ...counts[name](size) }));
}

const counts: { readonly [K in Method]: (size: number) => OperationCount } = {
  /** n^2 cofactors by expansion, the determinant from n of them, n^2 divisions. */
  adjugate: (size) => {
    const minor = expansionCount(size - 1);
    return {
      multiplications: size * size * minor.multiplications + size + size * size,
      additions: size * size * minor.additions + size - 1,
      determinants: size * size + 1,
    };
  },
  /** Golub & Van Loan, Matrix Computations: n^3 multiplications and n^3 - 2 n^2 + n additions. */
  'gauss-jordan': (size) => ({
    multiplications: size ** 3,
    additions: size * (size - 1) ** 2,
    row_operations: size * size,
  }),
};

/** An expansion along a row: n minors, a product for each, and n - 1 additions. */
function expansionCount(size: number): { readonly multiplications: number; readonly additions: number } {
  if (size <= 1) return { multiplications: 0, additions: 0 };
  const minor = expansionCount(size - 1);
  return {
    multiplications: size * (minor.multiplications + 1),
    additions: size * minor.additions + size - 1,
  };
}
