// Small whole numbers in questions: determinants, products and sums that fit into a learner's head.

import type { Rows } from '../learning/drawing.ts';

/** The determinant of a few rows, by expansion along the first. */
export function determinantOfRows(rows: Rows): number {
  if (rows.length === 0) return 1;
  const [first, ...others] = rows;
  return first.reduce(
    (sum, entry, column) =>
      sum + (column % 2 === 0 ? 1 : -1) * entry * determinantOfRows(others.map((row) => row.toSpliced(column, 1))),
    0,
  );
}

export function traceOfRows(rows: Rows): number {
  return totalOf(rows.map((row, i) => row[i]));
}

export function totalOf(numbers: readonly number[]): number {
  return numbers.reduce((x, y) => x + y, 0);
}

/** Row by row, what `combine` makes of the two entries at each place. */
export function combined(a: Rows, b: Rows, combine: (x: number, y: number) => number): Rows {
  return a.map((row, i) => row.map((x, j) => combine(x, b[i][j])));
}

export function mapped(a: Rows, change: (x: number, i: number, j: number) => number): Rows {
  return a.map((row, i) => row.map((x, j) => change(x, i, j)));
}
