// Exercises in correlations: whole correlations or fractions first, then roots, then three columns.

import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { count, equal, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { entriesOf, integerMatrix } from '../../../exact/matrix.ts';
import { isZero, type Rational } from '../../../exact/rational.ts';
import { drawUntil, type Rows } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import { drawObservations } from '../observations.ts';
import { type CorrelationMove, solve, squaresOf } from './solve.ts';
import { deviationsHint, productsHint } from '../observation-hints.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 150, denominator: 10 },
  medium: { numerator: 1000, denominator: 100 },
  hard: { numerator: 2000, denominator: 100 },
};

const A = symbol('A');

/** The number of observations and of variables, and how far deviations reach. */
const SIZES: ByDifficulty<readonly [observations: number, variables: number, largest: number]> = {
  easy: [3, 2, 3],
  medium: [4, 2, 4],
  hard: [4, 3, 3],
};

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) =>
    posed(
      drawUntil(
        () => drawObservations(random, ...SIZES[difficulty]),
        (rows) => isFit([...solve({ a: integerMatrix(rows) })], difficulty),
      ),
      difficulty,
    ),
};

/** Easy ones have no roots in their answers, the others have one at least; none has a zero. */
function isFit(moves: readonly CorrelationMove[], difficulty: Difficulty): boolean {
  const hasRoots = moves.some((move) => move.move === 'normalize' && move.facts.correlation.kind === 'real');
  const hasZeros = moves.some((move) => move.move === 'pair' && entriesOf(move.facts.scatter).some(isZero));
  return (
    hasRoots === (difficulty !== 'easy') && !hasZeros && isWithinBounds([moves, productsIn(moves)], bounds[difficulty])
  );
}

/** The numbers under the roots. */
function productsIn(moves: readonly CorrelationMove[]): readonly Rational[] {
  const [scatter] = moves.flatMap((move) => (move.move === 'normalize' ? [move.facts.scatter] : []));
  const places = Array.from({ length: scatter.columns }, (_, place) => place);
  return places.flatMap((i) => places.filter((j) => j > i).map((j) => squaresOf(scatter, i, j)));
}

function posed(rows: Rows, difficulty: Difficulty): DrawnExercise {
  return {
    body: { a: rows },
    hints: [hints[difficulty], deviationsHint(rows), say`${productsHint(rows)} ${SUMS}`, ROOTS],
    facts: [equal(measure('rowCount', A), count(rows.length))],
  };
}

const hints: ByDifficulty<DrawnExercise['hints'][number]> = {
  easy: say`Begin with the mean of each column, and write down how far each entry is from it.`,
  medium: say`Is the number of observations needed at all? Look at the divisors of the covariance and of the two variances.`,
  hard: say`Which entries of the answer are known before any calculation, and which are equal to each other?`,
};
const SUMS = say`You need the sum of the squares of each column of deviations, too.`;
const ROOTS = say`Divide the sum of products by the root of the product of both sums of squares. A result below minus one or above one shows a slip.`;
