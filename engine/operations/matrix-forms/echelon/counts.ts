// Operation counts: how much arithmetic each method needs for a matrix without zeros.

import type { Shape } from '../../../catalogue/domain-error.ts';
import { type Method, methods } from './way.ts';

interface OperationCount {
  readonly multiplications: number;
  readonly additions: number;
}

/**
 * The methods with their counts for the first min(m, n) columns as pivot columns. Divisions count as multiplications, subtractions
 * as additions; entries that are known to become 0 or 1 are not computed, and common factors are not counted.
 */
export function countsFor(
  { rows, columns }: Shape,
  reduced: boolean,
): readonly ({ readonly name: Method } & OperationCount)[] {
  return methods.map(([name]) => ({ name, ...total(steps[name], rows, columns, reduced) }));
}

/** What a method does in multiplications. */
interface Steps {
  /** To each row below a pivot with so many entries on its right. */
  below(right: number): number;
  /** To the pivot's own row. */
  pivot(right: number): number;
  /** To each row above the pivot: so many columns without a pivot, so many pivots from that row's to this one. */
  above(free: number, apart: number): number;
  /** To each row at the end of the reduced form. */
  last(free: number): number;
}

const steps: { readonly [K in Method]: Steps } = {
  gauss: {
    below: (right) => right,
    pivot: (right) => right,
    above: (free) => free,
    last: () => 0,
  },
  'fraction-free': {
    below: (right) => 2 * right,
    pivot: () => 0,
    above: (free, apart) => apart + 2 * free,
    last: (free) => free,
  },
};

function total(method: Steps, rows: number, columns: number, reduced: boolean): OperationCount {
  const rank = Math.min(rows, columns);
  const free = columns - rank;
  let multiplications = 0;
  let additions = 0;
  for (let row = 0; row < rank; row++) {
    const right = columns - row - 1;
    multiplications += method.pivot(right) + (rows - row - 1) * method.below(right);
    additions += (rows - row - 1) * right;
    if (!reduced) continue;
    for (let apart = 1; apart <= row; apart++) multiplications += method.above(free, apart);
    multiplications += method.last(free);
    additions += row * free;
  }
  return { multiplications, additions };
}
