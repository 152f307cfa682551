// Exercises in classification: matrices made to have a property, so that there is something to find.

import type { Expression } from '../../../document/expression.ts';
import { equal, negative, power, product, symbol, word, count } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { drawDistinct, drawNonzero, drawRows, mirrored, type Rows } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

type Maker = (random: Random) => DrawnExercise;

const A = symbol('A');
const TRANSPOSE = power(A, word('T'));

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 100, denominator: 1 },
    medium: { numerator: 500, denominator: 1 },
    hard: { numerator: 2000, denominator: 1 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

const triangular =
  (size: number): Maker =>
  (random) => {
    const rows = drawRows(random, size, size, { from: -5, to: 5 });
    const a = rows.map((row, i) => row.map((x, j) => (i <= j ? x : 0)));
    return posed(a, [holds('upperTriangular', A)]);
  };

const symmetric =
  (size: number): Maker =>
  (random) =>
    posed(mirrored(drawRows(random, size, size, { from: -4, to: 4 })), [holds('symmetric', A)]);

const skewSymmetric =
  (size: number): Maker =>
  (random) => {
    const rows = drawRows(random, size, size, { from: -5, to: 5 });
    const a = rows.map((row, i) => row.map((x, j) => (i === j ? 0 : i < j ? x : -rows[j][i] + 0)));
    return posed(a, [equal(TRANSPOSE, negative(A))], HINTS_OF_SKEW);
  };

const permutation =
  (size: number): Maker =>
  (random) => {
    const columns = drawDistinct(random, size, { from: 0, to: size - 1 });
    return posed(
      columns.map((place) => columns.map((_, column) => (column === place ? 1 : 0))),
      [holds('identity', product('adjacent', TRANSPOSE, A))],
    );
  };

/** Every column is a multiple of one vector, and the trace is 0. */
const nilpotent: Maker = (random) => {
  const [x, y, factor] = [drawNonzero(random, 3), drawNonzero(random, 3), drawNonzero(random, 2)];
  const a = [
    [factor * x * y, -factor * x * x],
    [factor * y * y, -factor * x * y],
  ];
  return posed(a, [holds('zero', power(A, count(2)))], HINTS_OF_SQUARE);
};

const idempotent: Maker = (random) => {
  const x = drawNonzero(random, 6);
  const y = drawNonzero(random, 2);
  // The column (1, y) times the row (1 - xy, x), whose product the other way round is 1.
  return posed(
    [
      [1 - x * y, x],
      [y * (1 - x * y), x * y],
    ],
    [equal(power(A, count(2)), A)],
    HINTS_OF_SQUARE,
  );
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [triangular(2), symmetric(2), triangular(2)],
  medium: [symmetric(3), skewSymmetric(3), nilpotent, permutation(4), triangular(3)],
  hard: [permutation(5), idempotent, symmetric(3), skewSymmetric(4)],
};

const HINTS: readonly Prose[] = [
  say`Begin with the zeros: do they stand on one side of the main diagonal?`,
  say`Compare each entry above the main diagonal with its mirror image below.`,
  say`Find the square and the product with the transpose, and compare them with what you know.`,
];

/** Where mirror images are opposite, most of the rest follows without a product. */
const HINTS_OF_SKEW: readonly Prose[] = [
  say`Look at the diagonal, and compare each entry above it with its mirror image below.`,
  say`What is the transpose here, written with the matrix itself? Do the two commute, then?`,
  say`For the properties that need a square, one entry of its diagonal is enough to say no.`,
];

/** Where the square decides. */
const HINTS_OF_SQUARE: readonly Prose[] = [
  say`Compare the two entries beside the diagonal: that settles what the transpose has to do with.`,
  say`Work out the square. Is it the matrix again, the identity matrix, or the zero matrix?`,
  say`To be normal the matrix would have to commute with its transpose; compare one entry of both products.`,
];

function posed(a: Rows, facts: readonly Expression[], hints = HINTS): DrawnExercise {
  return { body: { a }, hints, facts };
}
