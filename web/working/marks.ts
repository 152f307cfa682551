// What is marked in a matrix: a row, or an entry of it.

/** Rows and columns count from 1; null where nothing is told of it. A column without a row is not marked. */
export interface Marks {
  readonly row: number | null;
  readonly column: number | null;
}

export const NO_MARKS: Marks = { row: null, column: null };

export type Mark = 'row' | 'entry' | null;

/** The mark of an entry; the place counts from 0. */
export function markAt({ row, column }: Marks, place: { readonly row: number; readonly column: number }): Mark {
  if (row !== place.row + 1) return null;
  return column === place.column + 1 ? 'entry' : 'row';
}

/** "Look at row 2, column 3."; empty without marks. */
export function placeSentence({ row, column }: Marks): string {
  if (row === null) return '';
  return column === null ? `Look at row ${row}.` : `Look at row ${row}, column ${column}.`;
}
