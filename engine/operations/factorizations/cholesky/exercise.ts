// Exercises in the Cholesky factorization: drawn from a factor of whole numbers.

import { equal, number, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { drawUntil, type Rows } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { drawLower, squared } from './drawn.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 10 },
    medium: { numerator: 400, denominator: 30 },
    hard: { numerator: 2000, denominator: 60 },
  },
  draw: (random, difficulty) => makers[difficulty](random),
};

const A = symbol('A');

const makers: ByDifficulty<(random: Random) => DrawnExercise> = {
  easy: (random) => posed(drawn(random, 2, 5)),
  medium: (random) => posed(drawn(random, 3, 3)),
  hard: (random) => posed(drawn(random, 3, 4)),
};

/** The second row begins with a number that is not 0, so that there is something to clear. */
function drawn(random: Random, size: number, largest: number): Rows {
  return drawUntil(
    () => squared(drawLower(random, size, largest)),
    (a) => a[1][0] !== 0,
  );
}

function posed(a: Rows): DrawnExercise {
  const [corner, beside] = [integer(a[0][0]), integer(a[0][1])];
  return {
    body: { a },
    hints: [
      say`Clear the entries below the diagonal, and multiply no row on the way. What are the pivots?`,
      say`The first pivot is ${claim([number(corner)], equal(measure('entryAt', A, 1, 1), number(corner)))}. The first column of the factor has its square root at the top.`,
      say`The entry beside the first pivot is ${claim([number(beside)], equal(measure('entryAt', A, 1, 2), number(beside)))}. Divide it by the same square root, and do so with the whole row.`,
    ],
    facts: [],
  };
}
