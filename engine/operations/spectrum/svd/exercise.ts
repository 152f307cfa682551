// Exercises in singular value decompositions: two rows and columns, a tall or a wide matrix, three rows and columns.

import {
  added,
  apply,
  count,
  equal,
  type Expression,
  matrixExpression,
  negative,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { identity, integerMatrix } from '../../../exact/matrix.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { drawUntil, productOfRows, type Rows, transposedRows } from '../../../learning/drawing.ts';
import type { Difficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { type DrawnSvd, drawDecomposed } from './drawn.ts';
import { gramName } from './names.ts';
import { solve } from './solve.ts';

const A = symbol('A');
const BOUNDS = {
  easy: { numerator: 150, denominator: 10 },
  medium: { numerator: 1000, denominator: 100 },
  hard: { numerator: 5000, denominator: 100 },
} as const;

function draw(random: Random, difficulty: Difficulty): DrawnSvd {
  if (difficulty === 'easy')
    return drawDecomposed(random, [2, 2], { rank: random.pick([1, 2, 2]), largest: 6, most: 50 });
  if (difficulty === 'medium') {
    const size = random.pick([
      [3, 2],
      [2, 3],
    ] as const);
    return drawDecomposed(random, size, { rank: 2, largest: 6, most: 80 });
  }
  return drawDecomposed(random, [3, 3], { rank: 2, largest: 8, most: 120 });
}

const hintsFor = (rows: Rows): readonly Prose[] => [
  say`Multiply ${A} by its transpose, in the order that gives the smaller matrix. The product is symmetric.`,
  say`The product is ${smallerProduct(rows)}. The square roots of its eigenvalues are the singular values.`,
  say`Find unit eigenvectors of the product, the one for the largest eigenvalue first; the eigenvalue zero is not needed.`,
  say`For the other set multiply these vectors by ${A}, or by its transpose, and divide by the singular values.`,
];

/** Of the two products with the transpose, the one with fewer rows. */
function smallerProduct(rows: Rows): Expression {
  const turned = transposedRows(rows);
  const isWide = rows.length < rows[0].length;
  const value = isWide ? productOfRows(rows, turned) : productOfRows(turned, rows);
  return equal(gramName(isWide ? 'left' : 'right'), matrixExpression(integerMatrix(value)));
}

/** The first product in the determinant of the product that is worked with: the squares of the lengths of its lines. */
function diagonalProduct(rows: Rows): number {
  const lines = rows.length < rows[0].length ? rows : rows[0].map((_, column) => rows.map((row) => row[column]));
  return lines.map((line) => line.reduce((total, x) => total + x * x, 0)).reduce((x, y) => x * y);
}

export const exercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const { rows, squares } = drawUntil(
      () => draw(random, difficulty),
      (drawn) =>
        diagonalProduct(drawn.rows) <= BOUNDS[difficulty].numerator &&
        isWithinBounds([...solve({ a: integerMatrix(drawn.rows) })], BOUNDS[difficulty]),
    );
    const gram = gramName('right');
    const unit = matrixExpression(identity(rows[0].length));
    return {
      body: { a: rows },
      hints: hintsFor(rows),
      facts: [
        equal(measure('rank', A), count(squares.length)),
        equal(apply('tr', gram), added(squares.map(count))),
        ...squares.map((square) => holds('singular', sum(gram, negative(product('dot', count(square), unit))))),
      ],
    };
  },
};
