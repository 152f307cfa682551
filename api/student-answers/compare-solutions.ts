// Comparing solutions: a solution of a system is another one with something added that the basis of A x = 0 makes up.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { scalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { type Rational, subtract } from '@matrixsteps/engine/exact/rational.ts';
import { rationalOf } from '@matrixsteps/engine/exact/root-sum.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { isInSpan } from './compare-spans.ts';
import { type GivenEntry, sumIn } from './given-answer.ts';
import type { GivenParts } from './given-parts.ts';

type Vector = readonly Rational[];

/** Whether what was given as this part, a solution or a matrix with one in each column, solves the system that the right one solves. */
export function isSolution(name: string, given: GivenParts, right: ReadonlyMap<string, Answer>): boolean {
  const part = given.get(name);
  const basis = right.get('basis');
  const known = columnsOf(right.get(name));
  if (part?.kind !== 'numbers' || basis?.kind !== 'vectors' || known === null) return false;
  const { form, rows } = part.laid;
  const columns = form === 'matrix' && known.length > 1 ? columnsOfRows(rows) : [rows.flat()];
  const free = exactly(basis.vectors);
  if (free === null || columns.length !== known.length) return false;
  return columns.every((column, at) => {
    const values = column.flatMap(valueOf);
    if (values.length !== known[at].length) return false;
    return isInSpan(
      values.map((value, place) => subtract(value, known[at][place])),
      free,
    );
  });
}

function valueOf(entry: GivenEntry): readonly Rational[] {
  const sum = sumIn(entry);
  const value = sum === null ? null : rationalOf(sum);
  return value === null ? [] : [value];
}

function columnsOf(answer: Answer | undefined): readonly Vector[] | null {
  if (answer?.kind === 'vector') return exactly([answer.entries]);
  if (answer?.kind !== 'matrix') return null;
  const { matrix } = answer;
  const rows = Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (__, column) => scalarAt(matrix, row * matrix.columns + column)),
  );
  return exactly(columnsOfRows(rows));
}

function columnsOfRows<Entry>(rows: readonly (readonly Entry[])[]): readonly (readonly Entry[])[] {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** The vectors as fractions; null where some number is none. */
function exactly(vectors: readonly (readonly Scalar[])[]): readonly Vector[] | null {
  const found = vectors.map((entries) => entries.flatMap((entry) => (entry.kind === 'rational' ? [entry] : [])));
  return found.every((entries, at) => entries.length === vectors[at].length) ? found : null;
}
