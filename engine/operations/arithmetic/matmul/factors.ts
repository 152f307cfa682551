// Factors: matrices of small whole numbers whose product has what an exercise is about.

import { drawInteger, drawList, drawUntil, productOfRows, type Rows } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';

/** A list of numbers other than 0, none larger than `largest`, whose dot product with the line is 0. The line holds no 0. */
export function orthogonalTo(random: Random, line: readonly number[], largest: number): readonly number[] {
  const entry = { from: -largest, to: largest, without: [0] };
  const before = line.slice(0, -1);
  const last = line[line.length - 1];
  const dot = (others: readonly number[]): number => before.reduce((sum, x, k) => sum + x * others[k], 0);
  const others = drawUntil(
    () => drawList(random, before.length, entry),
    (drawn) => dot(drawn) !== 0 && dot(drawn) % last === 0 && Math.abs(dot(drawn) / last) <= largest,
  );
  return [...others, -dot(others) / last];
}

/** A product of a few shears, and the product of those that undo them in reverse order: the inverse. */
export function shearsAndBack(random: Random, size: number): readonly [Rows, Rows] {
  const shears = Array.from({ length: size === 2 ? 3 : 4 }, (_, turn) => {
    const row = turn % size;
    const column = (row + random.integer(1, size - 1)) % size;
    return { row, column, by: drawInteger(random, { from: -2, to: 2, without: [0] }) };
  });
  const start = identity(size);
  return [
    shears.reduce((product, { row, column, by }) => productOfRows(product, shear(size, row, column, by)), start),
    shears.reduce((product, { row, column, by }) => productOfRows(shear(size, row, column, -by), product), start),
  ];
}

function identity(size: number): Rows {
  return Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 1 : 0)));
}

/** The identity matrix with one more entry. */
function shear(size: number, row: number, column: number, by: number): Rows {
  return identity(size).map((line, i) => (i === row ? line.with(column, by) : line));
}

/** p A + q I, which commutes with A. */
export function combinationOf(a: Rows, p: number, q: number): Rows {
  return a.map((row, i) => row.map((entry, j) => p * entry + (i === j ? q : 0)));
}
