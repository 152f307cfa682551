// Deletions: which rows or columns stay.

import { ascending } from '../../../algorithms/arrangement/places.ts';
import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { resolveDeletion } from '../../../algorithms/selection/position.ts';
import { selectEntries } from '../../../exact/kernels/arrangement.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';

export type Line = 'row' | 'column';

export interface Deletion extends Arrangement {
  /** The 0-based places of the deleted rows or columns, ascending, each once. */
  readonly deleted: readonly number[];
  /** The 0-based places of those that stay, ascending. */
  readonly kept: readonly number[];
  /** The positions as they were named. */
  readonly named: readonly number[];
  /** How positions are counted: 1 as in textbooks, 0 as in Python. */
  readonly base: number;
}

/** a without the rows at the given positions. @throws DomainError `index` where one does not exist or none would stay. */
export function deleteRows(a: ExactMatrix, positions: readonly number[], base: number): Deletion {
  const choice = chooseLines('row', a.rows, positions, base);
  const { kept } = choice;
  return {
    ...choice,
    a,
    b: null,
    rows: kept.length,
    columns: a.columns,
    origin: (row, column) => ({ matrix: 'A', row: kept[row], column }),
    arranged: () => selectEntries(a, kept, ascending(a.columns)),
  };
}

/** a without the columns at the given positions. @throws DomainError `index` where one does not exist or none would stay. */
export function deleteColumns(a: ExactMatrix, positions: readonly number[], base: number): Deletion {
  const choice = chooseLines('column', a.columns, positions, base);
  const { kept } = choice;
  return {
    ...choice,
    a,
    b: null,
    rows: a.rows,
    columns: kept.length,
    origin: (row, column) => ({ matrix: 'A', row, column: kept[column] }),
    arranged: () => selectEntries(a, ascending(a.rows), kept),
  };
}

/** Which of so many rows or columns go, and which stay. */
function chooseLines(
  line: Line,
  length: number,
  named: readonly number[],
  base: number,
): Omit<Deletion, keyof Arrangement> {
  const deleted = resolveDeletion(named, { line, length, base, field: 'index' });
  return { deleted, kept: without(length, deleted), named, base };
}

function without(length: number, deleted: readonly number[]): readonly number[] {
  const gone = new Set(deleted);
  return ascending(length).filter((place) => !gone.has(place));
}
