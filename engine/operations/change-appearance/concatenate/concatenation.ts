// Concatenations: where each entry of two joined matrices comes from.

import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { shapeOf } from '../../../catalogue/inputs.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { joinColumns, stackRows } from '../../../exact/kernels/arrangement.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';

/** A rearrangement of two matrices. */
export interface Concatenation extends Arrangement {
  readonly b: ExactMatrix;
}

/** b under a: (m + p) x n of m x n and p x n. @throws DomainError `dimension_mismatch` */
export function under(a: ExactMatrix, b: ExactMatrix): Concatenation {
  if (a.columns !== b.columns) {
    throw DomainError.of('dimension_mismatch', ['b'], {
      requirement: 'same_columns',
      operation: 'stacking rows',
      a: shapeOf(a),
      b: shapeOf(b),
    });
  }
  return {
    a,
    b,
    rows: a.rows + b.rows,
    columns: a.columns,
    origin: (row, column) => (row < a.rows ? { matrix: 'A', row, column } : { matrix: 'B', row: row - a.rows, column }),
    arranged: () => stackRows(a, b),
  };
}

/** b to the right of a: m x (n + p) of m x n and m x p. @throws DomainError `dimension_mismatch` */
export function beside(a: ExactMatrix, b: ExactMatrix): Concatenation {
  if (a.rows !== b.rows) {
    throw DomainError.of('dimension_mismatch', ['b'], {
      requirement: 'same_rows',
      operation: 'joining columns',
      a: shapeOf(a),
      b: shapeOf(b),
    });
  }
  return {
    a,
    b,
    rows: a.rows,
    columns: a.columns + b.columns,
    origin: (row, column) =>
      column < a.columns ? { matrix: 'A', row, column } : { matrix: 'B', row, column: column - a.columns },
    arranged: () => joinColumns(a, b),
  };
}
