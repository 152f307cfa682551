// Workings for null spaces, drawn from a seed: the reduced form, and vectors read off it that are a basis, or nearly one.

import type { Draw } from './drawn-values.ts';
import type { Body } from './said.ts';

/** A reduced matrix, a basis of its null space, and a matrix with the same null space. */
export interface DrawnNullSpace {
  readonly a: readonly (readonly number[])[];
  readonly reduced: readonly (readonly number[])[];
  readonly basis: readonly (readonly number[])[];
  readonly pivots: readonly number[];
}

function sum(x: readonly number[], y: readonly number[], by: number): readonly number[] {
  return x.map((entry, k) => entry + by * y[k]);
}

export function drawnNullSpace(draw: Draw): DrawnNullSpace {
  const columns = 3 + draw(2);
  const free = [1 + draw(columns - 1), ...(draw(2) === 0 ? [columns - 1] : [])];
  const pivots = Array.from({ length: columns }, (_, column) => column).filter((column) => !free.includes(column));
  const reduced = pivots.map((pivot) =>
    Array.from({ length: columns }, (_, column) =>
      column === pivot ? 1 : column > pivot && free.includes(column) ? draw(9) - 4 : 0,
    ),
  );
  const basis = [...new Set(free)]
    .toSorted((x, y) => x - y)
    .map((own) =>
      Array.from({ length: columns }, (_, column) => {
        const row = pivots.indexOf(column);
        return column === own ? 1 : row < 0 ? 0 : 0 - reduced[row][own];
      }),
    );
  const [first] = reduced;
  const by = 1 + draw(3);
  const a = [first, ...reduced.slice(1).map((row) => sum(row, first, by)), sum(reduced[reduced.length - 1], first, 2)];
  const zeros = first.map(() => 0);
  return { a, reduced: [...reduced, zeros], basis, pivots };
}

/** With signs kept, an entry that is off, a vector left out, twice the same one, the zero vector, or rows of the matrix. */
export function wrongBases(
  { reduced, basis, pivots }: DrawnNullSpace,
  draw: Draw,
): readonly (readonly (readonly number[])[])[] {
  const [first] = basis;
  const off = first.with(draw(first.length), 5 + draw(3));
  return [
    basis.map((vector) => vector.map((entry, column) => (pivots.includes(column) ? -entry : entry))),
    [off, ...basis.slice(1)],
    [first],
    [...basis, first],
    [...basis.slice(1), first.map(() => 0)],
    basis.map(() => reduced[0]),
  ];
}

/** The first unknown by the others, with the signs kept. */
function solved({ reduced: [first] }: DrawnNullSpace): object {
  const terms = first.slice(1).map((entry, column) => `(${entry})*x${column + 2}`);
  return { values: { x1: terms.join(' + ') } };
}

export function drawNullSpace(seed: number, draw: Draw): Body {
  const drawn = drawnNullSpace(draw);
  const wrong = wrongBases(drawn, draw);
  const vectors = wrong[draw(wrong.length)];
  const columns = vectors[0].map((_, column) => vectors.map((vector) => vector[column]));
  const line = { matrix: draw(2) === 0 ? vectors : columns, role: 'answer' };
  const task = { operation: 'null-space', a: drawn.a };
  if (seed % 5 === 0)
    return { id: `drawn-null-space-${seed}`, task, lines: [{ matrix: drawn.reduced }, solved(drawn), line] };
  return { id: `drawn-null-space-${seed}`, task, lines: [{ matrix: drawn.reduced }, line] };
}
