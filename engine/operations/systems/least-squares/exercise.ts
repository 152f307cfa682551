// Exercises in least squares: lines through few points, through more, parabolas.

import { equal, matrixExpression, power, product, symbol, word } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { isRational } from '../../../exact/entry.ts';
import { integerMatrix, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { multiply } from '../../../exact/rational.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import {
  drawInteger,
  drawList,
  drawUntil,
  productOfRows,
  type Rows,
  transposedRows,
} from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { solve } from './solve.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 150, denominator: 9 },
  medium: { numerator: 900, denominator: 100 },
  hard: { numerator: 3000, denominator: 100 },
};

interface Fit {
  readonly a: Rows;
  readonly b: Rows;
}

/** Powers of places that follow each other, the first of them drawn, and heights. */
function fitOf(random: Random, points: number, degree: 1 | 2, largest: number): Fit {
  const start = drawInteger(random, { from: -1, to: 1 });
  const places = Array.from({ length: points }, (_, k) => start + k);
  return {
    a: places.map((t) => [1, t, t * t].slice(0, degree + 1)),
    b: drawList(random, points, { from: -largest, to: largest }).map((height) => [height]),
  };
}

const makers: ByDifficulty<(random: Random) => Fit> = {
  easy: (random) => fitOf(random, 3, 1, 6),
  medium: (random) => fitOf(random, 4, 1, 8),
  hard: (random) => fitOf(random, 4, 2, 6),
};

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) =>
    posed(
      drawUntil(
        () => makers[difficulty](random),
        (fit) => isFit(fit, bounds[difficulty]),
      ),
    ),
};

function isFit({ a, b }: Fit, limits: Bounds): boolean {
  const moves = [...solve({ a: exact(a), b: exact(b), method: 'normal-equations' })];
  const squares = moves.flatMap((move) =>
    move.move === 'solution' ? move.facts.residual.filter(isRational).map((x) => multiply(x, x)) : [],
  );
  const isOff = squares.some(({ numerator }) => numerator !== 0n);
  return isOff && isWithinBounds([moves, squares], limits);
}

function exact(rows: Rows): Matrix {
  return matrixOf(rowsOf(integerMatrix(rows)));
}

const [A, B] = ['A', 'b'].map(symbol);
const TRANSPOSED = power(A, word('T'));

function posed({ a, b }: Fit): DrawnExercise {
  const products = productOfRows(transposedRows(a), a);
  const curve = a[0].length === 2 ? 'a line' : 'a parabola';
  return {
    body: { a, b },
    hints: [
      say`Look at the columns of ${A}: this fits ${curve} to points. Which system do its coefficients solve?`,
      say`The normal equations have ${equal(product('adjacent', TRANSPOSED, A), matrixExpression(integerMatrix(products)))} on their left side.`,
      say`Put ${product('adjacent', TRANSPOSED, B)} on the right and eliminate. Then subtract the fitted values from ${B}: what is left must be perpendicular to every column.`,
    ],
    facts: [],
  };
}
