// A reversal: rows or columns in reverse order.

import { ascending, descending } from '../../../algorithms/arrangement/places.ts';
import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { selectEntries } from '../../../exact/kernels/arrangement.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';

/** Which lines change places in a flip. */
export type FlippedLine = 'row' | 'column';

/** The rows, or the columns, in reverse order. */
export function reversal(a: ExactMatrix, line: FlippedLine): Arrangement {
  const { rows, columns } = a;
  const rowsAfter = line === 'row' ? descending(rows) : ascending(rows);
  const columnsAfter = line === 'column' ? descending(columns) : ascending(columns);
  return {
    a,
    b: null,
    rows,
    columns,
    origin: (row, column) => ({ matrix: 'A', row: rowsAfter[row], column: columnsAfter[column] }),
    arranged: () => selectEntries(a, rowsAfter, columnsAfter),
  };
}
