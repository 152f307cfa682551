// Harder questions about standard deviations: groups of unlike size, and a factor from two deviations.

import { count, equal, negative, number, power, quotient, root, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { dotted, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const K = symbol('k');
const D = symbol('d');

/** One of five numbers differs from the four others, which are equal. */
export function oneOfFive(random: Random): DrawnQuestion {
  const deviation = 2 * random.integer(1, 8);
  const isAbove = random.chance(50);
  const start = random.integer(-20, 20);
  const distance = (5 * deviation) / 2;
  const k = isAbove ? start + distance : start - distance;
  return {
    prompt: say`Of five numbers four are ${start}, and the fifth is ${K}, which is ${isAbove ? 'greater' : 'smaller'}. The population standard deviation of the five numbers is ${deviation}. Find ${K}.`,
    hints: [
      say`Call ${D} the distance of ${K} from ${start}. Where does the mean lie between the two, when four of the five numbers are ${start}?`,
      say`How far are the five numbers from the mean, in parts of ${D}? The mean of the squares is ${power(count(deviation), count(2))}.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`Let ${D} be the distance of ${K} from ${start}. The mean lies a fifth of it away from ${start}, so four deviations have the size ${times(number(rational(1n, 5n)), D)}, and that of ${K} is ${times(number(rational(4n, 5n)), D)}.`,
      say`The variance is ${equal(quotient(sum(dotted(count(4), power(times(number(rational(1n, 5n)), D), count(2))), power(times(number(rational(4n, 5n)), D), count(2))), count(5)), times(number(rational(4n, 25n)), power(D, count(2))))}, so the standard deviation is two fifths of ${D}: ${equal(times(number(rational(2n, 5n)), D), count(deviation))}.`,
      say`So ${equal(D, count(distance))}, and ${equal(K, isAbove ? sum(count(start), count(distance)) : sum(count(start), negative(count(distance))), count(k))}.`,
    ],
    names: { k: integer(k), d: integer(distance) },
  };
}

/** A standard deviation from the sum of the numbers and of their squares, after a change of all numbers. */
export function changedFromSums(random: Random): DrawnQuestion {
  const [n, mean, deviation] = [random.integer(4, 10), random.integer(2, 9), random.integer(2, 6)];
  const [factor, shift] = [-random.integer(2, 5), random.integer(5, 40)];
  const squares = n * (deviation * deviation + mean * mean);
  const size = -factor;
  return {
    prompt: say`${n} numbers add up to ${n * mean}, and their squares add up to ${squares}. Each of the numbers is multiplied by ${factor}, and then ${shift} is added. What is their population standard deviation then?`,
    hints: [
      say`Find the standard deviation before the change first: what are the mean of the ${n} numbers and the mean of their squares?`,
      say`A standard deviation is a distance. What does the factor ${factor} do with distances, and what does the added number ${shift} do?`,
    ],
    expected: numberExpected(size * deviation),
    solution: [
      say`Before the change the mean is ${equal(quotient(count(n * mean), count(n)), count(mean))} and the variance ${equal(sum(quotient(count(squares), count(n)), negative(power(count(mean), count(2)))), count(deviation * deviation))}, so the standard deviation is ${equal(root(count(deviation * deviation)), count(deviation))}.`,
      say`Adding ${shift} moves the mean as well, so no distance changes; the factor makes each distance ${size} times as large.`,
      say`So the standard deviation is ${equal(dotted(count(size), count(deviation)), count(size * deviation))}.`,
    ],
    names: {},
  };
}
