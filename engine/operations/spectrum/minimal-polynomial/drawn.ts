// Matrices with a planned minimal polynomial: similar to a matrix that shows it, by multiples of rows and columns.

import { drawInteger, type Rows } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';

/** Adds a multiple of one row to another, and subtracts that multiple of a column: a similar matrix. */
export function similar(random: Random, rows: Rows, times: number): Rows {
  return Array.from({ length: times }).reduce<Rows>((known) => {
    const [target, source] = random.shuffled(known.map((_, place) => place));
    const factor = drawInteger(random, { from: -1, to: 1, without: [0] });
    const added = known.map((row, i) => (i === target ? row.map((x, j) => x + factor * known[source][j]) : row));
    return added.map((row) => row.map((x, j) => (j === source ? x - factor * row[target] : x)));
  }, rows);
}

/** Two eigenvalues, the first of them twice; `isChained`: with a one above the diagonal between both. */
export function withDouble(first: number, second: number, isChained: boolean): Rows {
  return [
    [first, isChained ? 1 : 0, 0],
    [0, first, 0],
    [0, 0, second],
  ];
}
