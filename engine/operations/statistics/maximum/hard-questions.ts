// Harder questions about largest numbers: after a change that turns the order round, and the first bound of a kind.

import { count, equal, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { bracketed, named, shownList } from '../../../exercises/lists.ts';
import { because, chosen, numberExpected, option } from '../../../exercises/questions.ts';
import { solvedFor, termOf } from '../../../exercises/worked.ts';
import { drawDistinct } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [K, X] = ['k', 'x'].map(symbol);

/** The smallest number after each was multiplied by a negative one that the largest tells. */
export function turnedOrder(random: Random): DrawnQuestion {
  const numbers = drawDistinct(random, 6, { from: -20, to: 20, without: [0] });
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  const [factor, shift] = [-random.integer(2, 5), random.integer(1, 9)];
  const [most, fewest] = [factor * least + shift, factor * greatest + shift];
  return {
    prompt: say`Of the numbers ${equal(X, bracketed(numbers))} the smallest is ${least}, and the largest ${greatest}. Each of them is multiplied by the same negative number ${K}, and then ${shift} is added. The largest number that comes out is ${most}. Which is the smallest?`,
    hints: [
      say`What does a negative factor do with the order of numbers? From which of the numbers does ${most} come, then?`,
      say`That number tells ${K}. The smallest number that comes out is made with the same ${K}, of which number?`,
    ],
    expected: numberExpected(fewest),
    solution: [
      say`The negative factor turns the order round, and adding ${shift} to all keeps it. So the largest number comes from the smallest one, ${least}.`,
      say`This says ${equal(sum(termOf(least, K), count(shift)), count(most))}, so ${solvedFor(K, { slope: least, rest: shift }, most)}.`,
      say`The smallest number comes from the largest one, ${greatest}: ${equal(sum(dotted(count(factor), count(greatest)), count(shift)), count(fewest))}.`,
    ],
    names: { x: named(numbers), k: integer(factor) },
  };
}

/** The smallest whole number for which an expression is an upper bound. */
export function firstBound(random: Random): DrawnQuestion {
  const numbers = drawDistinct(random, 5, { from: -20, to: 30 });
  const greatest = Math.max(...numbers);
  const [factor, c] = [random.integer(2, 5), random.integer(-6, 6)];
  const k = Math.ceil((greatest - c) / factor);
  const bound = c === 0 ? times(count(factor), K) : sum(times(count(factor), K), count(c));
  const value = (given: number) => sum(dotted(count(factor), count(given)), count(c));
  const most = measure('greatest', X);
  const smallest = (given: number) =>
    option(say`It is ${given}.`, relation(value(given), 'at-least', most), relation(value(given - 1), 'less', most));
  const right = smallest(k);
  return {
    prompt: say`Which is the smallest whole number ${K} for which ${bound} is an upper bound of the numbers ${shownList(numbers)}?`,
    hints: [
      say`An upper bound is at least as great as each number. Which of the given numbers decides?`,
      say`Find where ${bound} comes up to ${greatest}. The bound may be equal to it, but not less.`,
    ],
    expected: chosen(random, right, smallest(k - 1), smallest(k + 1), smallest(k + 2)),
    solution: [
      say`The greatest of the numbers is ${greatest}, so the expression has to be at least ${greatest}.`,
      say`With ${k} it is ${equal(value(k), count(factor * k + c))}, which is enough, and with ${k - 1} it is ${equal(value(k - 1), count(factor * (k - 1) + c))}, which is less than ${greatest}.`,
      because(right),
    ],
    names: { x: named(numbers) },
  };
}
