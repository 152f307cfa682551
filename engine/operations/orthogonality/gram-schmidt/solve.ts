// The Gram-Schmidt process: perpendicular vectors that span what the given ones span.

import type { Move } from '../../../algorithms/moves.ts';
import {
  isTold,
  orthogonalCost,
  orthogonalTime,
  requireOrthogonalizable,
} from '../../../algorithms/orthogonalization/bounds.ts';
import {
  type Direction,
  type OrthogonalMoves,
  orthogonalize,
  unitOf,
} from '../../../algorithms/orthogonalization/solve.ts';
import { columnsOf, matrixOfReals } from '../../../algorithms/orthogonalization/vectors.ts';
import { requireUnits } from '../../../algorithms/orthogonalization/units.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { columnShown, shownLines, sideBySide } from '../../../algorithms/shown-answers.ts';
import {
  type Answer,
  countAnswer,
  positionsAnswer,
  structureAnswer,
  vectorsAnswer,
} from '../../../catalogue/answer.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { apply, count, equal, type Expression, indexed } from '../../../document/expression.ts';
import { type Entry, fractionText } from '../../../exact/entry.ts';
import { type ExactMatrix, matrixOf } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';

export interface GramSchmidtInput {
  /** The vectors as the columns of a matrix. */
  readonly vectors: ExactMatrix;
  readonly indexBase: number;
}

export interface GramSchmidtMoves extends OrthogonalMoves<Entry> {
  /** Too many vectors, or too long ones, to be told one by one. */
  computed: { readonly directions: readonly Direction<Entry>[] };
  result: { readonly directions: readonly Direction<Entry>[] };
}

export type GramSchmidtMove = Move<GramSchmidtMoves>;

export function cost({ vectors }: GramSchmidtInput): number {
  return orthogonalCost(vectors);
}

export function time({ vectors }: GramSchmidtInput): number {
  return orthogonalTime(vectors);
}

/** Two lists of vectors. */
export function answerEntries({ vectors }: GramSchmidtInput): number {
  return 2 * vectors.rows * vectors.columns;
}

/** @throws DomainError `too_large` for more work than one question may take, `overflow` where an entry is no finite double */
export function* solve({ vectors, indexBase }: GramSchmidtInput): Generator<GramSchmidtMove, Answer, void> {
  requireOrthogonalizable('the Gram-Schmidt process', vectors, 'vectors');
  const directions = yield* orthogonalize(columnsOf(vectors));
  const found = directions.map(({ index }) => index);
  const dependent = Array.from({ length: vectors.columns }, (_, index) => index).filter(
    (index) => !found.includes(index),
  );
  requireUnits(directions, 'the orthonormal basis', 'vectors');
  const orthonormal = directions.map((direction) => unitOf(direction));
  for (const { index, rest } of directions) requireMatrixInRange(matrixOf([rest]), () => ['vectors', String(index)]);
  for (const unit of orthonormal) requireMatrixInRange(matrixOfReals([unit]), () => ['vectors']);
  yield { move: isTold(vectors) ? 'result' : 'computed', facts: { directions } };
  return structureAnswer(
    [
      ['orthogonal', vectorsAnswer(directions.map(({ rest }) => rest))],
      ['orthonormal', vectorsAnswer(orthonormal)],
      ['dependent', positionsAnswer(dependent.map((index) => index + indexBase))],
      ['rank', countAnswer(directions.length)],
    ],
    () => basesShown(vectors.columns, vectors.rows, directions, orthonormal),
  );
}

/** The dot products of the orthogonal vectors with themselves. */
export function intermediate(_: GramSchmidtInput, moves: readonly GramSchmidtMove[]): Intermediate {
  const squares = moves.flatMap((move) =>
    move.move === 'orthogonalize' && move.facts.direction !== null ? [move.facts.direction] : [],
  );
  return {
    directions: squares.map(({ vector }) => vector.map(fractionText)),
    squared_lengths: squares.map(({ square }) => fractionText(square)),
  };
}

/** w₁, w₂ and so on, which are zero for vectors that depend on those before them, and the unit vectors in their directions. */
function basesShown(
  amount: number,
  length: number,
  directions: readonly Direction<Entry>[],
  orthonormal: readonly (readonly Scalar[])[],
): Expression {
  const rests = new Map(directions.map(({ index, rest }) => [index, rest]));
  const zeros = Array.from({ length }, () => ZERO);
  const vectors = Array.from({ length: amount }, (_, index) => index);
  const units = directions.map(({ index }, place) => equal(indexed('q', index + 1), columnShown(orthonormal[place])));
  return shownLines(
    sideBySide(...vectors.map((index) => equal(indexed('w', index + 1), columnShown(rests.get(index) ?? zeros)))),
    ...(units.length === 0 ? [] : [sideBySide(...units)]),
    equal(apply('dim', apply('span', ...vectors.map((index) => indexed('v', index + 1)))), count(directions.length)),
  );
}
