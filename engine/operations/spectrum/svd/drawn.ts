// Matrices with whole entries whose singular values are square roots of whole numbers, or whole numbers themselves.

import { drawUntil, largestOf, type Rows } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';

/** A matrix, and the squares of its singular values that are not zero, descending. */
export interface DrawnSvd {
  readonly rows: Rows;
  readonly squares: readonly number[];
}

type Vector = readonly number[];

const PAIRS: readonly Rows[] = [
  [
    [1, 1],
    [1, -1],
  ],
  [
    [1, 2],
    [2, -1],
  ],
  [
    [2, 1],
    [1, -2],
  ],
  [
    [1, 3],
    [3, -1],
  ],
  [
    [3, 1],
    [1, -3],
  ],
];

const TRIPLES: readonly Rows[] = [
  [
    [1, 1, 1],
    [1, -1, 0],
    [1, 1, -2],
  ],
  [
    [1, 0, 1],
    [1, 0, -1],
    [0, 1, 0],
  ],
  [
    [1, 2, 2],
    [2, 1, -2],
    [2, -2, 1],
  ],
];

function perpendicular(random: Random, length: 2 | 3): Rows {
  const vectors = random.pick(length === 2 ? PAIRS : TRIPLES);
  const places = random.shuffled([...vectors.keys()]).map((place) => ({ place, sign: random.pick([-1, 1]) }));
  return random.shuffled(vectors.map((vector) => places.map(({ place, sign }) => sign * vector[place])));
}

/** The dot product of the vector with itself. */
export function squareOf(vector: Vector): number {
  return vector.reduce((sum, x) => sum + x * x, 0);
}

function greatestDivisor(x: number, y: number): number {
  return y === 0 ? Math.abs(x) : greatestDivisor(y, x % y);
}

/**
 * A sum of products of perpendicular columns with perpendicular rows, without a common factor.
 * @param most the largest square of a singular value
 */
export function drawDecomposed(
  random: Random,
  [height, width]: readonly [2 | 3, 2 | 3],
  { rank, largest, most }: { readonly rank: number; readonly largest: number; readonly most: number },
): DrawnSvd {
  return drawUntil(
    () => {
      const [left, right] = [perpendicular(random, height), perpendicular(random, width)];
      const factors = Array.from({ length: rank }, () => random.pick([1, 1, 2, -1, 3]));
      const rows = Array.from({ length: height }, (_, i) =>
        Array.from({ length: width }, (__, j) =>
          factors.reduce((sum, factor, k) => sum + factor * left[k][i] * right[k][j], 0),
        ),
      );
      const common = rows.flat().reduce(greatestDivisor, 0) || 1;
      return {
        rows: rows.map((row) => row.map((entry) => entry / common)),
        squares: factors
          .map((factor, k) => (factor * factor * squareOf(left[k]) * squareOf(right[k])) / (common * common))
          .toSorted((x, y) => y - x),
      };
    },
    ({ rows, squares }) =>
      largestOf(rows) <= largest &&
      squares[0] <= most &&
      new Set(squares).size === squares.length &&
      rows.every((row) => row.some((entry) => entry !== 0)),
  );
}
