// A part of a matrix: the rows and columns that a selection takes.
// Above: operation.ts, story.ts. Below: algorithms/{arrangement,selection}, exact/kernels.

import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { select } from '../../../algorithms/selection/select.ts';
import type { Selection } from '../../../catalogue/field.ts';
import { Problem } from '../../../catalogue/problem.ts';
import { selectEntries } from '../../../exact/kernels/arrangement.ts';
import type { Matrix } from '../../../exact/matrix.ts';

export interface Part extends Arrangement {
  /** The 0-based places of the rows and columns taken, in the order asked for; they may repeat. */
  readonly takenRows: readonly number[];
  readonly takenColumns: readonly number[];
  /** How positions are counted: 1 as in textbooks, 0 as in Python. */
  readonly base: number;
}

/** Repeated positions could make a small matrix arbitrarily large; a part of that size, or of the size of a, is fine. */
const LARGEST_PART = 1_000_000;

/**
 * The entries of a in the selected rows and columns.
 * @throws Problem `index` where a position does not exist or nothing is selected, `too_large` where repetitions
 * blow the part up.
 */
export function partOf(a: Matrix, rows: Selection, columns: Selection, base: number): Part {
  const [takenRows, takenColumns] = Problem.both(
    () => select(rows, { line: 'row', length: a.rows, base, field: 'rows' }),
    () => select(columns, { line: 'column', length: a.columns, base, field: 'cols' }),
  );
  const limit = Math.max(LARGEST_PART, a.rows * a.columns);
  if (takenRows.length * takenColumns.length > limit) {
    throw Problem.of('too_large', ['rows'], {
      what: `${takenRows.length} rows and ${takenColumns.length} columns are selected`,
      limit: `a part has at most ${limit} entries, so repeat fewer positions`,
    });
  }
  return {
    a,
    b: null,
    base,
    takenRows,
    takenColumns,
    rows: takenRows.length,
    columns: takenColumns.length,
    origin: (row, column) => ({ matrix: 'A', row: takenRows[row], column: takenColumns[column] }),
    arranged: () => selectEntries(a, takenRows, takenColumns),
  };
}
