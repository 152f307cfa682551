// Exercises in Jordan forms: a matrix of two rows with one eigenvector, and matrices of three rows.

import { count, equal, negative, product, sum, symbol, apply, matrixExpression } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { identity, integerMatrix } from '../../../exact/matrix.ts';
import { drawDistinct, drawUntil, type Rows } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { similar, withDouble } from '../minimal-polynomial/drawn.ts';
import { solve } from './solve.ts';
import { determinantHint, shiftedHint, traceHint } from '../../../exercises/spectrum-hints.ts';

const A = symbol('A');

const BOUNDS: ByDifficulty<Bounds> = {
  easy: { numerator: 100, denominator: 10 },
  medium: { numerator: 400, denominator: 60 },
  hard: { numerator: 1000, denominator: 100 },
};

interface Drawn {
  readonly rows: Rows;
  readonly eigenvalues: readonly number[];
}

export const exercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const { rows, eigenvalues } = drawUntil(
      () => draw(random, difficulty),
      (drawn) =>
        drawn.rows[0][1] !== 0 &&
        // A triangular matrix shows its eigenvalues.
        drawn.rows.some((row, i) => row.slice(0, i).some((entry) => entry !== 0)) &&
        isWithinBounds([...solve({ a: integerMatrix(drawn.rows) })], BOUNDS[difficulty]),
    );
    const unit = matrixExpression(identity(rows.length));
    const numbers = eigenvalues.map(count);
    return {
      body: { a: rows },
      hints: [
        say`Find the eigenvalues with their multiplicities. ${traceHint(rows)}`,
        determinantHint(rows),
        say`${shiftedHint(rows)} Count the independent solutions: so many blocks belong to the eigenvalue.`,
        say`Where eigenvectors are missing, look for a vector that the square of the shifted matrix takes to zero, but the shifted matrix does not.`,
        say`Write its image before it, and test the product of the matrix with each column.`,
      ],
      facts: [
        ...numbers.map((value) => holds('singular', sum(A, negative(product('dot', value, unit))))),
        equal(apply('tr', A), sum(...numbers)),
      ],
    };
  },
};

function draw(random: Random, difficulty: Difficulty): Drawn {
  const [first, second] = drawDistinct(random, 2, { from: -3, to: 4 });
  if (difficulty === 'easy') {
    const block = [
      [first, 1],
      [0, first],
    ];
    return { rows: similar(random, block, 3), eigenvalues: [first, first] };
  }
  const isTriple = difficulty === 'hard' && random.chance(50);
  const rows = withDouble(first, isTriple ? first : second, true).map((row, i) =>
    row.map((x, j) => (isTriple && i === 1 && j === 2 ? 1 : x)),
  );
  return { rows: similar(random, rows, 3), eigenvalues: [first, first, isTriple ? first : second] };
}
