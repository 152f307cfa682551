// Exercises in triangular factors: drawn from the factors, so that the working stays in whole numbers.

import { equal, number, quotient, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import {
  drawNonzero,
  drawUnitLower,
  drawUntil,
  drawUpper,
  productOfRows,
  type Rows,
} from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 60, denominator: 1 },
    medium: { numerator: 150, denominator: 1 },
    hard: { numerator: 400, denominator: 60 },
  },
  draw: (random, difficulty) => makers[difficulty](random),
};

const A = symbol('A');

const makers: ByDifficulty<(random: Random) => DrawnExercise> = {
  easy: (random) => posed(drawn(random, 2, 3), {}, ONE_MULTIPLIER),
  medium: (random) => posed(drawn(random, 3, 3), {}, COLUMN_BY_COLUMN),
  hard: (random) => posed(drawn(random, 3, 3), { kind: 'ldu' }, DIAGONAL_LAST),
};

/** The product of a lower factor with ones and an upper factor without zeros on their diagonals, and a multiplier in row 2. */
function drawn(random: Random, size: number, largest: number): Rows {
  return drawUntil(
    () => {
      const diagonal = Array.from({ length: size }, () => drawNonzero(random, 4));
      return productOfRows(drawUnitLower(random, size, largest), drawUpper(random, diagonal, largest));
    },
    (a) => a[1][0] !== 0 && a.flat().every((entry) => Math.abs(entry) <= 40),
  );
}

const ONE_MULTIPLIER = say`Clear the entry below the diagonal. The multiplier that you need is the only unknown entry of the lower factor.`;
const COLUMN_BY_COLUMN = say`Clear the first column below the diagonal, then the second one, and write every multiplier down where it cleared.`;
const DIAGONAL_LAST = say`Find two triangular factors first. Then divide each row of the upper one by its entry on the diagonal.`;

function posed(a: Rows, more: { readonly kind?: string }, idea: Prose): DrawnExercise {
  const [corner, below] = [integer(a[0][0]), integer(a[1][0])];
  const multiplier = integer(a[1][0] / a[0][0]);
  const line = equal(quotient(number(below), number(corner)), number(multiplier));
  return {
    body: { a, ...more },
    hints: [
      idea,
      say`The first pivot is ${claim([number(corner)], equal(measure('entryAt', A, 1, 1), number(corner)))}. Which multiple of row ${1} clears the entry below it?`,
      say`The first multiplier is ${claim([line], equal(quotient(measure('entryAt', A, 2, 1), measure('entryAt', A, 1, 1)), number(multiplier)), equal(measure('entryAt', A, 2, 1), number(below)), equal(measure('entryAt', A, 1, 1), number(corner)))}.`,
    ],
    facts: [equal(measure('entryAt', A, 2, 1), number(below))],
  };
}
