// Exercises in classification: matrices made to have a property, so that there is something to find.

import type { Expression } from '../../../document/expression.ts';
import { added, count, equal, indexed, negative, power, product, symbol, word } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
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

/** Hints about the numbers of the matrix. */
type Hints = (a: Rows) => readonly Prose[];

const HINTS: Hints = (a) => [
  say`Begin with the zeros: do they stand on one side of the main diagonal?`,
  say`Compare each entry above the main diagonal with its mirror image below, first ${pair(a)}.`,
  say`Find the square. Its first entry is ${firstOfSquare(a)}: compare it with ${equal(indexed('a', 1, 1), count(a[0][0]))}, and with the first entry of the identity matrix. Then find the product with the transpose.`,
];

/** The entries in row 1, column 2 and in row 2, column 1. */
function pair(a: Rows): Prose {
  return say`${equal(indexed('a', 1, 2), count(a[0][1]))} and ${equal(indexed('a', 2, 1), count(a[1][0]))}`;
}

/** How the first entry of the square is worked out. */
function firstOfSquare(a: Rows): Prose {
  const terms = added(a.map((row, k) => product('dot', count(a[0][k]), count(row[0]))));
  return [claim([terms], equal(measure('entryAt', power(A, count(2)), 1, 1), terms))];
}

/** Where mirror images are opposite, most of the rest follows without a product. */
const HINTS_OF_SKEW: Hints = (a) => [
  say`Look at the diagonal, and compare each entry above it with its mirror image below, first ${pair(a)}.`,
  say`What is the transpose here, written with the matrix itself? Do the two commute, then?`,
  say`For the properties that need a square, look at its first entry, ${firstOfSquare(a)}.`,
];

/** Where the square decides. */
const HINTS_OF_SQUARE: Hints = (a) => [
  say`Compare ${pair(a)}: that settles what the transpose has to do with.`,
  say`Work out the square, which begins with ${firstOfSquare(a)}. Is it the matrix again, the identity matrix, or the zero matrix?`,
  say`To be normal the matrix would have to commute with its transpose; compare one entry of both products.`,
];

function posed(a: Rows, facts: readonly Expression[], hints = HINTS): DrawnExercise {
  return { body: { a }, hints: hints(a), facts };
}
