// Exercises in orthogonal diagonalisation: two rows, a repeated eigenvalue, three different ones.

import { apply, count, equal, matrixExpression, negative, product, sum, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { identity, integerMatrix } from '../../../exact/matrix.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { drawUntil, largestOf } from '../../../learning/drawing.ts';
import type { Difficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { drawPair, drawTriple, type DrawnSymmetric } from './drawn.ts';
import { solve } from './solve.ts';
import { determinantHint, shiftedHint, traceHint } from '../../../exercises/spectrum-hints.ts';

const A = symbol('A');
const BOUNDS = {
  easy: { numerator: 150, denominator: 10 },
  medium: { numerator: 600, denominator: 30 },
  hard: { numerator: 2000, denominator: 60 },
} as const;

function draw(random: Random, difficulty: Difficulty): DrawnSymmetric {
  if (difficulty === 'easy') return drawPair(random, 9);
  return drawTriple(random, difficulty === 'medium' ? 'repeated' : 'different', 9);
}

/** Whether the entries of QD stay short: λx/√(v·v), with the squares of λ and x below the root. */
function hasShortProducts({ eigenvalues, vectors }: DrawnSymmetric, most: number): boolean {
  return largestOf([eigenvalues]) ** 2 * largestOf(vectors) ** 2 <= most;
}

const LAST_HINTS = [
  say`Test the dot products. Vectors of different eigenspaces must be perpendicular already; within a repeated one use the Gram–Schmidt process.`,
  say`Divide each vector by its length at the very end, so that roots come in the last step only.`,
];

export const exercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const { rows, eigenvalues } = drawUntil(
      () => draw(random, difficulty),
      (drawn) =>
        isWithinBounds([...solve({ a: integerMatrix(drawn.rows) })], BOUNDS[difficulty]) &&
        hasShortProducts(drawn, BOUNDS[difficulty].numerator),
    );
    const unit = matrixExpression(identity(rows.length));
    const numbers = eigenvalues.map(count);
    return {
      body: { a: rows },
      hints: [
        say`Find the eigenvalues first. ${traceHint(rows)}`,
        determinantHint(rows),
        shiftedHint(rows),
        ...LAST_HINTS,
      ],
      facts: [
        holds('symmetric', A),
        ...numbers.map((value) => holds('singular', sum(A, negative(product('dot', value, unit))))),
        equal(apply('tr', A), sum(...numbers)),
      ],
    };
  },
};
