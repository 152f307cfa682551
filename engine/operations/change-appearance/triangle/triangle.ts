// A triangle of a matrix: which entries stay.

import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { mapPositions } from '../../../exact/kernels/arrangement.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';

export interface Triangle extends Arrangement {
  readonly side: 'lower' | 'upper';
  /** The bounding diagonal, which stays: entries with column - row = k. */
  readonly k: number;
}

/** The entries with column - row at most k (lower) or at least k (upper); zeros elsewhere. Any shape, any integer k. */
export function triangle(a: ExactMatrix, side: 'lower' | 'upper', k: number): Triangle {
  const kept = (row: number, column: number): boolean => (side === 'lower' ? column - row <= k : column - row >= k);
  return {
    a,
    b: null,
    side,
    k,
    rows: a.rows,
    columns: a.columns,
    origin: (row, column) => (kept(row, column) ? { matrix: 'A', row, column } : null),
    arranged: () => mapPositions(a, kept),
  };
}

/** What a triangle leaves out: the entries on the other side of its bounding diagonal. */
export function opposite({ a, side, k }: Triangle): Triangle {
  return side === 'lower' ? triangle(a, 'upper', k + 1) : triangle(a, 'lower', k - 1);
}

/** Whether the bounding diagonal leaves the whole matrix, a part of it or nothing. */
export function effectOf({ a, side, k }: Triangle): 'all stay' | 'some stay' | 'none stay' {
  const [highest, lowest] = [a.columns - 1, 1 - a.rows];
  if (side === 'lower') return k >= highest ? 'all stay' : k < lowest ? 'none stay' : 'some stay';
  return k <= lowest ? 'all stay' : k > highest ? 'none stay' : 'some stay';
}
