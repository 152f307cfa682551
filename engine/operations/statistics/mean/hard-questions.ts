// Harder questions about means: an unknown that comes several times, and the size of a group from three means.

import { added, count, equal, negative, product, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { shownList } from '../../../exercises/lists.ts';
import { because, chosen, numberExpected, option } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawDistinct, drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const K = symbol('k');

/** The unknown comes twice, the second time with a factor and a further term. */
export function unknownTwice(random: Random): DrawnQuestion {
  const factor = random.integer(2, 3);
  const [k, c, known, mean] = drawUntil(
    () => {
      const [x, y] = [random.integer(-4, 9), drawNonzero(random, 6)];
      const others = drawList(random, 3, { from: -5, to: 20 });
      return [x, y, others, (totalOf(others) + (factor + 1) * x + y) / 5] as const;
    },
    ([, , , middle]) => Number.isInteger(middle),
  );
  const second = sum(times(count(factor), K), count(c));
  const constant = totalOf(known) + c;
  return {
    prompt: say`The mean of the five numbers ${shownList(known)}, ${K} and ${second} is ${mean}. Find ${K}.`,
    hints: [
      say`All five numbers together make ${equal(dotted(count(5), count(mean)), count(5 * mean))}.`,
      say`Add the five numbers with ${K} in them: how often does ${K} come, and what do the known numbers make?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The sum of the five numbers is ${equal(dotted(count(5), count(mean)), count(5 * mean))}.`,
      say`With ${K} it is ${equal(sum(...known.map(count), K, second), sum(times(count(factor + 1), K), count(constant)))}.`,
      say`So ${equal(times(count(factor + 1), K), sum(count(5 * mean), negative(count(constant))), count(5 * mean - constant))}, and ${equal(K, quotient(count(5 * mean - constant), count(factor + 1)), count(k))}.`,
    ],
    names: { k: integer(k) },
  };
}

/** Deviations with an unknown in two of them. */
export function unknownDeviations(random: Random): DrawnQuestion {
  const factor = random.pick([2, 3, -2, -3]);
  const k = drawNonzero(random, 6);
  const known = drawUntil(
    () => {
      const [x, y] = [drawNonzero(random, 9), drawNonzero(random, 9)];
      return [x, y, -(factor + 1) * k - x - y];
    },
    ([, , last]) => last !== 0 && Math.abs(last) < 20,
  );
  const total = totalOf(known);
  return {
    prompt: say`Five numbers have the deviations ${shownList(known)}, ${K} and ${times(count(factor), K)} from their mean. Find ${K}.`,
    hints: [
      say`Which sum do all deviations from a mean have together?`,
      say`The known ones make ${equal(added(known.map(count)), count(total))}. What must ${sum(K, times(count(factor), K))} be, then?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`All deviations add up to 0, and the known ones make ${equal(added(known.map(count)), count(total))}.`,
      say`So ${equal(sum(K, times(count(factor), K)), times(count(factor + 1), K), count(-total))}, and ${equal(K, quotient(count(-total), count(factor + 1)), count(k))}.`,
    ],
    names: { k: integer(k) },
  };
}

/** How many numbers a second group has, when the mean of all is known. */
export function sizeOfGroup(random: Random): DrawnQuestion {
  const [m, n, below, above, middle] = drawUntil(
    () => {
      const [p, q] = drawDistinct(random, 2, { from: 2, to: 12 });
      const scale = random.integer(1, 3);
      const base = random.integer(10, 30);
      // The distances of both means from that of all are in the ratio of the sizes, the other way round.
      return [p, q, base - scale * q, base + scale * p, base] as const;
    },
    ([p, q]) => p % q !== 0 && q % p !== 0,
  );
  const size = (given: number) =>
    option(
      say`It has ${given} numbers.`,
      equal(
        sum(product('dot', count(m), count(below)), product('dot', count(given), count(above))),
        dotted(sum(count(m), count(given)), count(middle)),
      ),
    );
  return {
    prompt: say`A group of ${m} numbers has the mean ${below}. Together with a second group, whose mean is ${above}, all numbers have the mean ${middle}. How many numbers has the second group?`,
    hints: [
      say`How much is missing in the first group, when each of its ${m} numbers should be ${middle} on average?`,
      say`The second group has to make up for that: each of its numbers is ${sum(count(above), negative(count(middle)))} above ${middle} on average.`,
    ],
    expected: chosen(random, size(n), ...[...new Set([m, m + n, n + 1])].filter((x) => x !== n).map(size)),
    solution: [
      say`The first group is ${equal(dotted(count(m), sum(count(middle), negative(count(below)))), count(m * (middle - below)))} short of the mean ${middle}.`,
      say`The second group has ${equal(sum(count(above), negative(count(middle))), count(above - middle))} too much for each of its numbers, so it has ${equal(quotient(count(m * (middle - below)), count(above - middle)), count(n))} numbers.`,
      because(size(n)),
    ],
    names: {},
  };
}
