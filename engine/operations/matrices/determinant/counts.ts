// Operation counts: how much arithmetic each method needs for a matrix without zeros.
// Above: intermediate.ts, for readers who choose a method. Below: solve.ts.

import { type Method, methodsFor } from './solve.ts';

export interface OperationCount {
  readonly multiplications: number;
  readonly divisions: number;
  readonly additions: number;
}

/** The applicable methods with their counts; subtractions count as additions. */
export function countsFor(size: number): readonly ({ readonly name: Method } & OperationCount)[] {
  return methodsFor(size).map((name) => ({ name, ...counts[name](size) }));
}

const counts: { readonly [K in Method]: (size: number) => OperationCount } = {
  formula: () => ({ multiplications: 2, divisions: 0, additions: 1 }),
  sarrus: () => ({ multiplications: 12, divisions: 0, additions: 5 }),
  cofactor: expansionCount,
  'row-reduction': (size) => ({
    multiplications: squares(size) + size - 1,
    divisions: (size * (size - 1)) / 2,
    additions: squares(size),
  }),
  bareiss: (size) => ({
    multiplications: 2 * squares(size),
    divisions: squares(size - 1),
    additions: squares(size),
  }),
  leibniz: (size) => ({
    multiplications: factorial(size) * (size - 1),
    divisions: 0,
    additions: factorial(size) - 1,
  }),
};

/** n minors of size n - 1, a product for each, and n - 1 additions. */
function expansionCount(size: number): OperationCount {
  if (size === 1) return { multiplications: 0, divisions: 0, additions: 0 };
  const minor = expansionCount(size - 1);
  return {
    multiplications: size * (minor.multiplications + 1),
    divisions: 0,
    additions: size * minor.additions + size - 1,
  };
}

/** 1 + 4 + ... + (n - 1)^2. */
function squares(size: number): number {
  return size < 1 ? 0 : (size * (size - 1) * (2 * size - 1)) / 6;
}

function factorial(size: number): number {
  return size <= 1 ? 1 : size * factorial(size - 1);
}
