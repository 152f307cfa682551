// Exercises in LDLᵀ factorizations: drawn from factors of whole numbers.

import { equal, number, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { drawUntil, type Rows } from '../../../learning/drawing.ts';
import type { Exercise } from '../../../learning/exercise.ts';
import { drawFactors, symmetricProduct } from './drawn.ts';

const A = symbol('A');

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 1 },
    medium: { numerator: 400, denominator: 1 },
    hard: { numerator: 2000, denominator: 1 },
  },
  draw: (random, difficulty) => {
    const size = { easy: 2, medium: 3, hard: 3 }[difficulty];
    const largest = { easy: 5, medium: 2, hard: 4 }[difficulty];
    const a: Rows = drawUntil(
      () => symmetricProduct(drawFactors(random, size, largest)),
      (drawn) => drawn[1][0] !== 0,
    );
    const corner = integer(a[0][0]);
    return {
      body: { a },
      hints: [
        say`Subtract multiples of rows from the rows below, change no row otherwise, and write each multiplier down.`,
        say`The first number of ${symbol('D')} is ${claim([number(corner)], equal(measure('entryAt', A, 1, 1), number(corner)))}. Divide the rest of the first column by it: these are the first multipliers.`,
        say`The last factor costs nothing: turn the columns of the first one into rows.`,
      ],
      facts: [],
    };
  },
};
