// The change of basis: the vectors of one basis as combinations of the other, by a row reduction.

import type { Move } from '../../../algorithms/moves.ts';
import { isReadable } from '../../../algorithms/readable.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { joinColumns } from '../../../exact/kernels/arrangement.ts';
import { pivotColumns } from '../../../exact/kernels/pivot-columns.ts';
import { type AnswerMatrix, entry, identity, type ExactMatrix, matricesEqual } from '../../../exact/matrix.ts';
import type { Entry } from '../../../exact/entry.ts';
import { type AugmentedMoves, augmentedCost, augmentedTime, combinationsOf, requireBasis } from '../augmented.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';

/** Two bases as the columns of matrices with as many rows. */
export interface ChangeInput {
  readonly from: ExactMatrix;
  readonly to: ExactMatrix;
}

export interface ChangeMoves extends AugmentedMoves {
  /** Both have independent vectors. */
  bases: { readonly amount: number };
  /** The bases have not as many vectors as each other. */
  sizes: { readonly from: number; readonly to: number };
  /** The bases are the same, vector by vector. */
  same: { readonly amount: number };
  result: { readonly matrix: AnswerMatrix };
  /** The coordinates of each vector of the one basis in the other. */
  check: { readonly coordinates: readonly (readonly Entry[])[] };
}

export type ChangeMove = Move<ChangeMoves>;

export function cost({ from, to }: ChangeInput): number {
  return augmentedCost(to, from);
}

export function time({ from, to }: ChangeInput): number {
  return augmentedTime(to, from);
}

export function answerAlone(input: ChangeInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/** @throws DomainError `not_a_basis`, `different_span`; `overflow` or `too_large` where an entry is beyond doubles, or takes too long */
export function* solve({ from, to }: ChangeInput, telling: Telling = 'planned'): Generator<ChangeMove, Answer, void> {
  requireBasis('from', from);
  requireBasis('to', to);
  if (from.columns !== to.columns) {
    yield { move: 'sizes', facts: { from: from.columns, to: to.columns } };
    throw differentSpan(from, to);
  }
  yield { move: 'bases', facts: { amount: to.columns } };
  if (matricesEqual(from, to)) {
    const unchanged = identity(to.columns);
    yield { move: 'same', facts: { amount: to.columns } };
    yield { move: 'result', facts: { matrix: unchanged } };
    return matrixAnswer(unchanged);
  }
  const matrix = yield* combinationsOf(to, from, 'from', telling);
  if (matrix === null) throw differentSpan(from, to);
  yield { move: 'result', facts: { matrix } };
  if (matrix.kind !== 'float64' && isReadable(joinColumns(to, from))) {
    const coordinates = Array.from({ length: matrix.columns }, (_, column) =>
      Array.from({ length: matrix.rows }, (__, row) => entry(matrix, row, column)),
    );
    yield { move: 'check', facts: { coordinates } };
  }
  return matrixAnswer(matrix);
}

function differentSpan(from: ExactMatrix, to: ExactMatrix): DomainError {
  const together = pivotColumns(joinColumns(to, from)).pivots.length;
  return DomainError.of('different_span', ['to'], { from: from.columns, to: to.columns, together });
}
