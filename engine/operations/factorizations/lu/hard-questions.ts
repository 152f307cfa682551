// Harder questions about triangular factors: a matrix whose rows were exchanged before it was factored.

import { integer } from '../../../exact/rational.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import { count, equal, grid, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { because, chosenNumber, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, drawUnitLower, drawUntil, drawUpper, productOfRows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, K, L, U] = ['A', 'k', 'L', 'U'].map(symbol);

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

/** The entry of the matrix that leads to a last pivot. */
export function entryForPivot(random: Random): DrawnQuestion {
  const [a, b, factor, last] = [1, 2, 3, 4].map(() => drawNonzero(random, 6));
  const k = factor * b + last;
  const rows = [
    [count(a), count(b)],
    [count(factor * a), K],
  ];
  return {
    prompt: say`For which number ${K} has ${equal(A, grid(rows))}, written as ${times(L, U)} with ones on the diagonal of ${L}, the number ${last} as the last entry of ${U}?`,
    hints: [
      say`Which multiple of the first row clears ${factor * a} below ${a}?`,
      say`Take this multiple of ${b} from ${K}: what must be left?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The second row of ${L} begins with ${equal(quotient(count(factor * a), count(a)), count(factor))}, which is how often the first row is taken from the second.`,
      say`Then ${equal(sum(K, negative(dotted(count(factor), count(b)))), count(last))} is left in the last place, so ${equal(K, sum(count(last), count(factor * b)), count(k))}.`,
    ],
    names: {
      k: integer(k),
      A: integerMatrix([
        [a, b],
        [factor * a, k],
      ]),
    },
  };
}

/** The determinant of a matrix whose rows were exchanged before it was factored. */
export function determinantBefore(random: Random): DrawnQuestion {
  const lower = drawUnitLower(random, 3, 3);
  const pivots = [1, 2, 3].map(() => drawNonzero(random, 5));
  const upper = drawUpper(random, pivots, 4);
  const exchanges = random.integer(1, 2);
  const product = pivots.reduce((x, y) => x * y);
  const value = exchanges === 1 ? -product : product;
  return {
    prompt: say`After ${exchanges === 1 ? 'one exchange of two rows' : 'two exchanges of rows, one after the other,'} a matrix ${A} has the factors ${equal(L, shown(...lower))} and ${equal(U, shown(...upper))}. What is the determinant of ${A}?`,
    hints: [
      say`Find the determinant of ${times(L, U)} first: the diagonal of ${U} begins with ${pivots[0]}.`,
      say`What does each of the exchanges of rows do to a determinant?`,
    ],
    expected: numberExpected(value),
    solution: [
      say`The diagonal of ${L} holds only ones, so ${times(L, U)} has the determinant ${equal(dotted(...pivots.map(count)), count(product))}.`,
      exchanges === 1
        ? say`The exchange turned the sign, so the determinant of ${A} is ${value}.`
        : say`Each exchange turned the sign, and together the two of them leave it: the determinant of ${A} is ${value}.`,
    ],
    names: { L: integerMatrix(lower), U: integerMatrix(upper) },
  };
}

/** The entry for which the second pivot would be zero. */
export function noSecondPivot(random: Random): DrawnQuestion {
  const [a, b, factor] = [drawNonzero(random, 5), drawNonzero(random, 5), random.pick([-3, -2, 2, 3])];
  const [c, d, e] = [1, 2, 3].map(() => drawNonzero(random, 6));
  const k = factor * b;
  const below = drawUntil(
    () => [drawNonzero(random, 5), drawNonzero(random, 5)],
    ([x, y]) => x * b !== y * a,
  );
  const rows = [
    [count(a), count(b), count(c)],
    [count(factor * a), K, count(d)],
    [count(below[0]), count(below[1]), count(e)],
  ];
  /** The number is right where the upper left determinant is zero. */
  const number = (value: number) =>
    option(say`It is ${value}.`, equal(dotted(count(a), count(value)), dotted(count(b), count(factor * a))));
  const right = number(k);
  return {
    prompt: say`For one number ${K} the matrix ${equal(A, grid(rows))} cannot be written as ${times(L, U)} without an exchange of rows. Which number is it?`,
    hints: [
      say`Clear the first column below ${a}. Which number stands in the second pivot's place then, with ${K} in it?`,
      say`A pivot of zero with another number below it asks for an exchange. When is the second pivot zero?`,
    ],
    expected: chosenNumber(random, number, k, -k, 0, factor),
    solution: [
      say`Clearing below the first pivot takes ${equal(quotient(count(factor * a), count(a)), count(factor))} times the first row from the second, which leaves ${sum(K, negative(dotted(count(factor), count(b))))} as the second pivot.`,
      say`It is zero for ${equal(K, dotted(count(factor), count(b)), count(k))}, and the number below it is not, since the first and the last row do not begin in the same ratio.`,
      because(right),
    ],
    names: {
      k: integer(k),
      A: integerMatrix([
        [a, b, c],
        [factor * a, k, d],
        [...below, e],
      ]),
    },
  };
}
