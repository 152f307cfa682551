// Harder questions about triangular factors: a matrix whose rows were exchanged before it was factored.

import { productSteps } from '../../../exercises/worked-products.ts';
import { equal, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { matrixExpected } from '../../../exercises/questions.ts';
import { drawNonzero, drawUnitLower, drawUntil, drawUpper, productOfRows } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, L, U] = ['A', 'L', 'U'].map(symbol);

/** The matrix from the factors that it has after an exchange of two rows. */
export function beforeExchange(random: Random): DrawnQuestion {
  const lower = drawUntil(
    () => drawUnitLower(random, 3, 3),
    (rows) => rows[1][0] !== 0 && rows[2][1] !== 0,
  );
  const upper = drawUpper(
    random,
    [1, 2, 3].map(() => drawNonzero(random, 4)),
    4,
  );
  const product = productOfRows(lower, upper);
  const [i, j] = random.pick([
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const);
  const a = product.with(i, product[j]).with(j, product[i]);
  return {
    prompt: say`After rows ${i + 1} and ${j + 1} of a matrix ${A} have been exchanged, the result has the factors ${equal(L, shown(...lower))} and ${equal(U, shown(...upper))}. Which matrix is ${A}?`,
    hints: [
      say`Work out ${times(L, U)} first. Its first row is that of ${U}, ${shown(upper[0])}.`,
      say`What undoes the exchange of rows ${i + 1} and ${j + 1}?`,
    ],
    expected: matrixExpected(a),
    solution: [
      say`The product of the factors is ${equal(times(L, U), ...productSteps(lower, upper))}.`,
      say`The exchange is undone by the same exchange: with rows ${i + 1} and ${j + 1} exchanged again it is ${equal(A, shown(...a))}.`,
    ],
    names: { A: integerMatrix(a), L: integerMatrix(lower), U: integerMatrix(upper) },
  };
}
