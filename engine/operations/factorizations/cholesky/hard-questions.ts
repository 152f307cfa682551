// Harder questions about Cholesky factors: of a multiple, from the determinant, and entries that lead to one.

import { count, equal, grid, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosenNumber, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { solvedFor } from '../../../exercises/worked.ts';
import { mapped } from '../../../exercises/whole-numbers.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted, shown, times, transposed } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { drawLower } from './drawn.ts';

const [A, K, L] = ['A', 'k', 'L'].map(symbol);

/** The factor of a multiple, without the matrix itself. */
export function ofMultiple(random: Random): DrawnQuestion {
  const lower = drawLower(random, 3, 4);
  const root = random.integer(2, 5);
  const wanted = mapped(lower, (x) => root * x);
  const multiple = times(count(root * root), A);
  return {
    prompt: say`The Cholesky factor of ${A} is ${equal(L, shown(...lower))}. Which is the Cholesky factor of ${multiple}?`,
    hints: [
      say`Write ${A} as ${times(L, transposed(L))}. Where can the factor ${root * root} be put, so that both triangles have the same share of it?`,
      say`Both triangles must be multiplied by the same number. Which positive number has the square ${root * root}?`,
    ],
    expected: matrixExpected(wanted),
    solution: [
      say`The number ${root * root} is ${equal(dotted(count(root), count(root)), count(root * root))}, and each triangle takes one of these factors: ${equal(times(count(root * root), L, transposed(L)), times(times(count(root), L), transposed(times(count(root), L))))}.`,
      say`So the factor of ${multiple} is ${equal(times(count(root), L), shown(...wanted))}.`,
    ],
    names: { L: integerMatrix(lower) },
  };
}

/** An entry of the diagonal from the determinant of the matrix. */
export function entryFromDeterminant(random: Random): DrawnQuestion {
  const lower = drawUntil(
    () => drawLower(random, 3, 4),
    (rows) => rows[0][0] * rows[2][2] > 1,
  );
  const k = lower[1][1];
  const known = lower[0][0] * lower[2][2];
  const root = known * k;
  return {
    prompt: say`A matrix has the determinant ${root * root} and the Cholesky factor ${equal(L, grid(lower.map((row, i) => row.map((x, j) => (i === 1 && j === 1 ? K : count(x))))))}. Find ${K}.`,
    hints: [
      say`How is the determinant of the matrix made of that of ${L}? Which positive number has the square ${root * root}?`,
      say`The determinant of ${L} is the product of its diagonal, in which ${count(lower[0][0])} and ${count(lower[2][2])} are known.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The determinant of the matrix is the square of that of ${L}, which is positive. Since ${equal(dotted(count(root), count(root)), count(root * root))}, it is ${root}.`,
      say`The diagonal of ${L} says ${equal(dotted(count(lower[0][0]), K, count(lower[2][2])), count(root))}, so ${solvedFor(K, { slope: known, rest: 0 }, root)}.`,
    ],
    names: { k: integer(k), L: integerMatrix(lower) },
  };
}

/** The last entry of a matrix from the last entry of its factor. */
export function entryOfMatrix(random: Random): DrawnQuestion {
  const [first, beside, last] = [random.integer(2, 6), drawNonzero(random, 6), random.integer(2, 7)];
  const k = beside * beside + last * last;
  const matrix = grid([
    [count(first * first), count(first * beside)],
    [count(first * beside), K],
  ]);
  return {
    prompt: say`For which number ${K} has the Cholesky factor of ${equal(A, matrix)} the number ${last} as its last entry?`,
    hints: [
      say`Find the first column of the factor: its first entry has the square ${first * first}.`,
      say`The second row of the factor begins with ${first * beside} divided by this entry. What do the squares of the row add up to?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The first entry of the factor is ${first}, since ${equal(dotted(count(first), count(first)), count(first * first))}, and below it stands ${beside}, since ${equal(dotted(count(beside), count(first)), count(first * beside))}.`,
      say`The last entry of ${A} is the sum of the squares of the second row: ${equal(K, sum(dotted(count(beside), count(beside)), dotted(count(last), count(last))), count(k))}.`,
    ],
    names: {
      k: integer(k),
      A: integerMatrix([
        [first * first, first * beside],
        [first * beside, k],
      ]),
    },
  };
}

/** For which entries there is a factor at all. */
export function whichEntries(random: Random): DrawnQuestion {
  const [first, factor] = [random.integer(2, 6), random.pick([-4, -3, -2, 2, 3, 4])];
  const beside = first * factor;
  const limit = factor * beside;
  const matrix = grid([
    [count(first), count(beside)],
    [count(beside), K],
  ]);
  /** The limit is right where it makes the determinant zero. */
  const above = (number: number) =>
    option(
      say`Just for the numbers greater than ${number}.`,
      equal(dotted(count(first), count(number)), dotted(count(beside), count(beside))),
    );
  const right = above(limit);
  return {
    prompt: say`For which numbers ${K} has ${equal(A, matrix)} a Cholesky factor?`,
    hints: [
      say`Which sign must both pivots have? The first one is ${first}.`,
      say`Write the second pivot with ${K}: which multiple of the first row clears ${beside} below the first pivot?`,
    ],
    expected: chosenNumber(random, above, limit, 0, Math.abs(beside), -limit),
    solution: [
      say`The first pivot is ${first}. Clearing below it takes ${factor} times the first row from the second, so the second pivot is ${sum(K, count(-limit))}, since ${equal(dotted(count(factor), count(beside)), count(limit))}.`,
      say`Both pivots are positive where ${K} is greater than ${limit}.`,
      because(right),
    ],
    names: {
      k: integer(limit + 1),
      A: integerMatrix([
        [first, beside],
        [beside, limit + 1],
      ]),
    },
  };
}
