// Harder questions about sums: a long sum with turning signs, where pairs have to be seen.

import { count, equal, negative, sum } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { dotted } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

/** The sum of a − b + (a + d) − (b + d) and so on: all pairs have one value. */
export function turningSigns(random: Random): DrawnQuestion {
  const pairs = random.integer(10, 25);
  const [first, gap, step] = [random.integer(1, 20), random.integer(1, 6), random.integer(7, 9)];
  const start = (pair: number) => first + step * pair;
  const second = (pair: number) => start(pair) + gap;
  const shownPair = (pair: number) => sum(count(start(pair)), negative(count(second(pair))));
  return {
    prompt: say`Find the sum of ${sum(count(start(0)), negative(count(second(0))), count(start(1)), negative(count(second(1))), count(start(2)), negative(count(second(2))))} and so on, where each number is ${step} more than the one two places before, without its sign, and the last two are ${shownPair(pairs - 1)}. Do not add term by term.`,
    hints: [
      say`Put each positive number and the negative one after it into a bracket. What is ${shownPair(0)}, and what ${shownPair(1)}?`,
      say`How many brackets are there, from the one that begins with ${start(0)} to the one that begins with ${start(pairs - 1)}, in steps of ${step}?`,
    ],
    expected: numberExpected(-pairs * gap),
    solution: [
      say`Every pair has the same sum: ${equal(shownPair(0), count(-gap))}, ${equal(shownPair(1), count(-gap))}, and so on to ${equal(shownPair(pairs - 1), count(-gap))}.`,
      say`From ${start(0)} to ${start(pairs - 1)} there are ${pairs - 1} steps of ${step}, so there are ${pairs} pairs: the sum is ${equal(dotted(count(pairs), count(-gap)), count(-pairs * gap))}.`,
    ],
    names: {},
  };
}
