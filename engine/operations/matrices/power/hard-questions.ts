// Harder questions about powers: a matrix whose square is a multiple of the identity, an unknown exponent, and a matrix of three rows that may vanish.

import { productSteps } from '../../../exercises/worked-products.ts';
import { count, equal, power, relation, sum, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { mapped } from '../../../exercises/whole-numbers.ts';
import { drawNonzero, drawUntil, productOfRows, type Rows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, K] = ['A', 'k'].map(symbol);

/** The square is a small multiple of the identity, so that high powers are short. */
export function squareIsMultiple(random: Random): DrawnQuestion {
  const [a, b, c] = drawUntil(
    () => [drawNonzero(random, 3), drawNonzero(random, 4), drawNonzero(random, 4)] as const,
    ([x, y, z]) => [-3, -2, -1, 1, 2, 3, 4].includes(x * x + y * z),
  );
  const scale = a * a + b * c;
  const exponent = random.integer(5, 8);
  const half = Math.floor(exponent / 2);
  const isOdd = exponent % 2 === 1;
  const rows: Rows = [
    [a, b],
    [c, -a],
  ];
  const base: Rows = isOdd
    ? rows
    : [
        [1, 0],
        [0, 1],
      ];
  const result = mapped(base, (x) => x * scale ** half);
  const grouped = power(power(A, count(2)), count(half));
  return {
    prompt: say`Find the power ${power(A, count(exponent))} of ${equal(A, shown(...rows))} without ${exponent - 1} multiplications of matrices.`,
    hints: [
      say`Work out the square of ${A}. What is special about its entries beside the diagonal, and about those on it?`,
      say`How many squares are there in ${exponent} factors, and is a factor ${A} left over?`,
    ],
    expected: matrixExpected(result),
    solution: [
      say`The square is ${equal(times(A, A), ...productSteps(rows, rows))}, which is ${scale === 1 ? say`the identity matrix` : say`${scale} times the identity matrix`}.`,
      isOdd
        ? say`In ${exponent} factors there are ${half} squares, and one ${A} is left over.`
        : say`In ${exponent} factors there are ${half} squares, and no factor is left over.`,
      say`So ${equal(power(A, count(exponent)), isOdd ? times(grouped, A) : grouped, ...(scale === 1 ? [] : [times(power(count(scale), count(half)), shown(...base))]), shown(...result))}.`,
    ],
    names: { A: integerMatrix(rows) },
  };
}

/** An exponent from an equation that holds for all invertible matrices. */
export function unknownExponent(random: Random): DrawnQuestion {
  const [p, q] = [random.integer(2, 5), random.integer(2, 5)];
  const k = drawNonzero(random, 8);
  const whole = p * q + k;
  const inner = power(A, count(p));
  return {
    prompt: say`For every invertible matrix ${A} the power with the exponent ${q} of ${inner}, times the power of ${A} with the exponent ${K}, is to be the power of ${A} with the exponent ${whole}. Find ${K}.`,
    hints: [
      say`How many factors ${A} are there in ${q} groups of ${p}?`,
      say`A negative exponent stands for factors ${power(A, count(-1))}, each of which takes one factor ${A} away. Compare the numbers of factors on both sides.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The ${q} groups of ${p} factors make ${equal(dotted(count(q), count(p)), count(p * q))} factors ${A}.`,
      say`On the right there are ${whole}, so ${equal(sum(count(p * q), K), count(whole))}, and ${equal(K, count(k))}.`,
    ],
    names: { k: integer(k) },
  };
}

/** Whether three rows, in which a triangle with zeros on the diagonal may be hidden by another order, vanish in some power. */
export function hiddenTriangle(random: Random): DrawnQuestion {
  const [x, y, z] = [drawNonzero(random, 6), drawNonzero(random, 6), drawNonzero(random, 6)];
  const kind = random.pick(['third', 'second', 'never'] as const);
  const triangle: Rows = [
    [0, kind === 'second' ? 0 : x, y],
    [0, 0, z],
    [kind === 'never' ? drawNonzero(random, 6) : 0, 0, 0],
  ];
  const order = random.shuffled([0, 1, 2]);
  const a = order.map((i) => order.map((j) => triangle[i][j]));
  const square = productOfRows(a, a);
  const zero = (exponent: number) => holds('zero', power(A, count(exponent)));
  const notZero = (exponent: number) =>
    relation(power(A, count(exponent)), 'unequal', shown([0, 0, 0], [0, 0, 0], [0, 0, 0]));
  const second = option(say`Yes: its square is the zero matrix.`, zero(2));
  const third = option(say`Yes: its third power is the zero matrix, and its square is not.`, zero(3), notZero(2));
  const never = option(say`No: no power of it is the zero matrix.`, notZero(3));
  const right = { second, third, never }[kind];
  return {
    prompt: say`Is some power of ${equal(A, shown(...a))} with a positive exponent the zero matrix?`,
    hints: [
      say`Work out the square first. If it is not zero, multiply it by ${A} once more.`,
      say`A matrix of three rows that vanishes in some power vanishes in the third at the latest. So ${times(A, A, A)} decides.`,
    ],
    expected: chosen(random, right, ...[second, third, never].filter((each) => each !== right)),
    solution: [
      say`The square is ${equal(times(A, A), ...productSteps(a, a))}.`,
      ...(kind === 'second'
        ? [say`All higher powers contain it as a factor.`]
        : [say`The third power is ${equal(times(A, A, A), ...productSteps(square, a))}.`]),
      ...(kind === 'never'
        ? [say`A matrix of three rows whose third power is not zero has no power that is zero.`]
        : []),
      because(right),
    ],
    names: { A: integerMatrix(a) },
  };
}
