// Symmetric matrices with whole entries and whole eigenvalues.

import { drawDistinct, drawUntil, largestOf, type Rows } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';

/** A symmetric matrix with its eigenvectors, which are perpendicular, and their eigenvalues. */
export interface DrawnSymmetric {
  readonly rows: Rows;
  readonly eigenvalues: readonly number[];
  readonly vectors: Rows;
}

type Vector = readonly number[];

/** The identity times `value`, and the multiples of the projections on the vectors: all entries whole. */
function composed(
  size: number,
  value: number,
  parts: readonly { readonly vector: Vector; readonly factor: number }[],
): Rows {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) =>
      parts.reduce((sum, { vector, factor }) => sum + factor * vector[i] * vector[j], i === j ? value : 0),
    ),
  );
}

function squareOf(vector: Vector): number {
  return vector.reduce((sum, x) => sum + x * x, 0);
}

/** Two rows, no entry beside the diagonal zero. */
export function drawPair(random: Random, largest: number): DrawnSymmetric {
  return drawUntil(
    () => {
      const [x, y] = random.pick([
        [1, 1],
        [1, 2],
        [2, 1],
        [1, -2],
        [2, -1],
        [1, -1],
        [3, 1],
        [1, 3],
      ]);
      const [value, factor] = drawDistinct(random, 2, { from: -4, to: 6, without: [0] });
      return {
        rows: composed(2, value, [{ vector: [x, y], factor }]),
        eigenvalues: [value, value + factor * (x * x + y * y)],
        vectors: [
          [-y, x],
          [x, y],
        ],
      };
    },
    ({ rows }) => largestOf(rows) <= largest,
  );
}

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
    [1, 1, 0],
    [1, -1, 1],
    [1, -1, -2],
  ],
  [
    [1, 2, 2],
    [2, 1, -2],
    [2, -2, 1],
  ],
];

/** Three rows: one eigenvalue of the three occurs twice, or none. */
export function drawTriple(random: Random, sort: 'repeated' | 'different', largest: number): DrawnSymmetric {
  return drawUntil(
    () => {
      const order = random.shuffled([0, 1, 2]);
      const turned = random.pick(TRIPLES).map((vector) => order.map((place) => vector[place]));
      const [first, second, third] = random.shuffled(turned);
      const [value, one, two] = drawDistinct(random, 3, { from: -3, to: 4, without: [0] });
      const parts = [
        { vector: first, factor: one },
        ...(sort === 'different' ? [{ vector: second, factor: two }] : []),
      ];
      const other = sort === 'different' ? value + two * squareOf(second) : value;
      return {
        rows: composed(3, value, parts),
        eigenvalues: [value + one * squareOf(first), other, value],
        vectors: [first, second, third],
      };
    },
    ({ rows, eigenvalues }) =>
      largestOf(rows) <= largest &&
      new Set(eigenvalues).size === (sort === 'different' ? 3 : 2) &&
      rows[0].some((x, place) => place > 0 && x !== 0) &&
      rows[1][2] !== 0,
  );
}
