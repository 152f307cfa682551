// Coordinates: by sight where the vector is zero or a multiple of a vector of the basis, else by a row reduction.

import type { Move } from '../../../algorithms/moves.ts';
import { isReadable } from '../../../algorithms/readable.ts';
import { type Answer, vectorAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { entriesOf, type ExactMatrix, scalarAt } from '../../../exact/matrix.ts';
import { divide, type Entry, equals, isEntry, isZero, multiply } from '../../../exact/entry.ts';
import { ZERO } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { type AugmentedMoves, augmentedCost, augmentedTime, combinationsOf, requireBasis } from '../augmented.ts';
import type { Telling } from '../../../algorithms/reduced-forms/reduce.ts';
import { vectorsOf } from '../vector-list.ts';
import { requireInRange } from '../../../algorithms/bounds.ts';

/** The basis as the columns of a matrix, and a vector as a matrix with one column; both have as many rows. */
export interface CoordinatesInput {
  readonly basis: ExactMatrix;
  readonly v: ExactMatrix;
}

export interface CoordinatesMoves extends AugmentedMoves {
  /** The vector is zero. */
  zero: object;
  /** The vector is a multiple of the vector of the basis at a place, counted from 0. */
  multiple: { readonly place: number; readonly factor: Entry };
  result: { readonly coordinates: readonly Scalar[] };
  check: { readonly coordinates: readonly Entry[] };
}

export type CoordinatesMove = Move<CoordinatesMoves>;

export function cost({ basis, v }: CoordinatesInput): number {
  return augmentedCost(basis, v);
}

export function time({ basis, v }: CoordinatesInput): number {
  return augmentedTime(basis, v);
}

export function answerAlone(input: CoordinatesInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/** @throws DomainError `not_a_basis`, `not_in_span`; `overflow` or `too_large` where a coordinate is beyond doubles, or takes too long */
export function* solve(
  { basis, v }: CoordinatesInput,
  telling: Telling = 'planned',
): Generator<CoordinatesMove, Answer, void> {
  requireBasis('basis', basis);
  const seen = isReadable(basis) ? yield* lookAt(vectorsOf(basis), entriesOf(v)) : null;
  const coordinates = seen ?? (yield* worked(basis, v, telling));
  for (const [place, value] of coordinates.entries()) requireInRange(value, () => `coordinate ${place + 1}`, 'v');
  yield { move: 'result', facts: { coordinates } };
  if (seen === null && isReadable(basis) && coordinates.every(isEntry)) {
    yield { move: 'check', facts: { coordinates } };
  }
  return vectorAnswer(coordinates, 'rows');
}

/** The coordinates of a vector that is zero, or a multiple of one of the basis; null for others. */
function* lookAt(
  basis: readonly (readonly Entry[])[],
  v: readonly Entry[],
): Generator<CoordinatesMove, readonly Entry[] | null, void> {
  if (v.every(isZero)) {
    yield { move: 'zero', facts: {} };
    return basis.map(() => ZERO);
  }
  for (const [place, vector] of basis.entries()) {
    const first = vector.findIndex((x) => !isZero(x));
    const factor = divide(v[first], vector[first]);
    if (!vector.every((x, index) => equals(multiply(factor, x), v[index]))) continue;
    yield { move: 'multiple', facts: { place, factor } };
    return basis.map((_, other) => (other === place ? factor : ZERO));
  }
  return null;
}

function* worked(
  basis: ExactMatrix,
  v: ExactMatrix,
  telling: Telling,
): Generator<CoordinatesMove, readonly Scalar[], void> {
  const solution = yield* combinationsOf(basis, v, 'v', telling);
  if (solution === null) throw DomainError.of('not_in_span', ['v'], { dimension: basis.columns });
  return Array.from({ length: basis.columns }, (_, place) => scalarAt(solution, place));
}
