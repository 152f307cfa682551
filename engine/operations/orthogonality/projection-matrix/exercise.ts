// Exercises in projection matrices: lines, planes in space, dependent columns.

import {
  count,
  equal,
  type Expression,
  matrixExpression,
  power,
  product,
  symbol,
  word,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import {
  drawList,
  drawNonzero,
  drawRows,
  drawUntil,
  productOfRows,
  type Rows,
  transposedRows,
} from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { solve } from './solve.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 150, denominator: 10 },
  medium: { numerator: 300, denominator: 30 },
  hard: { numerator: 900, denominator: 60 },
};

const A = symbol('A');
const PRODUCT = product('adjacent', power(A, word('T')), A);

/** Two columns and a third one that is a combination of them. */
function withDependentColumn(random: Random): Rows {
  const [first, second] = [drawNonzero(random, 2), drawNonzero(random, 2)];
  return drawRows(random, 3, 2, { from: -2, to: 2 }).map(([x, y]) => [x, y, first * x + second * y]);
}

const makers: ByDifficulty<(random: Random) => Rows> = {
  easy: (random) => drawList(random, random.integer(2, 3), { from: -4, to: 4 }).map((entry) => [entry]),
  medium: (random) => drawRows(random, 3, 2, { from: -2, to: 2 }),
  hard: withDependentColumn,
};

const ranks: ByDifficulty<number> = { easy: 1, medium: 2, hard: 2 };

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) =>
    posed(
      drawUntil(
        () => makers[difficulty](random),
        (rows) => isFit(rows, difficulty),
      ),
      difficulty,
    ),
};

function isFit(rows: Rows, difficulty: Difficulty): boolean {
  if (rows.filter(([first]) => first !== 0).length < 2) return false;
  const moves = [...solve({ a: matrixOf(rowsOf(integerMatrix(rows))) })];
  const isOfRank = moves.some(({ move, facts }) => move === 'result' && facts.rank === ranks[difficulty]);
  return isOfRank && isWithinBounds(moves, bounds[difficulty]);
}

function posed(rows: Rows, difficulty: Difficulty): DrawnExercise {
  const facts = [equal(measure('rank', A), count(ranks[difficulty]))];
  return { body: { a: rows }, hints: hints[difficulty](rows), facts };
}

const hints: ByDifficulty<(rows: Rows) => DrawnExercise['hints']> = {
  easy: (rows) => [
    say`There is only one column: which number takes the place of the inverse?`,
    say`Divide by ${equal(PRODUCT, oneByOne(rows.reduce((total, [x]) => total + x * x, 0)))}, the square of its length.`,
    say`Each entry of the answer is a product of two entries of the column over that number.`,
  ],
  medium: (rows) => [
    say`The columns are independent, so the inverse of ${equal(PRODUCT, matrixExpression(integerMatrix(gramOf(rows))))} exists.`,
    say`Write the transpose of ${A} beside ${PRODUCT} and bring the left side to the identity matrix.`,
    say`Multiply what stands on the right by ${A} from the left. The answer is symmetric, which shows most slips.`,
  ],
  hard: () => [
    say`Before any formula: are the columns independent?`,
    say`One column is a combination of the other two; leave it out, the space stays the same.`,
    say`Two columns are left. Find the projection matrix with them, and test it on the column that was left out.`,
  ],
};

/** The dot products of the columns. */
function gramOf(rows: Rows): Rows {
  return productOfRows(transposedRows(rows), rows);
}

/** The product of a single column with itself is a matrix with one entry. */
function oneByOne(value: number): Expression {
  return { kind: 'matrix', matrix: integerMatrix([[value]]), marks: null };
}
