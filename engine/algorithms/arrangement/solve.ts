// Arrangements: answers whose entries are entries of the input in other places, or zeros.

import { type Answer, matrixAnswer } from '../../catalogue/answer.ts';
import { shapeOf } from '../../catalogue/inputs.ts';
import type { Shape } from '../../catalogue/domain-error.ts';
import { arrangementCost as copyingCost, arrangementTime as copyingTime } from '../../exact/kernels/arrangement.ts';
import type { ExactMatrix } from '../../exact/matrix.ts';
import type { Move } from '../moves.ts';
import { requireMatrixInRange } from '../range.ts';

/** Where an entry of the answer was before, 0-based; null for a zero that stands where nothing was kept. */
export type Origin = { readonly matrix: 'A' | 'B'; readonly row: number; readonly column: number } | null;

/** A rearrangement: the shape of its answer, and where each entry comes from. */
export interface Arrangement extends Shape {
  readonly a: ExactMatrix;
  /** The second operand, where there is one. */
  readonly b: ExactMatrix | null;
  /** The origin of the entry at a 0-based row and column of the answer. */
  readonly origin: (row: number, column: number) => Origin;
  /** The whole answer at once: the kernel for any size. */
  readonly arranged: () => ExactMatrix;
}

/** What happens on the way to a rearranged matrix. */
export interface ArrangementMoves {
  /** The matrices are looked at before anything moves. */
  before: { readonly a: Shape; readonly b: Shape | null };
  /** Each entry of the answer is fetched from its origin; the origins, row by row. */
  fetch: { readonly origins: readonly (readonly Origin[])[] };
  /** A large answer is written by the same rule, without following each entry. */
  fetchAll: Shape;
  /** The entries stand in their new places. */
  after: { readonly matrix: ExactMatrix };
}

export type ArrangementMove = Move<ArrangementMoves>;

/** Answers with more rows or columns than this are not followed entry by entry. */
const LINES_FOLLOWED = 10;

/** Puts each entry in its place. @throws DomainError `overflow` at an entry that is taken over and is no finite double. */
export function* solveArrangement(arrangement: Arrangement): Generator<ArrangementMove, Answer, void> {
  const { a, b, rows, columns } = arrangement;
  yield { move: 'before', facts: { a: shapeOf(a), b: b === null ? null : shapeOf(b) } };
  if (rows <= LINES_FOLLOWED && columns <= LINES_FOLLOWED) {
    yield { move: 'fetch', facts: { origins: originsOf(arrangement) } };
  } else {
    yield { move: 'fetchAll', facts: { rows, columns } };
  }
  const matrix = arrangement.arranged();
  requireMatrixInRange(matrix, (row, column) => placeOf(arrangement.origin(row, column)));
  yield { move: 'after', facts: { matrix } };
  return matrixAnswer(matrix);
}

/** The entry of the question at an origin; all of b, which may be a matrix or a list. */
function placeOf(origin: Origin): readonly string[] {
  return origin === null || origin.matrix === 'B' ? ['b'] : ['a', String(origin.row), String(origin.column)];
}

/** The origins of all entries of the answer, row by row. */
export function originsOf({
  rows,
  columns,
  origin,
}: Pick<Arrangement, 'rows' | 'columns' | 'origin'>): readonly (readonly Origin[])[] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => origin(row, column)));
}

/** The predicted work: each entry of the answer is copied once. */
export function arrangementCost({ rows, columns }: Shape): number {
  return copyingCost(rows * columns).exact;
}

/** The expected time: each entry of the answer is copied and written, and in a small answer followed from where it was. */
export function arrangementTime({ a, rows, columns }: Arrangement): number {
  const isFollowed = rows <= LINES_FOLLOWED && columns <= LINES_FOLLOWED;
  return copyingTime(a, rows * columns) + (isFollowed ? FOLLOWED_ENTRY * rows * columns : 0);
}

const FOLLOWED_ENTRY = 100;
