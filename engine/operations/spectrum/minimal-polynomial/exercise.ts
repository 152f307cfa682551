// Exercises in minimal polynomials: of two rows, and of three rows with an eigenvalue that comes twice.

import { added, count, equal, power, product, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { drawDistinct, drawRows, drawUntil, type Rows } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { similar, withDouble } from './drawn.ts';
import { solve } from './solve.ts';

const [A, I] = ['A', 'I'].map(symbol);

const BOUNDS: ByDifficulty<Bounds> = {
  easy: { numerator: 100, denominator: 10 },
  medium: { numerator: 300, denominator: 100 },
  hard: { numerator: 1000, denominator: 100 },
};

export const exercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const a = drawUntil(
      () => drawMatrix(random, difficulty),
      (rows) => rows[0][1] !== 0 && isWithinBounds([...solve({ a: integerMatrix(rows) })], BOUNDS[difficulty]),
    );
    const beside = a[0][1];
    return {
      body: { a },
      hints: [
        say`Row ${1}, column ${2} holds ${claim([count(beside)], equal(measure('entryAt', A, 1, 2), count(beside)))}, where ${I} has a zero: so ${A} is no multiple of ${I}, and the degree is greater than one.`,
        say`Work out ${power(A, count(2))}. Is it a combination of ${A} and ${I}? In row ${1}, column ${2} ${squareEntry(a)}: that tells the factor of ${A}.`,
        say`If all entries agree, the powers are dependent and the factors are found. If not, go on with the next power.`,
      ],
      facts: [],
    };
  },
};

/** The entry of the square beside that of A. */
function squareEntry(a: Rows): Prose {
  const terms = added(a.map((row, k) => product('dot', count(a[0][k]), count(row[1]))));
  const given = count(a[0][1]);
  return [
    claim(
      say`it has ${terms}, and ${A} has ${given}`,
      equal(measure('entryAt', power(A, count(2)), 1, 2), terms),
      equal(measure('entryAt', A, 1, 2), given),
    ),
  ];
}

/** The working of an easy one solves a quadratic: its discriminant is bounded like the other numbers. */
function drawMatrix(random: Random, difficulty: Difficulty): Rows {
  if (difficulty === 'easy') {
    return drawUntil(
      () => drawRows(random, 2, 2, { from: -5, to: 6 }),
      ([[a, b], [c, d]]) => Math.abs((a - d) ** 2 + 4 * b * c) <= BOUNDS.easy.numerator,
    );
  }
  const [first, second] = drawDistinct(random, 2, { from: -3, to: 4 });
  return similar(random, withDouble(first, second, difficulty === 'hard'), 3);
}
