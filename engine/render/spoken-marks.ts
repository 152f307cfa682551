// Spoken marks: what a reader should look at in a matrix, said where a page would show it. Stories speak of "the marked row".

import type { Marks } from '../document/expression.ts';
import type { Cells } from './elision.ts';

/** What is said of the shown rows, columns and cells, by their 0-based places in the whole matrix; null is a place of dots. */
export interface SpokenMarks {
  /** Behind the name of the matrix. */
  readonly columns: string;
  /** Behind the number of a row. */
  readonly row: (row: number | null) => string;
  /** Before a cell that is marked by itself. */
  readonly cell: (row: number | null, column: number | null) => string;
}

/**
 * Where both lines and single cells are marked, the words beside have just named the lines (the rows that an operation changed),
 * and only the cells are said: row 2, marked: 0, marked 1 would say it twice.
 */
export function spokenMarks(marks: Marks | null, cells: Cells): SpokenMarks {
  if (marks === null) return { columns: '', row: () => '', cell: () => '' };
  if (marks.cells.length > 0 && marks.rows.length + marks.columns.length > 0) {
    return spokenMarks({ rows: [], columns: [], cells: marks.cells }, cells);
  }
  const shown = cells.columns.filter((column) => column !== null && marks.columns.includes(column));
  const numbers = shown.map((column) => String((column ?? 0) + 1));
  const [last, ...others] = numbers.toReversed();
  return {
    columns: last === undefined ? '' : `, ${columnsProse(others.toReversed(), last)} marked`,
    row: (row) => (row !== null && marks.rows.includes(row) ? ', marked' : ''),
    cell: (row, column) => (marks.cells.some((cell) => cell[0] === row && cell[1] === column) ? 'marked ' : ''),
  };
}

function columnsProse(others: readonly string[], last: string): string {
  return others.length === 0 ? `column ${last}` : `columns ${others.join(', ')} and ${last}`;
}

/** The marks of a matrix with one row or one column: a line across it is one of its cells, and the line itself is all of it. */
export function marksAlong(marks: Marks | null, cells: Cells): Marks | null {
  if (marks === null) return null;
  const across =
    cells.rowCount === 1
      ? marks.columns.map((column): [number, number] => [0, column])
      : marks.rows.map((row): [number, number] => [row, 0]);
  return { rows: [], columns: [], cells: [...marks.cells, ...across] };
}

/** Whether the only row or column of a matrix is marked as such. */
export function isAllMarked(marks: Marks | null, { rowCount }: Cells): boolean {
  return marks !== null && (rowCount === 1 ? marks.rows : marks.columns).includes(0);
}
