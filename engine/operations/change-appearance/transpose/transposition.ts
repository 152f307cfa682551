// A transposition: the two indices of each entry change places.

import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';

/** The entry in row i, column j comes from row j, column i. */
export function transposition(a: ExactMatrix): Arrangement {
  return {
    a,
    b: null,
    rows: a.columns,
    columns: a.rows,
    origin: (row, column) => ({ matrix: 'A', row: column, column: row }),
    arranged: () => transpose(a),
  };
}
