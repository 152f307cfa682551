// Exercises in characteristic polynomials: eigenvalues are chosen first, and the matrix is made similar to a triangular one.

import {
  apply,
  count,
  determinantOf,
  type Expression,
  equal,
  matrixExpression,
  negative,
  power,
  product,
  sum,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { identity, integerMatrix, rowsOf } from '../../../exact/matrix.ts';
import {
  drawDistinct,
  drawNonzero,
  drawUntil,
  drawUpper,
  largestOf,
  type Rows,
  transposedRows,
} from '../../../learning/drawing.ts';
import type { DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { drawSimilar } from '../../../exercises/similar-matrices.ts';
import { hintsFor } from './exercise-hints.ts';
import { mostZerosOffDiagonal, triangularKindOf } from '../../../algorithms/characteristic/features.ts';
import { A, POLYNOMIAL, SHIFTED } from '../../../algorithms/characteristic/names.ts';
import type { Method } from '../../../algorithms/characteristic/solve.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 1 },
    medium: { numerator: 200, denominator: 1 },
    hard: { numerator: 400, denominator: 1 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;

const twoDifferent: Maker = (random) => {
  const eigenvalues = drawDistinct(random, 2, { from: -3, to: 7, without: [0] });
  return posed(drawFull(random, eigenvalues, 3, 9), eigenvalues);
};

const triangular: Maker = (random) => {
  const eigenvalues = Array.from({ length: 3 }, () => drawNonzero(random, 5));
  const upper = drawUntil(
    () => drawUpper(random, eigenvalues, 6),
    (rows) => rows[0][1] !== 0 && rows[1][2] !== 0,
  );
  return posed(random.chance(50) ? upper : transposedRows(upper), eigenvalues);
};

/** One eigenvalue twice, and no multiple of the identity matrix: the discriminant is 0. */
const twoEqual: Maker = (random) => {
  const eigenvalue = drawNonzero(random, 5);
  const discriminant = sum(power(apply('tr', A), count(2)), negative(product('dot', count(4), determinantOf(A))));
  const rows = drawFull(random, [eigenvalue, eigenvalue], 3, 12);
  return posed(rows, [eigenvalue, eigenvalue], [equal(discriminant, count(0))]);
};

/** One of three eigenvalues is 0. */
const singular: Maker = (random) => {
  const eigenvalues = [0, ...drawDistinct(random, 2, { from: -4, to: 5, without: [0] })];
  return posed(drawWithZeros(random, eigenvalues, 7), eigenvalues, [holds('singular', A)]);
};

/** Three rows, with a 0 off the diagonal: an expansion of few terms. */
const threeWithZeros: Maker = (random) => {
  const eigenvalues = drawDistinct(random, 3, { from: -3, to: 5 });
  return posed(drawWithZeros(random, eigenvalues, 7), eigenvalues);
};

/** Three rows without a 0 off the diagonal, one eigenvalue twice in half of the cases. */
const threeFull: Maker = (random) => {
  const [one, two, three] = drawDistinct(random, 3, { from: -3, to: 5, without: [0] });
  const eigenvalues = random.shuffled([one, two, random.chance(50) ? two : three]);
  return posed(drawFull(random, eigenvalues, 2, 9), eigenvalues);
};

const threeByTraces: Maker = (random) => {
  const eigenvalues = drawDistinct(random, 3, { from: -4, to: 4, without: [0] });
  return posed(drawFull(random, eigenvalues, 2, 8), eigenvalues, [], 'faddeev-leverrier');
};

const fourRows: Maker = (random) => {
  const [one, two, three] = drawDistinct(random, 3, { from: -2, to: 3, without: [0] });
  const eigenvalues = random.shuffled([one, two, three, random.pick([one, 1, -1])]);
  return posed(drawWithZeros(random, eigenvalues, 5), eigenvalues);
};

const makers = {
  easy: [twoDifferent, twoDifferent, triangular],
  medium: [twoEqual, singular, threeWithZeros],
  hard: [threeFull, threeByTraces, fourRows],
} as const;

/** No entry off the diagonal is 0, and none is larger than said. */
function drawFull(random: Random, eigenvalues: readonly number[], largest: number, largestEntry: number): Rows {
  return drawUntil(
    () => drawSimilar(random, eigenvalues, largest),
    (rows) => largestOf(rows) <= largestEntry && mostZerosOffDiagonal(rationalRows(rows)) === 0,
  );
}

function drawWithZeros(random: Random, eigenvalues: readonly number[], largestEntry: number): Rows {
  return drawUntil(
    () => drawSimilar(random, eigenvalues, 1),
    (rows) =>
      largestOf(rows) <= largestEntry &&
      // A line of zeros shows the eigenvalue 0 at once.
      [...rows, ...transposedRows(rows)].every((line) => line.some((entry) => entry !== 0)) &&
      mostZerosOffDiagonal(rationalRows(rows)) > 0 &&
      triangularKindOf(rationalRows(rows)) === null,
  );
}

function rationalRows(rows: Rows) {
  return rowsOf(integerMatrix(rows));
}

/** Proved of the matrix: each eigenvalue makes λI − A singular, and together they have its trace and its determinant. */
function posed(
  rows: Rows,
  eigenvalues: readonly number[],
  facts: readonly Expression[] = [],
  method?: Method,
): DrawnExercise {
  const unit = matrixExpression(identity(rows.length));
  const numbers = eigenvalues.map(count);
  return {
    body: { a: rows, ...(method === undefined ? {} : { method }) },
    ...(method === undefined ? {} : { prompt: byTraces(rows) }),
    hints: hintsFor(rowsOf(integerMatrix(rows)), eigenvalues, method),
    facts: [
      ...numbers.map((eigenvalue) => holds('singular', sum(product('dot', eigenvalue, unit), negative(A)))),
      equal(apply('tr', A), sum(...numbers)),
      equal(determinantOf(A), product('dot', ...numbers)),
      ...facts,
    ],
  };
}

function byTraces(rows: Rows): Prose {
  return say`Find the characteristic polynomial ${equal(POLYNOMIAL, determinantOf(SHIFTED))} of ${equal(A, matrixExpression(integerMatrix(rows)))} by the Faddeev–LeVerrier method.`;
}
