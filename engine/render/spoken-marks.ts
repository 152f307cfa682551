// Spoken marks: what a reader should look at in a matrix, said where a page would show it. Stories speak of "the marked row".

import type { Marks } from '../document/expression.ts';
import type { Cells } from './elision.ts';

/** What is said of the shown rows, columns and cells, by their 0-based places in the whole matrix; null is a place of dots. */
export interface SpokenMarks {
  /** Behind the name of the matrix. */
  readonly columns: string;
  /** Behind the number of a row: that it is marked, or which of its entries are. */
  readonly row: (row: number | null) => string;
}

/**
 * Where both lines and single cells are marked, the words beside have just named the lines (the rows that an operation changed),
 * and only the cells are said: row 2, marked, entry 2 marked would say it twice.
 */
export function spokenMarks(marks: Marks | null, cells: Cells): SpokenMarks {
  if (marks === null) return { columns: '', row: () => '' };
  // Where all rows are marked, all of the matrix is new.
  if (cells.rowCount > 1 && new Set(marks.rows).size === cells.rowCount) return { columns: '', row: () => '' };
  if (marks.cells.length > 0 && marks.rows.length + marks.columns.length > 0) {
    return spokenMarks({ rows: [], columns: [], cells: marks.cells }, cells);
  }
  const columns = shownPlaces(cells.columns, (column) => marks.columns.includes(column));
  return {
    columns: columns.length === 0 ? '' : `, ${placesMarked('column', columns)}`,
    row: (row) => {
      if (row === null) return '';
      if (marks.rows.includes(row)) return ', marked';
      const places = shownPlaces(cells.columns, (column) => marks.cells.some(([i, j]) => i === row && j === column));
      return places.length === 0 ? '' : `, ${entriesMarked(places)}`;
    },
  };
}

/** The places, counted from 1, that are shown and marked. */
function shownPlaces(shown: readonly (number | null)[], isMarked: (place: number) => boolean): readonly number[] {
  return shown.filter((place) => place !== null && isMarked(place)).map((place) => (place ?? 0) + 1);
}

/** "entry 2 marked", "entries 1 and 3 marked", for places that count from 1. */
export function entriesMarked(places: readonly number[]): string {
  return placesMarked('entry', places);
}

const PLURALS = { entry: 'entries', column: 'columns' } as const;

function placesMarked(noun: keyof typeof PLURALS, places: readonly number[]): string {
  const last = String(places[places.length - 1]);
  if (places.length === 1) return `${noun} ${last} marked`;
  return `${PLURALS[noun]} ${places.slice(0, -1).join(', ')} and ${last} marked`;
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
