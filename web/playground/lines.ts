// Rows and columns of a grid, as wholes. Every function gives a new grid.

import type { Cells } from './field-draft.ts';
import { mostLines, transposed, widthOf } from './grid.ts';

/** A whole row or column, counted from 0. */
export interface Line {
  readonly along: 'row' | 'column';
  readonly index: number;
}

/** What can be done with a line: `insert-before` puts an empty one above or left of it. */
export type LineAction = 'insert-before' | 'insert-after' | 'duplicate' | 'move-back' | 'move-on' | 'delete';

export interface LineChange {
  readonly cells: Cells;
  /** The line that is chosen afterwards: the new one, or the one that has moved; null where it is gone. */
  readonly line: Line | null;
}

type Rows = readonly Cells[number][];

function emptyLike(rows: Rows): Cells[number] {
  return (rows[0] ?? []).map(() => '');
}

interface RowChange {
  readonly rows: Rows;
  readonly index: number | null;
}

const actions: { readonly [A in LineAction]: (rows: Rows, index: number) => RowChange | null } = {
  'insert-before': (rows, index) => inserted(rows, index, emptyLike(rows)),
  'insert-after': (rows, index) => inserted(rows, index + 1, emptyLike(rows)),
  duplicate: (rows, index) => inserted(rows, index + 1, rows[index] ?? emptyLike(rows)),
  'move-back': (rows, index) => moved(rows, index, index - 1),
  'move-on': (rows, index) => moved(rows, index, index + 1),
  delete: (rows, index) => (rows.length < 2 ? null : { rows: rows.toSpliced(index, 1), index: null }),
};

function inserted(rows: Rows, index: number, row: Cells[number]): RowChange | null {
  return rows.length >= mostLines ? null : { rows: rows.toSpliced(index, 0, row), index };
}

function moved(rows: Rows, from: number, to: number): RowChange | null {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return null;
  return { rows: rows.toSpliced(from, 1).toSpliced(to, 0, row), index: to };
}

/** The grid after an action; null where it is not possible: beyond the edge, the only line, or one line too many. */
export function withLine(cells: Cells, { along, index }: Line, action: LineAction): LineChange | null {
  const rows = along === 'row' ? cells : transposed(cells);
  const change = actions[action](rows, index);
  if (change === null) return null;
  return {
    cells: along === 'row' ? change.rows : transposed(change.rows),
    line: change.index === null ? null : { along, index: change.index },
  };
}

/** How many lines a grid has. */
export function linesAlong(cells: Cells, along: Line['along']): number {
  return along === 'row' ? cells.length : widthOf(cells);
}
