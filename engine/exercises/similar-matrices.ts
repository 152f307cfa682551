// Matrices with chosen eigenvalues: similar to a triangular one, and with whole entries.

import { drawNonzero, drawUpper, type Rows } from '../learning/drawing.ts';
import type { Random } from '../learning/random.ts';

/** A similar matrix: a multiple of one row is added to another one, and taken away again from a column. */
function sheared(rows: Rows, [i, j]: readonly [number, number], factor: number): Rows {
  const added = rows.map((row, place) => (place === i ? row.map((entry, k) => entry + factor * rows[j][k]) : row));
  return added.map((row) => row.with(j, row[j] - factor * row[i]));
}

/** A matrix with these eigenvalues and no triangle of zeros: some shears of a triangular one. */
export function drawSimilar(random: Random, eigenvalues: readonly number[], largest: number): Rows {
  const size = eigenvalues.length;
  const places = eigenvalues.flatMap((_, i) => eigenvalues.flatMap((__, j) => (i === j ? [] : [[i, j] as const])));
  const start = drawUpper(random, eigenvalues, size === 2 ? largest : 1);
  return Array.from({ length: size }, () => random.pick(places)).reduce(
    (rows, place) => sheared(rows, place, drawNonzero(random, size === 2 ? largest : 1)),
    start,
  );
}
