// Exercises in null spaces and left null spaces: homogeneous systems with free unknowns.

import { count, equal, type Expression, power, symbol, word } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import { matrixInBody } from '../../../learning/drawing.ts';
import type { Exercise } from '../../../learning/exercise.ts';
import { BOUNDS, drawMatrix, factsAbout } from '../../../exercises/matrices-of-rank.ts';
import { type Side, solve } from './solve.ts';
import { firstClearing } from '../../../exercises/first-clearing.ts';

const A = symbol('A');
const TRANSPOSED: Expression = power(A, word('T'));

/** A matrix for the left null space is drawn by its transpose, whose reduction is the working. */
export function exerciseOf(side: Side): Exercise {
  const asked = (drawn: Matrix): Matrix => (side === 'right' ? drawn : transpose(drawn));
  return {
    bounds: BOUNDS,
    draw: (random, difficulty) => {
      const { a: system, shape } = drawMatrix(random, difficulty, (drawn) => solve({ a: asked(drawn), side }));
      const a = asked(system);
      return {
        body: { a: matrixInBody(a) },
        hints: HINTS[side](a),
        facts: factsAbout(side === 'right' ? A : TRANSPOSED, shape),
      };
    },
  };
}

const HINTS: { readonly [S in Side]: (a: Matrix) => readonly Prose[] } = {
  right: (a) => [
    say`Read ${A} as the coefficients of ${claim(say`${a.rows} equations`, equal(measure('rowCount', A), count(a.rows)))} in ${claim(say`${a.columns} unknowns`, equal(measure('columnCount', A), count(a.columns)))}, with zeros on the right. What are all their solutions?`,
    say`Bring ${A} to reduced row echelon form. The zeros on the right stay zeros, so there is no need to write them. ${firstClearing(a, A)}`,
    say`The unknowns whose columns hold no pivot are free. Give each of them a letter, and write the others with these letters.`,
    say`Collect what belongs to each letter in a vector of its own. Multiply ${A} by each vector as a test.`,
  ],
  left: (a) => [
    say`You look for multiples of ${claim(say`the ${a.rows} rows`, equal(measure('rowCount', A), count(a.rows)))} that add up to a row of ${claim(say`${a.columns} zeros`, equal(measure('columnCount', A), count(a.columns)))}.`,
    say`Write this as a homogeneous system for the multiples: its coefficients are those of ${TRANSPOSED}.`,
    say`Bring ${TRANSPOSED} to reduced row echelon form. ${firstClearing(transpose(a), TRANSPOSED)}`,
    say`Give each unknown without a pivot in its column a letter, and write the others with these letters.`,
    say`Collect what belongs to each letter in a vector of its own, and test it: write it as a row to the left of ${A} and multiply.`,
  ],
};
