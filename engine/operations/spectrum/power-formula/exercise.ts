// Exercises in Power formula.

import { equal, indexed, list, negative, number, numbers, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entry, integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { negate } from '../../../exact/rational.ts';
import { drawRows, matrixInBody } from '../../../learning/drawing.ts';
import type { Exercise } from '../../../learning/exercise.ts';

const [SMALL, LARGER, LARGEST] = [9, 20, 50];

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: SMALL, denominator: 1 },
    medium: { numerator: LARGER, denominator: 1 },
    hard: { numerator: LARGEST, denominator: 1 },
  },
  draw: (random, difficulty) => {
    const [rows, columns, largest] = {
      easy: [2, 2, SMALL] as const,
      medium: [2, 3, LARGER] as const,
      hard: [3, 3, LARGEST] as const,
    }[difficulty];
    const a = integerMatrix(drawRows(random, rows, columns, { from: -largest, to: largest }));
    return { body: { a: matrixInBody(a) }, hints: hints(a), facts: [] };
  },
};

function hints(a: Matrix): readonly Prose[] {
  const first = entry(a, 0, 0);
  const row = list(numbers(rowsOf(a)[0].map(negate)));
  return [
    say`Every sign is turned, and nothing else changes.`,
    say`Begin in row ${1}, column ${1}: ${equal(negative(indexed('a', 1, 1)), number(negate(first)))}.`,
    say`${claim(say`The first row becomes ${row}`, equal(measure('rowAt', negative(symbol('A')), 1), row))}.`,
  ];
}
