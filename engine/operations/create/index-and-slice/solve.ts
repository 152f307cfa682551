// Taking a part of a matrix: the choice of rows, the choice of columns, and the entries where they cross.

import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { arrangementCost, arrangementTime, selectEntries } from '../../../exact/kernels/arrangement.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { type Choice, isWhole, type Part } from './part.ts';

/** What happens on the way to a part. */
export interface PartMoves {
  /** Rows, then columns, are chosen. */
  choose: Choice;
  /** Everything is chosen, in order: nothing has to be looked for. */
  chooseAll: { readonly rows: number; readonly columns: number };
  /** The entries where chosen rows and columns cross. */
  take: { readonly matrix: ExactMatrix };
  /** The part is the matrix itself. */
  keep: { readonly matrix: ExactMatrix };
}

export type PartMove = Move<PartMoves>;

/** Takes the entries. @throws DomainError `overflow` at an entry that is taken over and is no finite double. */
export function* solvePart({ a, rows, columns }: Part): Generator<PartMove, Answer, void> {
  const everything = isWhole(rows) && isWhole(columns);
  if (everything) {
    yield { move: 'chooseAll', facts: { rows: a.rows, columns: a.columns } };
  } else {
    yield { move: 'choose', facts: rows };
    yield { move: 'choose', facts: columns };
  }
  const matrix = selectEntries(a, rows.places, columns.places);
  requireMatrixInRange(matrix, (row, column) => ['a', String(rows.places[row]), String(columns.places[column])]);
  yield { move: everything ? 'keep' : 'take', facts: { matrix } };
  return matrixAnswer(matrix);
}

/** The predicted work: each entry of the part is copied once. */
export function partCost({ rows, columns }: Part): number {
  return arrangementCost(rows.places.length * columns.places.length).exact;
}

/** The expected time of it, with writing the part. */
export function partTime({ a, rows, columns }: Part): number {
  return arrangementTime(a, rows.places.length * columns.places.length);
}
