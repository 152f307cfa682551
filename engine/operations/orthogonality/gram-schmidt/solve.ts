// The Gram-Schmidt process: perpendicular vectors that span what the given ones span.

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
import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import {
  type Answer,
  countAnswer,
  positionsAnswer,
  structureAnswer,
  vectorsAnswer,
} from '../../../catalogue/answer.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { matrixOf, type Matrix } from '../../../exact/matrix.ts';
import { fractionText } from '../../../exact/rational.ts';

export interface GramSchmidtInput {
  /** The vectors as the columns of a matrix. */
  readonly vectors: Matrix;
  readonly indexBase: number;
}

export interface GramSchmidtMoves extends OrthogonalMoves {
  /** Too many vectors, or too long ones, to be told one by one. */
  computed: { readonly directions: readonly Direction[] };
  result: { readonly directions: readonly Direction[] };
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
  const orthonormal = directions.map(unitOf);
  for (const { index, rest } of directions) requireMatrixInRange(matrixOf([rest]), () => ['vectors', String(index)]);
  for (const unit of orthonormal) requireMatrixInRange(matrixOfReals([unit]), () => ['vectors']);
  yield { move: isTold(vectors) ? 'result' : 'computed', facts: { directions } };
  return structureAnswer([
    ['orthogonal', vectorsAnswer(directions.map(({ rest }) => rest))],
    ['orthonormal', vectorsAnswer(orthonormal)],
    ['dependent', positionsAnswer(dependent.map((index) => index + indexBase))],
    ['rank', countAnswer(directions.length)],
  ]);
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
