// Harder questions about smallest numbers: powers of one number, whose order depends on where it lies.

import { count, equal, number, power, relation, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { multiply, type Rational, rational } from '../../../exact/rational.ts';
import { because, chosen, option } from '../../../exercises/questions.ts';
import { drawUntil } from '../../../learning/drawing.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const K = symbol('k');

/** Which of a number, its square and its cube is the smallest. */
export function smallestPower(random: Random): DrawnQuestion {
  const k: Rational = drawUntil(
    () => rational(BigInt(random.integer(1, 9) * random.pick([1, -1])), BigInt(random.integer(2, 5))),
    ({ denominator }) => denominator !== 1n,
  );
  const [square, cube] = [multiply(k, k), multiply(multiply(k, k), k)];
  const powers = [K, power(K, count(2)), power(K, count(3))];
  const values = [k, square, cube];
  const least = values.reduce((x, y) => (isLess(y, x) ? y : x));
  const options = powers.map((shownPower, index) =>
    option(
      say`It is ${shownPower}.`,
      ...powers.flatMap((other, place) => (place === index ? [] : [relation(shownPower, 'less', other)])),
    ),
  );
  const right = options[values.indexOf(least)];
  return {
    prompt: say`Which of the numbers ${powers[0]}, ${powers[1]} and ${powers[2]} is the smallest for ${equal(K, number(k))}?`,
    hints: [
      say`Settle the signs first: which of the three are negative, when ${K} is ${number(k)}?`,
      say`Where two have the same sign, compare their distances from 0: does a factor ${number(k)} make this distance larger or smaller?`,
    ],
    expected: chosen(random, right, ...options.filter((each) => each !== right)),
    solution: [
      say`The square is ${equal(power(K, count(2)), number(square))}, and the cube is ${equal(power(K, count(3)), number(cube))}.`,
      say`On the number line ${number(least)} lies furthest to the left.`,
      because(right),
    ],
    names: { k },
  };
}

function isLess(x: Rational, y: Rational): boolean {
  return x.numerator * y.denominator < y.numerator * x.denominator;
}
