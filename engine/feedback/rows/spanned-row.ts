// What is known of a row that no row operation gives, where the operation that was meant is not known.

import { ONE, ZERO } from '../../exact/rational.ts';
import { combined, type Row, type RowSpace } from './rows.ts';

/** The row of the space that has the same entries as `row` in the pivots' columns: there is no other one. */
export function spannedRow(row: Row, { rows, pivots }: RowSpace): Row {
  return rows.reduce(
    (total, basisRow, index) => combined(ONE, total, row[pivots[index]], basisRow),
    row.map(() => ZERO),
  );
}
