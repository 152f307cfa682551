// Questions about medians: the middle place, outliers, and whether mean or median describes data better.

import { roomToMove } from './hard-questions.ts';
import { count, divided, equal, negative, number, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integer, rational } from '../../../exact/rational.ts';
import type { Axis } from '../../../exact/kernels/statistics.ts';
import { axisLines } from '../axis-lines.ts';
import { ascending, bracketed, named, shownList } from '../../../exercises/lists.ts';
import { because, chosen, depth, listExpected, numberExpected, reasoned } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawDistinct, drawUntil } from '../../../learning/drawing.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { wrongMedian } from './mistake.ts';
import { stories } from './word-problems.ts';

const [K, N, X] = ['k', 'n', 'x'].map(symbol);

const places: QuestionMaker = {
  objective: 'middle-place',
  kind: 'predict',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const n = depth(difficulty, 2 * random.integer(4, 30) + 1, 2 * random.integer(6, 50), random.integer(60, 999));
    const middle = n % 2 === 1 ? [(n + 1) / 2] : [n / 2, n / 2 + 1];
    return {
      prompt: say`${equal(N, count(n))} numbers are sorted. At which place or places, counted from the first, do those numbers stand that decide the median?`,
      hints: [
        say`Equally many places must lie before and behind.`,
        say`Is the number of places odd or even? Only an odd number has one place in the middle.`,
      ],
      expected: listExpected(middle),
      solution: [
        n % 2 === 1
          ? say`${n} is odd, so there is one place in the middle: ${equal(divided(sum(N, count(1)), count(2)), count(middle[0]))}.`
          : say`${n} is even, so the two places beside the middle decide: ${equal(divided(N, count(2)), count(middle[0]))} and ${equal(sum(divided(N, count(2)), count(1)), count(middle[1]))}.`,
      ],
      names: { n: integer(n) },
    };
  },
};

const outlier: QuestionMaker = {
  objective: 'outlier',
  kind: 'predict',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 5, 7, 6);
    const numbers = drawDistinct(random, n, { from: 1, to: 30 });
    const sorted = ascending(numbers);
    const largest = sorted[n - 1];
    const wild = largest * 10;
    const median = n % 2 === 1 ? integer(sorted[(n - 1) / 2]) : rational(BigInt(sorted[n / 2 - 1] + sorted[n / 2]), 2n);
    return {
      prompt: say`By a slip of the pen the largest of the numbers ${shownList(numbers)} was written as ${wild} in place of ${largest}. What is the median of the numbers with this slip?`,
      hints: [
        say`Sort the numbers. Where does the wrong one stand, and where did the right one stand?`,
        say`The median depends on the middle of the sorted list only.`,
      ],
      expected: numberExpected(median),
      solution: [
        say`In order they are ${shownList([...sorted.slice(0, -1), wild])}. The wrong number is the last, as the right one was, so the median is ${number(median)} with the slip and without it.`,
      ],
      names: {},
    };
  },
};

const better: QuestionMaker = {
  objective: 'mean-or-median',
  kind: 'decide',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 5, 5, 7);
    const isWild = random.chance(50);
    // The mean is whole, so that it can be compared at sight.
    const drawn = drawUntil(
      () => {
        const base = ascending(drawDistinct(random, n - 1, { from: 18, to: 40 }));
        return [...base, isWild ? random.integer(30, 60) * 10 : base[n - 2] + random.integer(1, 3)];
      },
      (values) =>
        totalOf(values) % n === 0 &&
        // Without an extreme number the two nearly agree.
        (isWild || Math.abs(totalOf(values) / n - values[(n - 1) / 2]) <= 2),
    );
    const numbers = random.shuffled(drawn);
    const whole = totalOf(numbers) / n;
    const mean = integer(whole);
    const median = ascending(numbers)[(n - 1) / 2];
    const above = measure('countAtLeast', X, number(mean));
    const pulled = reasoned(
      say`The median.`,
      say`The median: only one of the numbers is above the mean, which this extreme number has pulled up.`,
      equal(above, count(1)),
    );
    const both = reasoned(
      say`Both about equally well.`,
      say`Both about equally well: mean and median nearly agree, and several numbers lie above the mean.`,
      relation(above, 'greater', count(1)),
      relation(measure('greatest', X), 'less', count(100)),
      relation(sum(count(Math.max(whole, median)), negative(count(Math.min(whole, median)))), 'at-most', count(2)),
    );
    const meanOnly = reasoned(
      say`The mean.`,
      say`The mean: only it has equally many numbers above it and below it.`,
      equal(above, measure('countAtMost', X, number(mean))),
      relation(count(median), 'equal', number(mean)),
      relation(measure('greatest', X), 'greater', count(100)),
    );
    const [right, wrong] = isWild ? [pulled, both] : [both, pulled];
    const [what] = random.pick([['rents'], ['waiting times'], ['prices']]);
    const atLeastMean = numbers.filter((x) => x * n >= totalOf(numbers)).length;
    return {
      prompt: say`The ${what} in a sample are ${equal(X, bracketed(numbers))}; their mean is ${number(mean)}, their median ${median}. Which of the two describes a typical one better?`,
      hints: [
        say`Count how many of the numbers lie above the mean, and how many below it.`,
        say`How far apart are mean and median? One extreme number can pull one of the two away from the others: which one?`,
      ],
      expected: chosen(random, right, wrong, meanOnly),
      solution: [
        say`The mean is ${number(mean)}. Of the ${n} numbers ${atLeastMean} ${atLeastMean === 1 ? 'is' : 'are'} as large or larger, and ${n - atLeastMean} ${n - atLeastMean === 1 ? 'is' : 'are'} smaller.`,
        whole === median
          ? say`Mean and median are equal, ${median}.`
          : say`Mean and median differ by ${equal(sum(count(Math.max(whole, median)), negative(count(Math.min(whole, median)))), count(Math.abs(whole - median)))}.`,
        because(right),
      ],
      names: { x: named(numbers) },
    };
  },
};

const unknown: QuestionMaker = {
  objective: 'find-median',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const half = depth(difficulty, 1, 2, 3);
    const isEven = difficulty !== 'easy';
    const size = 2 * half + (isEven ? 0 : 1);
    const all = ascending(drawDistinct(random, isEven ? size : size + 1, { from: -20, to: 40 })).slice(0, size);
    const place = isEven ? random.pick([half - 1, half]) : half;
    const k = all[place];
    const known = random.shuffled(all.toSpliced(place, 1));
    const other = isEven ? all[place === half ? half - 1 : half] : k;
    const median = rational(BigInt(k + other), 2n);
    return {
      prompt: say`The numbers ${shownList(known)} and ${K} have the median ${number(median)}. Find ${K}.`,
      hints: [
        say`How many numbers are there with ${K}, and which place or places of the sorted list decide?`,
        isEven
          ? say`The median lies halfway between two numbers of the sorted list. Which of the known ones can be one of them, and where does its partner lie then?`
          : say`Sort the known numbers and leave a gap where ${K} must go.`,
      ],
      expected: numberExpected(k),
      solution: isEven
        ? [
            say`In order the known numbers are ${shownList(ascending(known))}. With ${K} there are ${size}, so the median is the mean of the two in the middle.`,
            say`One of them is ${other} and the other ${K}: ${equal(divided(sum(count(other), K), count(2)), number(median))}, so ${equal(K, count(k))}, which fits into the middle. Any other place of ${K} would give another median.`,
          ]
        : [
            say`With ${K} there are ${size} numbers, so the one in the middle is the median. The known ones have no ${k} among them: it is ${K} itself.`,
            say`In order they are ${shownList(all)}, so ${equal(K, count(k))}.`,
          ],
      names: { k: integer(k) },
    };
  },
};

/** One for all operations, so that a sheet knows it again. */
const outlierOrRoom = withHard(outlier, roomToMove);

export function questions(axis: Axis): readonly QuestionMaker[] {
  return [wrongMedian(axisLines(axis)), unknown, stories, places, outlierOrRoom, better];
}
