// Exercises in QR factorizations: without roots, with two columns, with three.

import { count, equal, matrixExpression, product } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { dotOf } from '../../../exercises/whole-vectors.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { drawNonzero, drawRows, drawUntil, type Rows, transposedRows } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { solve } from './solve.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 150, denominator: 5 },
  medium: { numerator: 500, denominator: 30 },
  hard: { numerator: 1500, denominator: 70 },
};

/** The columns (3, 4) and a combination of it with (-4, 3), in an order and with signs that are drawn. */
function withoutRoots(random: Random): Rows {
  const [a, b] = random.shuffled([3 * random.pick([-1, 1]), 4 * random.pick([-1, 1])]);
  const [along, across] = [drawNonzero(random, 2), random.integer(1, 2)];
  return [
    [a, along * a - across * b],
    [b, along * b + across * a],
  ];
}

const makers: ByDifficulty<(random: Random) => Rows> = {
  easy: withoutRoots,
  medium: (random) => drawRows(random, 3, 2, { from: -2, to: 3 }),
  hard: (random) => drawRows(random, 3, 3, { from: -2, to: 2 }),
};

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) =>
    posed(
      drawUntil(
        () => makers[difficulty](random),
        (rows) => isFit(rows, bounds[difficulty]),
      ),
    ),
};

/** No right angle is there from the start, no column is zero, and the numbers stay small. */
function isFit(rows: Rows, limits: Bounds): boolean {
  const [first, second] = transposedRows(rows);
  if (dotOf(first, second) === 0 || rows.flat().every((entry) => entry === 0)) return false;
  const a = matrixOf(rowsOf(integerMatrix(rows)));
  return isWithinBounds([...solve({ a, indexBase: 1 })], limits);
}

function posed(rows: Rows): DrawnExercise {
  const [first, second] = transposedRows(rows);
  const [one, two] = [first, second].map((entries) => matrixExpression(matrixOf(entries.map((x) => [integer(x)]))));
  const square = dotOf(first, first);
  return {
    body: { a: rows },
    hints: [
      say`The columns of Q come from the columns of the matrix, in their order. Begin with perpendicular columns, and leave the lengths for the end.`,
      say`The first two columns have the dot products ${equal(product('dot', one, one), count(square))} and ${equal(product('dot', two, one), count(dotOf(first, second)))}.`,
      say`The first entry of R is the length of the first column, the root of the first of these numbers. Every other entry is a dot product of a column of Q with a column of the matrix.`,
    ],
    facts: [],
  };
}
