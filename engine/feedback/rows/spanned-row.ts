// What is known of a row that no row operation gives, where the operation that was meant is not known.

import { linesProse } from '../../algorithms/wording.ts';
import { list, numbers } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { ONE, ZERO } from '../../exact/rational.ts';
import { combined, type Row, type RowSpace } from './rows.ts';

/** The row of the space that has the same entries as `row` in the pivots' columns: there is no other one. */
export function spannedRow(row: Row, { rows, pivots }: RowSpace): Row {
  return rows.reduce(
    (total, basisRow, index) => combined(ONE, total, row[pivots[index]], basisRow),
    row.map(() => ZERO),
  );
}

export function spannedRowProse(row: Row, space: RowSpace): Prose {
  const spanned = list(numbers(spannedRow(row, space)));
  const { pivots } = space;
  if (pivots.length === 0) return say`The only sum of multiples of the rows before is ${spanned}.`;
  const entries = pivots.length === 1 ? 'this entry' : 'these entries';
  return say`The only sum of multiples of the rows before with ${entries} in ${linesProse('column', pivots)} is ${spanned}.`;
}
