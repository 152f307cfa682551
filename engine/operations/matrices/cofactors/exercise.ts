// Exercises in minors, cofactors and adjugates: two rows, zeros that save work, signs, three rows.

import {
  count,
  determinantOf,
  equal,
  type Expression,
  indexed,
  number,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { integerMatrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { drawRows, matrixInBody, type Rows } from '../../../learning/drawing.ts';
import type { Difficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

const bounds = {
  easy: { numerator: 150, denominator: 1 },
  medium: { numerator: 800, denominator: 1 },
  hard: { numerator: 3000, denominator: 1 },
};

/** Two rows, three rows with zeros, three rows with all signs. */
function drawMatrix(random: Random, difficulty: Difficulty): Rows {
  switch (difficulty) {
    case 'easy':
      return drawRows(random, 2, 2, { from: -8, to: 8, without: [0] });
    case 'medium':
      return withZeros(random, drawRows(random, 3, 3, { from: -5, to: 5, without: [0] }));
    case 'hard':
      return drawRows(random, 3, 3, { from: -7, to: 7, without: [0] });
  }
}

/** Two zeros in different rows and columns. */
function withZeros(random: Random, rows: Rows): Rows {
  const [first, second, third] = random.shuffled([0, 1, 2]);
  return rows.map((row, i) => (i === first ? row.with(second, 0) : i === second ? row.with(third, 0) : row));
}

export const cofactorExercise: Exercise = {
  bounds,
  draw: (random, difficulty) => {
    const a = drawMatrix(random, difficulty);
    return posed(a, { a: matrixInBody(integerMatrix(a)) }, BY_SIGNS);
  },
};

export const adjugateExercise: Exercise = {
  bounds,
  draw: (random, difficulty) => {
    const a = drawMatrix(random, difficulty);
    const body = { a: matrixInBody(integerMatrix(a)) };
    if (difficulty !== 'easy') return posed(a, body, BY_TRANSPOSING);
    return { body, hints: [BY_EXCHANGE, STRIKE_OUT, DIAGONAL], facts: [] };
  },
};

export const minorExercise: Exercise = {
  bounds,
  draw: (random, difficulty) => {
    const a =
      difficulty === 'easy'
        ? drawRows(random, 3, 3, { from: 0, to: 6 })
        : difficulty === 'medium'
          ? drawRows(random, 3, 3, { from: -9, to: 9 })
          : drawRows(random, 4, 4, { from: -4, to: 4 });
    const [row, column] = [random.integer(1, a.length), random.integer(1, a.length)];
    return {
      body: { a: matrixInBody(integerMatrix(a)), row, col: column },
      hints: [
        say`Strike out the row and the column of the place. How many rows has what is left?`,
        whatIsLeft(a, row, column),
        say`The cofactor has the same size, and its sign is a question of the place: ${equal(sum(count(row), count(column)), count(row + column))}. Is that even or odd?`,
      ],
      facts: [],
    };
  },
};

/** The minor as a determinant that is still to be worked out. */
function whatIsLeft(a: Rows, row: number, column: number): Prose {
  const left = determinantOf(rowsExpression(withoutRowAndColumn(rowsOf(integerMatrix(a)), row - 1, column - 1)));
  const minor = determinantOf(measure('without', symbol('A'), row, column));
  return say`${claim(say`The minor is the determinant of what is left, ${left}`, equal(minor, left))}.`;
}

const BY_SIGNS = say`Put a chessboard of signs beside the matrix, with plus in the upper left corner, before you begin.`;
const BY_EXCHANGE = say`With two rows no determinant has to be worked out: look at what is left when a row and a column are deleted.`;
const BY_TRANSPOSING = say`Find the cofactors row by row, and write each row of them down as a column.`;

const STRIKE_OUT = say`Take the second place of the first row, for instance, and strike out its row and its column.`;
const DIAGONAL = say`The entries of the main diagonal change places. What happens to the other two?`;

function posed(a: Rows, body: DrawnExercise['body'], idea: Prose): DrawnExercise {
  const left = withoutRowAndColumn(rowsOf(integerMatrix(a)), 0, 1);
  const value = determinant(matrixOf(left));
  return {
    body,
    hints: [
      idea,
      STRIKE_OUT,
      ...(value.kind === 'rational'
        ? [say`The minor of that place is ${minorLine(rowsExpression(left), value)}; mind the sign of the place.`]
        : []),
    ],
    facts: [],
  };
}

function minorLine(left: Expression, value: Parameters<typeof number>[0]): Expression {
  const minor = indexed('M', 1, 2);
  // Bars around one number would be read as its absolute value.
  const isOne = left.kind === 'matrix' && left.matrix.rows === 1;
  return isOne ? equal(minor, number(value)) : equal(minor, determinantOf(left), number(value));
}
