// Harder questions about differences: an unknown matrix that is taken away and from which something is taken away.

import { count, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { matrixExpected } from '../../../exercises/questions.ts';
import { combined } from '../../../exercises/whole-numbers.ts';
import { drawRows, drawUntil } from '../../../learning/drawing.ts';
import { fraction, shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const X = symbol('X');

/** The matrix in the middle of two others. */
export function unknownTwice(random: Random): DrawnQuestion {
  const x = drawRows(random, 2, 2, { from: -9, to: 9 });
  const apart = drawUntil(
    () => drawRows(random, 2, 2, { from: -8, to: 8 }),
    (rows) => rows.flat().filter((entry) => entry === 0).length < 2,
  );
  const a = combined(x, apart, (p, q) => p + q);
  const b = combined(x, apart, (p, q) => p - q);
  const total = combined(a, b, (p, q) => p + q);
  return {
    prompt: say`Find the matrix ${X} with ${equal(sum(shown(...a), negative(X)), sum(X, negative(shown(...b))))}.`,
    hints: [
      say`Bring both ${X} to one side, and the two known matrices to the other.`,
      say`In row ${1}, column ${1} twice the entry of ${X} is ${sum(count(a[0][0]), count(b[0][0]))}.`,
    ],
    expected: matrixExpected(x),
    solution: [
      say`With ${X} and ${shown(...b)} added to both sides the equation says ${equal(sum(X, X), sum(shown(...a), shown(...b)), shown(...total))}.`,
      say`So ${equal(X, times(fraction(1, 2), shown(...total)), shown(...x))}: it lies in the middle of both at each place, and both differences are ${shown(...apart)}.`,
    ],
    names: { X: integerMatrix(x) },
  };
}
