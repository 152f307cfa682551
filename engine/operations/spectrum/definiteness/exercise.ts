// Exercises in definiteness: pivots of one sign, of both, and pivots that are zero.

import { count, determinantOf, equal, list, relation, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { drawUntil, type Rows } from '../../../learning/drawing.ts';
import type { Difficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { drawWithPivots } from './drawn.ts';
import { shown } from '../../../learning/notation.ts';

const A = symbol('A');

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 1 },
    medium: { numerator: 200, denominator: 1 },
    hard: { numerator: 1000, denominator: 1 },
  },
  draw: (random, difficulty) => {
    const a = drawUntil(
      () => drawWithPivots(random, drawPivots(random, difficulty), { easy: 3, medium: 2, hard: 3 }[difficulty]),
      (rows) => rows[1][0] !== 0,
    );
    const corner = a[0][0];
    return { body: { a }, hints: [MINORS, cornerHint(corner), nextMinorHint(a), signHint(a)], facts: [] };
  },
};

function drawPivots(random: Random, difficulty: Difficulty): readonly number[] {
  const size = { easy: 2, medium: 3, hard: 3 }[difficulty];
  const largest = { easy: 4, medium: 3, hard: 5 }[difficulty];
  const sign = random.pick([1, -1]);
  const pivots = Array.from({ length: size }, () => sign * random.integer(1, largest));
  const sort = random.pick(difficulty === 'easy' ? ['definite', 'indefinite'] : ['definite', 'indefinite', 'zero']);
  const last = pivots[size - 1];
  if (sort === 'definite') return pivots;
  return pivots.with(size - 1, sort === 'zero' ? 0 : -last);
}

const MINORS = say`Work out the determinants of the first rows and as many columns, one after the other.`;

function cornerHint(corner: number): Prose {
  const entry = measure('entryAt', A, 1, 1);
  const isPositive = corner > 0;
  return say`The first entry is ${claim([count(corner)], equal(entry, count(corner)))}. ${isPositive ? 'Only a positive definite or semidefinite form could still keep one sign.' : 'Only a negative definite or semidefinite form could still keep one sign.'}`;
}

function nextMinorHint([first, second]: Rows): Prose {
  const rows = [first.slice(0, 2), second.slice(0, 2)];
  const left = measure('columnsAt', measure('rowsAt', A, list([count(1), count(2)])), list([count(1), count(2)]));
  const minor = claim([determinantOf(shown(...rows))], equal(determinantOf(left), determinantOf(shown(...rows))));
  return say`The next determinant is ${minor}. Is it positive, negative or zero?`;
}

function signHint(a: Rows): Prose {
  const isPositive = a[0][0] > 0;
  const fact = relation(measure('entryAt', A, 1, 1), isPositive ? 'greater' : 'less', count(0));
  return isPositive
    ? say`${claim(say`The first entry is positive`, fact)}, so compare all minors with ${0}. If the last one is zero, complete the squares.`
    : say`${claim(say`The first entry is negative`, fact)}, so compare the signs of the minors with minus, plus, minus. If the last one is zero, complete the squares.`;
}
