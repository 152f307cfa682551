// The Gram-Schmidt process without roots: each vector minus its projections on the directions before it.

import { divide, type Entry, equals, isInteger, isZero } from '../../exact/entry.ts';
import { overRootOf, type RealRoot, rootOfEntry } from '../../exact/entry-root.ts';
import { ONE, type Rational, ZERO } from '../../exact/rational.ts';
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
export interface Projection<N extends Entry = Rational> {
  readonly onto: Direction<N>;
  readonly product: N;
  readonly coefficient: N;
}

/** What is left of a vector that is no combination of those before it; vectors count from 0. */
export interface Direction<N extends Entry = Rational> {
  readonly index: number;
  /** The vector minus its projections. */
  readonly rest: Vector<N>;
  /** `vector` is this positive multiple of the rest: whole numbers, without a common factor unless the rest is simple by itself; the rest where it holds a root. */
  readonly factor: Rational;
  readonly vector: Vector<N>;
  /** The dot product of `vector` with itself. */
  readonly square: N;
}

/** What becomes of one vector. */
export interface OrthogonalStep<N extends Entry = Rational> {
  readonly index: number;
  readonly given: Vector<N>;
  /** On all directions before it; none where the vector is zero. */
  readonly projections: readonly Projection<N>[];
  /** The vector minus these: the zero vector where it is a combination of those before it. */
  readonly rest: Vector<N>;
  /** Null where nothing is left. */
  readonly direction: Direction<N> | null;
}

export interface OrthogonalMoves<N extends Entry = Rational> {
  orthogonalize: OrthogonalStep<N>;
}

/** The directions in the order of the vectors that they come from; the vectors have one length. */
export function* orthogonalize<N extends Entry>(
  vectors: readonly Vector<N>[],
): Generator<Move<OrthogonalMoves<N | Rational>>, readonly Direction<N | Rational>[], void> {
  const directions: Direction<N | Rational>[] = [];
  for (const [index, given] of vectors.entries()) {
    const step = stepOf(index, given, directions, index === vectors.length - 1);
    yield { move: 'orthogonalize', facts: step };
    if (step.direction !== null) directions.push(step.direction);
  }
  return directions;
}

function stepOf<N extends Entry>(
  index: number,
  given: Vector<N>,
  directions: readonly Direction<N>[],
  isLast: boolean,
): OrthogonalStep<N | Rational> {
  if (isZeroVector(given)) return { index, given, projections: [], rest: given, direction: null };
  const projections = directions.map((onto): Projection<N | Rational> => {
    const product = dotProduct<N | Rational>(given, onto.vector);
    return { onto, product, coefficient: isZero(product) ? ZERO : divide<N | Rational>(product, onto.square) };
  });
  const rest = projections.reduce<Vector<N | Rational>>(
    (left, { onto, coefficient }) => (isZero(coefficient) ? left : minusMultiple(left, coefficient, onto.vector)),
    given,
  );
  return { index, given, projections, rest, direction: isZeroVector(rest) ? null : directionOf(index, rest, isLast) };
}

/** The last vector is kept where it lies along an axis: its length is simple, and nothing is projected on it. */
function directionOf<N extends Entry>(index: number, rest: Vector<N>, isLast: boolean): Direction<N | Rational> {
  const isSimple = isLast && rest.every(isInteger) && rest.filter((x) => !isZero(x)).length === 1;
  const factor = isSimple ? ONE : primitiveFactor(rest);
  const vector: Vector<N | Rational> = equals(factor, ONE) ? rest : scaledVector(factor, rest);
  return { index, rest, factor, vector, square: dotProduct(vector, vector) };
}

/** The vector of length 1. @throws RangeError where no scalar holds one of its entries */
export function unitOf(direction: Direction): readonly Real[];
export function unitOf(direction: Direction<Entry>): readonly RealRoot[];
export function unitOf({ vector, square }: Direction<Entry>): readonly RealRoot[] {
  return vector.map((x) => overRoot(x, square));
}

/** The same; null where no scalar holds the length or one of the entries. */
export function heldUnitOf({ vector, square }: Direction<Entry>): readonly RealRoot[] | null {
  if (rootOfEntry(square) === null) return null;
  const entries = vector.map((x) => overRootOf(x, square));
  return entries.every((x) => x !== null) ? entries : null;
}
