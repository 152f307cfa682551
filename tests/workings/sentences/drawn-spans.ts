// Workings for column spaces and row spaces, drawn from a seed: a reduced form, and vectors that are a basis, or nearly one.

import { drawnNullSpace } from './drawn-null-spaces.ts';
import type { Draw } from './drawn-values.ts';
import type { Body } from './said.ts';

type Numbers = readonly (readonly number[])[];

function turned(rows: Numbers): Numbers {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** Columns of the reduced matrix, an entry that is off, other lines, the null space, too few, too many, or the zero vector. */
function wrongBases(lines: Numbers, reduced: Numbers, others: Numbers, basis: Numbers, draw: Draw): readonly Numbers[] {
  const [first, second = first] = lines;
  const off = first.with(draw(first.length), 11 + draw(3));
  return [
    turned(reduced).slice(0, 2),
    [off, second],
    others.slice(0, 2),
    basis,
    [first],
    [...lines, first],
    [first.map(() => 0)],
  ];
}

export function drawSpan(seed: number, draw: Draw): Body {
  const drawn = drawnNullSpace(draw);
  const isOfRows = draw(2) === 0;
  // What is reduced is A, or its transpose.
  const isTurned = draw(3) === 0;
  const a = isTurned ? turned(drawn.a) : drawn.a;
  const [rows, columns] = [a, turned(a)];
  const [lines, others] = isOfRows ? [rows, columns] : [columns, rows];
  const wrong = wrongBases(lines, drawn.reduced, others, drawn.basis, draw);
  const vectors = wrong[draw(wrong.length)];
  const line = { matrix: draw(2) === 0 ? vectors : turned(vectors), role: 'answer' };
  const task = { operation: isOfRows ? 'row-space' : 'column-space', a };
  const start = isTurned ? [{ matrix: drawn.a }] : [];
  return { id: `drawn-span-${seed}`, task, lines: [...start, { matrix: drawn.reduced }, line] };
}
