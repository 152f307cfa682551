// Harder questions about powers entry by entry: where the matrix square and the squares of the entries meet.

import { count, equal, grid, power, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, K] = ['A', 'k'].map(symbol);

/** For which number other than zero an entry beside the diagonal is the same in both squares. */
export function sameBesideDiagonal(random: Random): DrawnQuestion {
  const [a, b, c] = drawUntil(
    () => [drawNonzero(random, 9), drawNonzero(random, 9), drawNonzero(random, 9)] as const,
    ([x, y]) => x + y !== 0,
  );
  const k = a + b;
  return {
    prompt: say`${equal(
      A,
      grid([
        [count(a), K],
        [count(c), count(b)],
      ]),
    )} is multiplied by itself, and its entries are squared one by one. For which number ${K} other than ${0} do both results agree in row ${1}, column ${2}?`,
    hints: [
      say`In ${times(A, A)} row ${1} of ${A} meets column ${2} of ${A}: which two products with ${K} are added there?`,
      say`Set their sum equal to ${power(K, count(2))}, and divide by ${K}, which is not ${0}.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`In ${times(A, A)} stands ${sum(times(count(a), K), times(count(b), K))}, in the other result ${power(K, count(2))}.`,
      say`They agree where ${equal(dotted(sum(count(a), count(b)), K), power(K, count(2)))}. Divided by ${K}, this says ${equal(K, sum(count(a), count(b)), count(k))}.`,
    ],
    names: {
      k: integer(k),
      A: integerMatrix([
        [a, k],
        [c, b],
      ]),
    },
  };
}
