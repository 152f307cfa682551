// Exercises in formulas for all powers: two eigenvalues, one eigenvalue or the eigenvalue zero, and three rows.

import { apply, count, equal, matrixExpression, negative, product, sum, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { identity, integerMatrix } from '../../../exact/matrix.ts';
import { drawDistinct, drawInteger, drawUntil, type Rows } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { similar, withDouble } from '../minimal-polynomial/drawn.ts';
import { drawConjugate } from './drawn.ts';
import { solve } from './solve.ts';
import { determinantHint, traceHint } from '../../../exercises/spectrum-hints.ts';

const [A, N] = ['A', 'n'].map(symbol);

const BOUNDS: ByDifficulty<Bounds> = {
  easy: { numerator: 150, denominator: 10 },
  medium: { numerator: 400, denominator: 30 },
  hard: { numerator: 800, denominator: 60 },
};

interface Drawn {
  readonly rows: Rows;
  readonly eigenvalues: readonly number[];
  readonly idea: Prose;
}

export const exercise: Exercise = {
  bounds: BOUNDS,
  // One eigenvalue, or the eigenvalue zero: a power of the matrix is seen to be a multiple of another one.
  shorter: ['medium'],
  draw: (random, difficulty) => {
    const { rows, eigenvalues, idea } = drawUntil(
      () => draw(random, difficulty),
      (drawn) => isWithinBounds([...solve({ a: integerMatrix(drawn.rows) })], BOUNDS[difficulty]),
    );
    const unit = matrixExpression(identity(rows.length));
    const numbers = eigenvalues.map(count);
    return {
      body: { a: rows },
      hints: [
        say`Find the eigenvalues first. ${traceHint(rows)}`,
        determinantHint(rows),
        idea,
        say`Test the formula with one in the place of ${N}. The matrix itself must come out.`,
      ],
      facts: [
        ...numbers.map((value) => holds('singular', sum(A, negative(product('dot', value, unit))))),
        equal(apply('tr', A), sum(...numbers)),
      ],
    };
  },
};

const BY_EIGENVECTORS = say`Write eigenvectors side by side, and find the inverse of this matrix. Between these two, the powers of the eigenvalues stand on a diagonal.`;
const BY_SHIFT = say`There is only one eigenvalue. Take it from the diagonal and square what is left: which terms of the binomial theorem remain?`;
const BY_CHAIN = say`Is there an eigenvalue with too few eigenvectors? Then a term with the exponent itself as a factor stands beside its powers.`;

function draw(random: Random, difficulty: Difficulty): Drawn {
  if (difficulty === 'easy') {
    const eigenvalues = drawDistinct(random, 2, { from: -2, to: 4, without: [0] });
    return { rows: drawConjugate(random, diagonalOf(eigenvalues), 12), eigenvalues, idea: BY_EIGENVECTORS };
  }
  if (difficulty === 'medium') return random.chance(50) ? oneEigenvalue(random) : singular(random);
  const [first, second] = drawDistinct(random, 2, { from: -2, to: 3, without: [0] });
  const isChained = random.chance(50);
  return {
    rows: drawUntil(
      () => similar(random, withDouble(first, second, isChained), 3),
      (rows) => rows[0][1] !== 0 || rows[0][2] !== 0,
    ),
    eigenvalues: [first, first, second],
    idea: isChained ? BY_CHAIN : BY_EIGENVECTORS,
  };
}

function diagonalOf([first, second]: readonly number[]): Rows {
  return [
    [first, 0],
    [0, second],
  ];
}

function oneEigenvalue(random: Random): Drawn {
  const value = drawInteger(random, { from: -3, to: 4, without: [0] });
  const block = [
    [value, 1],
    [0, value],
  ];
  return { rows: drawConjugate(random, block, 15), eigenvalues: [value, value], idea: BY_SHIFT };
}

function singular(random: Random): Drawn {
  const value = drawInteger(random, { from: -3, to: 5, without: [0] });
  const eigenvalues = [0, value];
  return { rows: drawConjugate(random, diagonalOf(eigenvalues), 15), eigenvalues, idea: BY_EIGENVECTORS };
}
