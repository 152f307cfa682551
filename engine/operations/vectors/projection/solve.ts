// The projection of a vector on the line that another one spans.

import { requireInRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { columnShown, shownLines, sideBySide } from '../../../algorithms/shown-answers.ts';
import { type Answer, scalarAnswer, structureAnswer, vectorAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import { equal, type Expression, negative, number, product, sum, symbol } from '../../../document/expression.ts';
import { entriesOf } from '../../../exact/matrix.ts';
import { divide, type Entry, isZero, multiply, subtract } from '../../../exact/entry.ts';
import { type TwoRealVectors, twoRealVectors } from '../inputs.ts';
import { dotCost, dotProduct, isZeroVector, requireEntriesInRange } from '../sums-of-products.ts';

export interface ProjectionMoves {
  /** u is the zero vector: it is its own projection, with the factor 0. */
  zero: { readonly projection: readonly Entry[] };
  /** The dot product of u and v is zero, and so are the factor and the projection. */
  perpendicular: { readonly dot: Entry; readonly projection: readonly Entry[] };
  products: { readonly dot: Entry; readonly square: Entry };
  coefficient: { readonly dot: Entry; readonly square: Entry; readonly coefficient: Entry };
  projection: { readonly coefficient: Entry; readonly projection: readonly Entry[] };
  rest: { readonly projection: readonly Entry[]; readonly orthogonal: readonly Entry[] };
}

export type ProjectionMove = Move<ProjectionMoves>;

/** @throws DomainError `dimension_mismatch`, or `zero_vector` at v */
export function read(given: FieldValues): TwoRealVectors {
  const input = twoRealVectors('the projection')(given);
  if (isZeroVector(input.v)) throw DomainError.of('zero_vector', ['v'], { name: 'v', why: 'projection' });
  return input;
}

export function cost({ u, v }: TwoRealVectors): number {
  return dotCost(u) + 2 * dotCost(v);
}

/** @throws DomainError `overflow` where a number of the answer is no finite double */
export function* solve({ u, v }: TwoRealVectors): Generator<ProjectionMove, Answer, void> {
  const [dot, square] = [dotProduct(u, v, 'u'), dotProduct(v, v, 'v')];
  const coefficient = divide(dot, square);
  requireInRange(coefficient, () => 'the coefficient', 'u');
  const projection = entriesOf(v).map((entry) => multiply(coefficient, entry));
  requireEntriesInRange(projection, 'the projection', 'u');
  const orthogonal = entriesOf(u).map((entry, place) => subtract(entry, projection[place]));
  requireEntriesInRange(orthogonal, 'the perpendicular part', 'u');
  if (isZeroVector(u)) yield { move: 'zero', facts: { projection } };
  else if (isZero(dot)) yield { move: 'perpendicular', facts: { dot, projection } };
  else {
    yield { move: 'products', facts: { dot, square } };
    yield { move: 'coefficient', facts: { dot, square, coefficient } };
    yield { move: 'projection', facts: { coefficient, projection } };
    yield { move: 'rest', facts: { projection, orthogonal } };
  }
  return structureAnswer(
    [
      ['projection', vectorAnswer(projection, 'rows')],
      ['coefficient', scalarAnswer(coefficient)],
      ['orthogonal', vectorAnswer(orthogonal, 'rows')],
    ],
    () => projectionShown(coefficient, projection, orthogonal),
  );
}

/** p = kv with k, and what is left of u, by the names that the steps use. */
function projectionShown(coefficient: Entry, projection: readonly Entry[], orthogonal: readonly Entry[]): Expression {
  const [k, p, u, v, w] = ['k', 'p', 'u', 'v', 'w'].map(symbol);
  return shownLines(
    equal(k, number(coefficient)),
    sideBySide(
      equal(p, product('adjacent', k, v), columnShown(projection)),
      equal(w, sum(u, negative(p)), columnShown(orthogonal)),
    ),
  );
}
