// Marks: whether a reader should look at a cell. Stories speak of "the marked row", so that every format shows it.

import type { Marks } from '../document/expression.ts';

/**
 * Whether the cell of a 0-based row and column is marked; null is a line of dots. Dots belong to their row or column, and are
 * marked with it.
 */
export function isMarked(marks: Marks | null, row: number | null, column: number | null): boolean {
  if (marks === null) return false;
  return (
    (row !== null && marks.rows.includes(row)) ||
    (column !== null && marks.columns.includes(column)) ||
    marks.cells.some((cell) => cell[0] === row && cell[1] === column)
  );
}
