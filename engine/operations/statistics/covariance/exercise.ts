// Exercises in covariances: columns laid around whole means, so that every deviation is whole.

import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { count, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { drawUntil, type Rows } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import { drawObservations } from '../observations.ts';
import { solve } from './solve.ts';
import { deviationsHint, productsHint } from '../observation-hints.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 100, denominator: 4 },
  medium: { numerator: 300, denominator: 5 },
  hard: { numerator: 500, denominator: 5 },
};

const A = symbol('A');

/** The number of observations and of variables, and how far deviations reach. */
const SIZES: ByDifficulty<readonly [observations: number, variables: number, largest: number]> = {
  easy: [3, 2, 3],
  medium: [4, 2, 5],
  hard: [4, 3, 4],
};

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) => {
    const ddof = difficulty === 'easy' ? 0 : random.integer(0, 1);
    const rows = drawUntil(
      () => drawObservations(random, ...SIZES[difficulty]),
      (drawn) => isWithinBounds([...solve({ a: integerMatrix(drawn), ddof })], bounds[difficulty]),
    );
    return posed(rows, ddof, difficulty);
  },
};

function posed(rows: Rows, ddof: number, difficulty: Difficulty): DrawnExercise {
  const divisor = claim(
    say`the sums are divided by ${rows.length - ddof}`,
    ddof === 1
      ? equal(sum(measure('rowCount', A), negative(count(1))), count(rows.length - 1))
      : equal(measure('rowCount', A), count(rows.length)),
  );
  const last: Prose =
    ddof === 1
      ? say`The observations are a sample, so ${divisor}.`
      : say`The observations are the whole population, so ${divisor}.`;
  return {
    body: ddof === 1 ? { a: rows, ddof } : { a: rows },
    hints: [
      difficulty === 'hard'
        ? say`How many different covariances are there, when the order of two columns does not matter?`
        : say`Which number does each entry have to be compared with? All means are whole here.`,
      deviationsHint(rows),
      say`${productsHint(rows)} ${last}`,
    ],
    facts: [equal(measure('rowCount', A), count(rows.length))],
  };
}
