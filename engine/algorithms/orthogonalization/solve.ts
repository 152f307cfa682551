// The Gram-Schmidt process without roots: each vector minus its projections on the directions before it.

import { divide, equals, isInteger, isZero, ONE, type Rational, ZERO } from '../../exact/rational.ts';
import type { Real } from '../../exact/scalar.ts';
import type { Move } from '../moves.ts';
import {
  dotProduct,
  isZeroVector,
  minusMultiple,
  overRoot,
  primitiveFactor,
  scaledVector,
  type Vector,
} from './vectors.ts';

/** The projection of a vector on a direction that was found before: coefficient = product / square. */
export interface Projection {
  readonly onto: Direction;
  readonly product: Rational;
  readonly coefficient: Rational;
}

/** What is left of a vector that is no combination of those before it; vectors count from 0. */
export interface Direction {
  readonly index: number;
  /** The vector minus its projections. */
  readonly rest: Vector;
  /** `vector` is this positive multiple of the rest: whole numbers, without a common factor unless the rest is simple by itself. */
  readonly factor: Rational;
  readonly vector: Vector;
  /** The dot product of `vector` with itself. */
  readonly square: Rational;
}

/** What becomes of one vector. */
export interface OrthogonalStep {
  readonly index: number;
  readonly given: Vector;
  /** On all directions before it; none where the vector is zero. */
  readonly projections: readonly Projection[];
  /** The vector minus these: the zero vector where it is a combination of those before it. */
  readonly rest: Vector;
  /** Null where nothing is left. */
  readonly direction: Direction | null;
}

export interface OrthogonalMoves {
  orthogonalize: OrthogonalStep;
}

/** The directions in the order of the vectors that they come from; the vectors have one length. */
export function* orthogonalize(
  vectors: readonly Vector[],
): Generator<Move<OrthogonalMoves>, readonly Direction[], void> {
  const directions: Direction[] = [];
  for (const [index, given] of vectors.entries()) {
    const step = stepOf(index, given, directions, index === vectors.length - 1);
    yield { move: 'orthogonalize', facts: step };
    if (step.direction !== null) directions.push(step.direction);
  }
  return directions;
}

function stepOf(index: number, given: Vector, directions: readonly Direction[], isLast: boolean): OrthogonalStep {
  if (isZeroVector(given)) return { index, given, projections: [], rest: given, direction: null };
  const projections = directions.map((onto): Projection => {
    const product = dotProduct(given, onto.vector);
    return { onto, product, coefficient: isZero(product) ? ZERO : divide(product, onto.square) };
  });
  const rest = projections.reduce(
    (left, { onto, coefficient }) => (isZero(coefficient) ? left : minusMultiple(left, coefficient, onto.vector)),
    given,
  );
  return { index, given, projections, rest, direction: isZeroVector(rest) ? null : directionOf(index, rest, isLast) };
}

/** The last vector is kept where it lies along an axis: its length is simple, and nothing is projected on it. */
function directionOf(index: number, rest: Vector, isLast: boolean): Direction {
  const isSimple = isLast && rest.every(isInteger) && rest.filter((x) => !isZero(x)).length === 1;
  const factor = isSimple ? ONE : primitiveFactor(rest);
  const vector = equals(factor, ONE) ? rest : scaledVector(factor, rest);
  return { index, rest, factor, vector, square: dotProduct(vector, vector) };
}

/** The vector of length 1. */
export function unitOf({ vector, square }: Direction): readonly Real[] {
  return vector.map((x) => overRoot(x, square));
}
