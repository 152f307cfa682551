// Harder questions about powers entry by entry: where the matrix square and the squares of the entries meet.

import { measure } from '../../../document/facts.ts';
import { quotient, relation, root, count, equal, grid, power, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, option, numberExpected } from '../../../exercises/questions.ts';
import { drawRows, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { fraction, shown, dotted, times } from '../../../learning/notation.ts';
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

/** Whether a negative fractional exponent is allowed: a base may be 0, or negative, or neither. */
export function rootAndReciprocal(random: Random): DrawnQuestion {
  const squares = drawRows(random, 2, 2, { from: 2, to: 9 }).map((row) => row.map((x) => x * x));
  const [i, j] = [random.integer(0, 1), random.integer(0, 1)];
  const kind = random.pick(['zero', 'negative', 'fine'] as const);
  const special = { zero: 0, negative: -squares[i][j], fine: squares[i][j] }[kind];
  const a = squares.map((row, r) => (r === i ? row.with(j, special) : row));
  const least = measure('least', A);
  const zero = option(say`No: one base is 0, and the reciprocal of 0 does not exist.`, equal(least, count(0)));
  const negativeBase = option(
    say`No: one base is negative, and it has no square root in real numbers.`,
    relation(least, 'less', count(0)),
  );
  const fine = option(
    say`Yes: every base is positive, so it has a square root, and that has a reciprocal.`,
    relation(least, 'greater', count(0)),
  );
  const right = { zero, negative: negativeBase, fine }[kind];
  const exponent = fraction(-1, 2);
  return {
    prompt: say`Can each entry of ${equal(A, shown(...a))} be raised to the exponent ${exponent} in real numbers?`,
    hints: [
      say`The exponent ${exponent} asks for two things: what does its denominator ask for, and what does its minus?`,
      say`Ask of each base whether it has a square root, and whether that root has a reciprocal. The first base is ${a[0][0]}.`,
    ],
    expected: chosen(random, right, ...[zero, negativeBase, fine].filter((each) => each !== right)),
    solution: [
      say`The power of a base with the exponent ${exponent} is the reciprocal of its square root, such as ${equal(quotient(count(1), root(count(squares[1 - i][j]))), fraction(1, Math.sqrt(squares[1 - i][j])))} for ${squares[1 - i][j]}.`,
      kind === 'zero'
        ? say`In row ${i + 1}, column ${j + 1} stands ${0}: it has a root, ${0}, but ${1} cannot be divided by it.`
        : kind === 'negative'
          ? say`In row ${i + 1}, column ${j + 1} stands ${special}, which is the square of no real number.`
          : say`The smallest of the bases is ${Math.min(...a.flat())}, which is positive.`,
      because(right),
    ],
    names: { A: integerMatrix(a) },
  };
}
