// The answer about two subspaces as a book writes it.

import { apply, count, equal, type Expression, list, symbol } from '../../../document/expression.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { vectorExpression, zeroVector } from '../basis-tell.ts';

/** More vectors than these, or longer ones, are left to the parts of the answer. */
const MOST_VECTORS = 6;
const MOST_ENTRIES = 12;

/** The dimensions of the two subspaces, of their sum and of their intersection. */
export interface Dimensions {
  readonly u: number;
  readonly w: number;
  readonly sum: number;
  readonly intersection: number;
}

export type Vectors = readonly (readonly Scalar[])[];

/** The sum and the intersection as stories name them. */
export const SUM = symbol('S');
export const INTERSECTION = symbol('D');

/** S = span(...) and D = span(...) with their dimensions; null for many vectors, or long ones. */
export function spacesShown({ sum, intersection }: Dimensions, sumBasis: Vectors, shared: Vectors): Expression | null {
  const length = sumBasis[0]?.length ?? 1;
  if (!areShort(sumBasis) || !areShort(shared)) return null;
  return list(
    [
      equal(SUM, spanOf(sumBasis, length)),
      equal(apply('dim', SUM), count(sum)),
      equal(INTERSECTION, spanOf(shared, length)),
      equal(apply('dim', INTERSECTION), count(intersection)),
    ],
    'none',
  );
}

/** Whether the vectors are few and short enough to be written in one line. */
export function areShort(vectors: Vectors): boolean {
  return vectors.length <= MOST_VECTORS && (vectors[0]?.length ?? 0) <= MOST_ENTRIES;
}

/** The span of the vectors; that of the zero vector where there are none. */
export function spanOf(vectors: Vectors, length: number): Expression {
  return vectors.length === 0
    ? apply('span', zeroVector(length, 'columns'))
    : apply('span', ...vectors.map((entries) => vectorExpression(entries, 'columns')));
}
