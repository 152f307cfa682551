// Exercises in rank factorizations: matrices of a planned rank.

import { count, equal, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { matrixInBody } from '../../../learning/drawing.ts';
import type { Exercise } from '../../../learning/exercise.ts';
import { BOUNDS, drawMatrix, factsAbout } from '../../../exercises/matrices-of-rank.ts';
import { solve } from './solve.ts';
import { firstClearing } from '../../../exercises/first-clearing.ts';

const [A, C, F] = ['A', 'C', 'F'].map(symbol);

export const exercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const { a, shape } = drawMatrix(random, difficulty, (drawn) => solve({ a: drawn }));
    return {
      body: { a: matrixInBody(a) },
      hints: [
        say`${C} has ${claim(say`${a.rows} rows`, equal(measure('rowCount', A), count(a.rows)))}, as ${A} has, and ${F} has as many columns as ${A}. What do they share?`,
        say`Bring ${A} to reduced row echelon form, and mark its pivots. ${firstClearing(a, A)}`,
        say`One factor is taken from ${A}, the other one from the form. Rows of zeros are left behind.`,
        say`Multiply both factors at the end: any column of ${A} must come back.`,
      ],
      facts: factsAbout(A, shape),
    };
  },
};
