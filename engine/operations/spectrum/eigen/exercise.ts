// Exercises in eigenvalues, eigenvectors and diagonalisation: eigenvalues are chosen first, so that all of them are whole.

import {
  apply,
  count,
  determinantOf,
  equal,
  matrixExpression,
  negative,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { drawSimilar } from '../../../exercises/similar-matrices.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { depth } from '../../../exercises/questions.ts';
import { identity, integerMatrix } from '../../../exact/matrix.ts';
import {
  drawDistinct,
  drawNonzero,
  drawUntil,
  largestOf,
  type Rows,
  transposedRows,
} from '../../../learning/drawing.ts';
import type { Difficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { solveDiagonal, solveEigenvectors } from './solve.ts';
import { determinantHint, shiftedHint, traceHint } from '../../../exercises/spectrum-hints.ts';

const A = symbol('A');
const BOUNDS = {
  easy: { numerator: 60, denominator: 10 },
  medium: { numerator: 120, denominator: 24 },
  hard: { numerator: 200, denominator: 40 },
} as const;

interface Drawn {
  readonly rows: Rows;
  readonly eigenvalues: readonly number[];
}

/** Two rows, then a repeated eigenvalue or three rows, then three full rows. */
function draw(random: Random, difficulty: Difficulty): Drawn {
  const isSmall = difficulty === 'easy' || (difficulty === 'medium' && random.chance(40));
  if (isSmall && difficulty === 'easy') {
    return drawnWith(random, drawDistinct(random, 2, { from: -3, to: 6, without: [0] }), 3, 9);
  }
  if (isSmall) {
    const twice = drawNonzero(random, 4);
    return drawnWith(random, [twice, twice], 2, 9);
  }
  const [one, two, three] = drawDistinct(random, 3, { from: -3, to: 4 });
  const eigenvalues = random.chance(50) ? [one, two, three] : [one, two, two];
  return drawnWith(random, eigenvalues, 1, depth(difficulty, 5, 5, 7));
}

function drawnWith(random: Random, eigenvalues: readonly number[], largest: number, largestEntry: number): Drawn {
  const rows = drawUntil(
    () => drawSimilar(random, eigenvalues, largest),
    // A line of zeros shows the eigenvalue 0 at once, and a triangular matrix all of them.
    (drawn) =>
      largestOf(drawn) <= largestEntry &&
      !isTriangular(drawn) &&
      [...drawn, ...transposedRows(drawn)].every((line) => line.some((entry) => entry !== 0)),
  );
  return { rows, eigenvalues };
}

function isTriangular(rows: Rows): boolean {
  const isZeroBelow = rows.every((row, i) => row.every((entry, j) => j >= i || entry === 0));
  return isZeroBelow || rows.every((row, i) => row.every((entry, j) => j <= i || entry === 0));
}

/** Each eigenvalue makes A − λI singular, and together they have the trace and the determinant of A. */
function posed({ rows, eigenvalues }: Drawn, more: readonly Prose[]): DrawnExercise {
  const hints = [...polynomialHints(rows), ...more];
  const unit = matrixExpression(identity(rows.length));
  const numbers = eigenvalues.map(count);
  return {
    body: { a: rows },
    hints,
    facts: [
      ...numbers.map((eigenvalue) => holds('singular', sum(A, negative(product('dot', eigenvalue, unit))))),
      equal(apply('tr', A), sum(...numbers)),
      equal(determinantOf(A), product('dot', ...numbers)),
    ],
  };
}

function polynomialHints(rows: Rows): readonly Prose[] {
  return [
    say`For which numbers does ${A}, with the number taken from each entry of its diagonal, become singular?`,
    rows.length === 2
      ? say`Write down the characteristic polynomial. With two rows its coefficients come from the trace and the determinant.`
      : say`Write down the characteristic polynomial. Expand along a row or a column with zeros, if there is one, and keep what comes out in factors.`,
    determinantHint(rows),
  ];
}

export const eigenvalueExercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const drawn = draw(random, difficulty);
    return posed(drawn, [traceHint(drawn.rows)]);
  },
};

export const eigenspaceExercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const drawn = drawUntil(
      () => draw(random, difficulty),
      ({ rows }) => isWithinBounds([...solveEigenvectors({ a: integerMatrix(rows) })], BOUNDS[difficulty]),
    );
    return posed(drawn, [
      traceHint(drawn.rows),
      shiftedHint(drawn.rows),
      say`Test each vector: multiply it by ${A} and look whether it is a multiple of itself.`,
    ]);
  },
};

export const diagonalExercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const drawn = drawUntil(
      () => draw(random, difficulty),
      ({ rows }) => isWithinBounds([...solveDiagonal({ a: integerMatrix(rows) })], BOUNDS[difficulty]),
    );
    return posed(drawn, [
      traceHint(drawn.rows),
      shiftedHint(drawn.rows),
      say`Count the independent eigenvectors. If there are as many as rows, write them side by side, and the eigenvalues in the same order on a diagonal.`,
    ]);
  },
};
