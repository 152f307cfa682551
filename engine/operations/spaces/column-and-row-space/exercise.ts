// Exercises in column spaces and row spaces.

import { count, equal, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import { matrixInBody } from '../../../learning/drawing.ts';
import type { Exercise } from '../../../learning/exercise.ts';
import { BOUNDS, drawMatrix, factsAbout } from '../../../exercises/matrices-of-rank.ts';
import { solve, type Space } from './solve.ts';
import { firstClearing } from '../../../exercises/first-clearing.ts';

const A = symbol('A');

export function exerciseOf(space: Space): Exercise {
  return {
    bounds: BOUNDS,
    draw: (random, difficulty) => {
      const { a, shape } = drawMatrix(random, difficulty, (drawn) => solve({ a: drawn, space, indexBase: 1 }));
      return { body: { a: matrixInBody(a) }, hints: HINTS[space](a), facts: factsAbout(A, shape) };
    },
  };
}

const HINTS: { readonly [S in Space]: (a: Matrix) => readonly Prose[] } = {
  columns: (a) => [
    say`Each vector of the answer has ${claim(say`${a.rows} entries`, equal(measure('rowCount', A), count(a.rows)))}, as each column of ${A} has. Which columns could be left out, since others give them?`,
    say`Bring ${A} to row echelon form. ${firstClearing(a, A)}`,
    say`It is the places of the pivots that you need. Go back to ${A} with these places: the columns of the echelon form span another space in general.`,
    say`Test a column that you leave out: with the right factors the others must add up to it.`,
  ],
  rows: (a) => [
    say`Each vector of the answer has ${claim(say`${a.columns} entries`, equal(measure('columnCount', A), count(a.columns)))}, as each row of ${A} has. Which operations on the rows leave everything that they span as it is?`,
    say`Bring ${A} to reduced row echelon form; its rows span the same. ${firstClearing(a, A)}`,
    say`Rows of zeros add nothing to a span. What is left has a leading one that no other row can remove.`,
    say`Test the result with a row of ${A}: its entries in the pivot columns are the factors that must give the whole row.`,
  ],
};
