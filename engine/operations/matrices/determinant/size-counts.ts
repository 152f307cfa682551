// Operation counts by size: how much arithmetic each method needs for a matrix without zeros, where no working is planned.

import type { OperationCount } from './arithmetic.ts';
import { type Method, methodsFor } from './method.ts';

/** The applicable methods with their counts; divisions count as multiplications, subtractions as additions. */
export function countsForSize(size: number): readonly ({ readonly name: Method } & OperationCount)[] {
  return methodsFor(size).map((name) => ({ name, ...counts[name](size) }));
}

const counts: { readonly [K in Method]: (size: number) => OperationCount } = {
  formula: () => ({ multiplications: 2, additions: 1 }),
  sarrus: () => ({ multiplications: 12, additions: 5 }),
  cofactor: expansionCount,
  'row-operations-then-cofactor': clearingCount,
  // A quotient for each entry below the diagonal, the rows below each pivot, and the product of the diagonal.
  'row-reduction': (size) => ({
    multiplications: (size * (size - 1)) / 2 + squares(size) + size - 1,
    additions: squares(size),
  }),
  // Two products for each new entry, and a division from the second step on.
  bareiss: (size) => ({ multiplications: 2 * squares(size) + squares(size - 1), additions: squares(size) }),
  leibniz: (size) => ({ multiplications: factorial(size) * (size - 1), additions: factorial(size) - 1 }),
};

/** n minors of size n - 1, a product for each, and n - 1 additions. */
function expansionCount(size: number): OperationCount {
  if (size === 1) return { multiplications: 0, additions: 0 };
  const minor = expansionCount(size - 1);
  return {
    multiplications: size * (minor.multiplications + 1),
    additions: size * minor.additions + size - 1,
  };
}

/** A product and a sum for each entry below and beside the cleared line, for each size down to 2x2; a product for each line. */
function clearingCount(size: number): OperationCount {
  if (size <= 2) return { multiplications: 2, additions: 1 };
  const minor = clearingCount(size - 1);
  const cleared = (size - 1) ** 2;
  return { multiplications: cleared + minor.multiplications + 1, additions: cleared + minor.additions };
}

/** 1 + 4 + ... + (n - 1)^2. */
function squares(size: number): number {
  return size < 1 ? 0 : (size * (size - 1) * (2 * size - 1)) / 6;
}

function factorial(size: number): number {
  return size <= 1 ? 1 : size * factorial(size - 1);
}
