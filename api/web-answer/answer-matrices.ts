// The matrices of an answer, to be asked about again: whole answers, and the parts of answers in parts, such as Q and R.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { type AnswerMatrix, scalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { fractionText } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';

/** A matrix as it is typed: each entry is an exact number that a question can hold. */
export interface TypedMatrix {
  /** The key of the part; empty for the answer itself. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** The most lines of a matrix that is typed into a page. */
const MOST_LINES = 50;

/** Longer numbers would fill the browser that keeps them. */
const MOST_CHARACTERS = 20_000;

/**
 * The matrices of an answer whose entries are fractions; several vectors are the columns of one. What has roots or doubles among its entries is
 * left out, because typed in it would be rounded, and so is what is too large to be typed.
 */
export function matricesIn(answer: Answer): readonly TypedMatrix[] {
  if (answer.kind !== 'structure') return typed('', answer);
  return answer.members.flatMap(([key, part]) => typed(key, part));
}

function typed(name: string, part: Answer): readonly TypedMatrix[] {
  const rows = rowsIn(part);
  const texts = rows?.map((row) => row.flatMap((value) => (value.kind === 'rational' ? [fractionText(value)] : [])));
  if (rows === null || texts === undefined) return [];
  const isExact = texts.every((row, place) => row.length === rows[place].length);
  return isExact && texts.flat().join('').length <= MOST_CHARACTERS ? [{ name, rows: texts }] : [];
}

/** Null for what is no matrix, is empty, or is too large. */
function rowsIn(part: Answer): readonly (readonly Scalar[])[] | null {
  const rows = allRows(part);
  const [first] = rows ?? [];
  if (rows === null || first === undefined || first.length === 0) return null;
  return rows.length <= MOST_LINES && first.length <= MOST_LINES ? rows : null;
}

function allRows(part: Answer): readonly (readonly Scalar[])[] | null {
  switch (part.kind) {
    case 'matrix':
      return isTypeable(part.matrix) ? entriesByRow(part.matrix) : null;
    case 'vector':
      return part.along === 'rows' ? part.entries.map((entry) => [entry]) : [part.entries];
    case 'vectors': {
      const [first = []] = part.vectors;
      return first.map((_, row) => part.vectors.map((vector) => vector[row]));
    }
    default:
      return null;
  }
}

/** Looked at before any entry is. */
function isTypeable({ rows, columns }: AnswerMatrix): boolean {
  return rows <= MOST_LINES && columns <= MOST_LINES;
}

function entriesByRow(matrix: AnswerMatrix): readonly (readonly Scalar[])[] {
  const { rows, columns } = matrix;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => scalarAt(matrix, row * columns + column)),
  );
}
