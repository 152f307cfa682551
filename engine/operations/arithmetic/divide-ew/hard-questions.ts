// Harder questions about quotients entry by entry: equal quotients, divisors with a parameter, and two steps in one factor.

import {
  count,
  divided,
  equal,
  grid,
  negative,
  number,
  product,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { divide, integer, multiply, rational } from '../../../exact/rational.ts';
import { listExpected, numberExpected } from '../../../exercises/questions.ts';
import { drawDistinct, drawNonzero, drawRows, drawUntil } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, K] = ['A', 'k'].map(symbol);

/** Two quotients with the unknown in both divisors that are to be equal. */
export function equalQuotients(random: Random): DrawnQuestion {
  const [value, k, c] = drawUntil(
    () => [drawNonzero(random, 6), drawNonzero(random, 9), drawNonzero(random, 8)] as const,
    ([, x, shift]) => x + shift !== 0,
  );
  const [first, second] = [value * k, value * (k + c)];
  const shifted = sum(K, count(c));
  return {
    prompt: say`For which number ${K} are both entries of the quotient of ${shown([first, second])} by ${grid([[K, shifted]])}, entry by entry, equal?`,
    hints: [
      say`Write both quotients with ${K}, and set them equal. None of the divisors may be ${0}.`,
      say`Multiply both sides by ${K} and by ${shifted}, so that ${first} and ${second} stand in products only.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The entries are equal where ${equal(quotient(count(first), K), quotient(count(second), shifted))}, that is, where ${equal(product('dot', count(first), shifted), times(count(second), K))}.`,
      say`This leaves ${equal(product('dot', count(first), count(c)), times(count(second - first), K))}, so ${equal(K, quotient(count(first * c), count(second - first)), count(k))}.`,
      say`Then both entries are ${equal(divided(count(first), count(k)), divided(count(second), count(k + c)), count(value))}.`,
    ],
    names: { k: integer(k) },
  };
}

/** For which numbers a quotient does not exist. */
export function forbiddenNumbers(random: Random): DrawnQuestion {
  const [p, q] = drawDistinct(random, 2, { from: -8, to: 8, without: [0] });
  const factor = random.integer(2, 4);
  const [x, y] = [drawNonzero(random, 9), drawNonzero(random, 9)];
  const less = (of: number) => sum(K, count(-of));
  const multiple = sum(times(count(factor), K), count(-factor * q));
  const a = [
    [0, x],
    [drawNonzero(random, 9), drawNonzero(random, 9)],
  ];
  return {
    prompt: say`For which numbers ${K} is ${shown(...a)} divided entry by entry by ${grid([
      [count(y), less(p)],
      [multiple, count(x)],
    ])} not defined? Write them in any order.`,
    hints: [
      say`Only the divisors matter: a dividend may be ${0}, a divisor may not. Which divisors hold ${K}?`,
      say`Set ${less(p)} and ${multiple} to zero, one after the other.`,
    ],
    expected: listExpected([p, q], 'equal-up-to-order'),
    solution: [
      say`A quotient by ${0} does not exist. The divisor ${less(p)} is ${0} for ${p} in the place of ${K}, since ${equal(sum(count(p), negative(count(p))), count(0))}.`,
      say`The divisor ${multiple} is ${0} for ${q}, since ${equal(sum(dotted(count(factor), count(q)), count(-factor * q)), count(0))}.`,
      say`The other divisors are never ${0}, so the numbers are ${p} and ${q}.`,
    ],
    names: {},
  };
}

/** A division and a multiplication one after the other, as one division. */
export function oneDivision(random: Random): DrawnQuestion {
  const draw = () => rational(BigInt(drawNonzero(random, 7)), BigInt(random.pick([2, 3, 5, 7])));
  const [by, factor] = drawUntil(
    () => [draw(), draw()] as const,
    ([x, y]) => x.denominator !== 1n && y.denominator !== 1n && divide(x, y).denominator < 30n,
  );
  const k = divide(by, factor);
  const a = drawRows(random, 2, 2, { from: -9, to: 9, without: [0] });
  return {
    prompt: say`Every entry of ${equal(A, shown(...a))} is divided by ${number(by)}, and the result is multiplied by ${number(factor)}. By which number ${K} could ${A} be divided at once?`,
    hints: [
      say`To multiply by ${number(factor)} is to divide by its reciprocal.`,
      say`Two divisions one after the other are one division by the product of both divisors, ${number(by)} and that reciprocal.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`To multiply by ${number(factor)} is to divide by ${equal(quotient(count(1), number(factor)), number(divide(integer(1), factor)))}.`,
      say`So both steps divide by ${equal(K, dotted(number(by), number(divide(integer(1), factor))), number(multiply(by, divide(integer(1), factor))))}.`,
    ],
    names: { k, A: integerMatrix(a) },
  };
}
