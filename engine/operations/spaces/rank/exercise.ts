// Exercises in ranks: matrices of a planned rank, wide and tall.

import { count, equal, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { matrixInBody } from '../../../learning/drawing.ts';
import type { Exercise } from '../../../learning/exercise.ts';
import { BOUNDS, drawMatrix, factsAbout } from '../../../exercises/matrices-of-rank.ts';
import { solve } from './solve.ts';
import { firstClearing } from '../../../exercises/first-clearing.ts';

const A = symbol('A');

export const exercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const { a, shape } = drawMatrix(random, difficulty, (drawn) => solve({ a: drawn, indexBase: 1 }));
    const { rows, columns } = a;
    return {
      body: { a: matrixInBody(a) },
      hints: [
        rows < columns
          ? say`A row has room for a single pivot, and so has a column. Which of ${claim(say`the ${rows} rows`, equal(measure('rowCount', A), count(rows)))} and ${claim(say`${columns} columns`, equal(measure('columnCount', A), count(columns)))} set the limit?`
          : say`Before you reduce, look whether some row of ${A} is a multiple of another, or a sum of others. Such a row adds nothing.`,
        firstClearing(a, A),
        say`Go on with the rows below. You need no leading ones, and nothing has to be cleared above a pivot: a staircase is enough to count its steps.`,
        say`The nullity needs no further working: compare the pivots with ${claim(say`the ${columns} columns`, equal(measure('columnCount', A), count(columns)))}.`,
      ],
      facts: factsAbout(A, shape),
    };
  },
};
