// Questions about means: a missing number, the balance of deviations, and means of means.

import { sizeOfGroup, unknownDeviations, unknownTwice } from './hard-questions.ts';
import {
  added,
  count,
  equal,
  negative,
  number,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integer, rational } from '../../../exact/rational.ts';
import type { Axis } from '../../../exact/kernels/statistics.ts';
import { axisLines } from '../axis-lines.ts';
import { shownList } from '../../../exercises/lists.ts';
import { because, chosen, depth, numberExpected, option, reasoned } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawInteger, drawList } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';
import { dotted } from '../../../learning/notation.ts';
import { withHard, ofTemplates, type QuestionMaker } from '../../../learning/question.ts';
import { wrongMean } from './mistake.ts';

const K = symbol('k');

/** Numbers whose mean is this whole number. */
function withMean(random: Random, length: number, mean: number, spread: number): readonly number[] {
  const others = drawList(random, length - 1, { from: mean - spread, to: mean + spread });
  return random.shuffled([...others, mean * length - totalOf(others)]);
}

const missing: QuestionMaker = {
  objective: 'missing-number',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 3, 4, 5);
    const mean = random.integer(depth(difficulty, 3, -5, -9), 12);
    const [k, ...others] = withMean(random, n, mean, 6);
    return {
      prompt: say`The mean of the numbers ${shownList(others)} and ${K} is ${mean}. Find ${K}.`,
      hints: [
        say`What do all the numbers add up to, when you know their mean and how many there are?`,
        say`Take the known numbers away from that sum.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The sum of all of them is ${equal(dotted(count(n), count(mean)), count(n * mean))}.`,
        say`The known ones make ${equal(added(others.map(count)), count(totalOf(others)))}, so ${equal(K, count(k))}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

const balance: QuestionMaker = {
  objective: 'balance',
  kind: 'predict',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 3, 4, 5);
    const deviations = withMean(random, n, 0, 7);
    const [last, ...others] = deviations;
    return {
      prompt: say`${n} numbers lie on a balance whose fulcrum is at their mean. Their deviations from the mean are ${shownList(others)} and one more, which was smudged. Which number was it?`,
      hints: [
        say`On a balance at rest, what pulls to the left is as strong as what pulls to the right.`,
        say`So which sum do all deviations have together?`,
      ],
      expected: numberExpected(last),
      solution: [
        say`All deviations add up to 0: ${equal(added([...others, last].map(count)), count(0))}, so the last one is ${last}.`,
      ],
      names: {},
    };
  },
};

const meanOfMeans: QuestionMaker = {
  objective: 'mean-of-means',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [m, n] = random.pick(
      depth(
        difficulty,
        [
          [2, 2],
          [2, 4],
        ],
        [
          [3, 3],
          [2, 6],
        ],
        [
          [4, 4],
          [3, 9],
        ],
      ),
    );
    const first = random.integer(2, 12);
    const second = drawInteger(random, { from: 2, to: 24, without: [first] });
    const total = rational(BigInt(m * first + n * second), BigInt(m + n));
    const middle = rational(BigInt(first + second), 2n);
    const overall = quotient(sum(dotted(count(m), count(first)), dotted(count(n), count(second))), count(m + n));
    const yes = reasoned(
      say`Yes, it is ${number(middle)}.`,
      say`Yes, both are ${number(middle)}: each group counts with its size, and the sizes agree.`,
      equal(overall, number(middle)),
    );
    const no =
      m === n
        ? option(say`No, it is ${first}.`, equal(overall, count(first)))
        : reasoned(
            say`No, it is ${number(total)}.`,
            say`No: the larger group counts more, so the mean of all numbers is ${number(total)} and not ${number(middle)}.`,
            equal(overall, number(total)),
            relation(number(total), 'unequal', number(middle)),
          );
    const third = option(say`No, it is ${second}.`, equal(overall, count(second)));
    const [right, wrong] = m === n ? [yes, no] : [no, yes];
    return {
      prompt: say`A group of ${m} numbers has the mean ${first}, another group of ${n} numbers has the mean ${second}. Is the mean of all ${m + n} numbers the mean of ${first} and ${second}?`,
      hints: [
        say`Find the sum of each group from its mean and its size.`,
        say`Then divide the sum of both groups by the number of all the numbers.`,
      ],
      expected: chosen(random, right, wrong, third),
      solution: [
        say`The mean of all is ${equal(overall, number(total))}, and that of the two means is ${equal(quotient(sum(count(first), count(second)), count(2)), number(middle))}.`,
        because(right),
      ],
      names: {},
    };
  },
};

/** Numbers whose mean is to be reached with one more. */
interface Goal {
  readonly told: (n: number, goal: number) => Prose;
  readonly asked: string;
  readonly unit: string;
  readonly goals: readonly [from: number, to: number];
  readonly spread: number;
}

const GOALS: readonly Goal[] = [
  {
    told: (n, goal) => say`In ${n} tests you want ${goal} points on average`,
    asked: 'How many points do you need in the last test?',
    unit: 'points',
    goals: [60, 85],
    spread: 9,
  },
  {
    told: (n, goal) => say`On a tour of ${n} days a cyclist wants to ride ${goal} kilometres a day on average`,
    asked: 'How many kilometres are left for the last day?',
    unit: 'kilometres',
    goals: [45, 90],
    spread: 15,
  },
  {
    told: (n, goal) => say`A household wants to spend ${goal} euros a month on electricity, averaged over ${n} months`,
    asked: 'How many euros may it spend in the last month?',
    unit: 'euros',
    goals: [70, 120],
    spread: 20,
  },
  {
    told: (n, goal) => say`A lift may carry ${n} people whose masses are ${goal} kilograms on average`,
    asked: 'Which mass in kilograms may the last person have at most?',
    unit: 'kilograms',
    goals: [70, 80],
    spread: 14,
  },
  {
    told: (n, goal) => say`A machine is to fill ${n} bottles with ${goal} millilitres on average`,
    asked: 'How many millilitres have to be in the last bottle?',
    unit: 'millilitres',
    goals: [495, 505],
    spread: 6,
  },
];

/** The number that is still needed; harder, where only the mean of the others is known. */
const reached =
  ({ told, asked, unit, goals, spread }: Goal): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const n = depth(difficulty, 3, 5, random.integer(5, 8));
    const goal = random.integer(...goals);
    const [needed, ...others] =
      difficulty === 'hard' ? sameOthers(random, n, goal) : withMean(random, n, goal, Math.ceil(spread / 2));
    const known = totalOf(others);
    return {
      prompt:
        difficulty === 'hard'
          ? say`${told(n, goal)}. The first ${n - 1} have a mean of ${known / (n - 1)} ${unit}. ${asked}`
          : say`${told(n, goal)}. The first ones were ${shownList(others)} ${unit}. ${asked}`,
      hints: [
        say`How many ${unit} are all ${n} together, when their mean is as wanted?`,
        difficulty === 'hard'
          ? say`A mean says what several numbers make together. How many numbers does the known mean stand for?`
          : say`How many of these ${unit} are there already?`,
      ],
      expected: numberExpected(needed),
      solution: [
        say`All together are ${equal(dotted(count(n), count(goal)), count(n * goal))} ${unit}.`,
        difficulty === 'hard'
          ? say`The first make ${equal(dotted(count(n - 1), count(known / (n - 1))), count(known))}, so ${equal(sum(count(n * goal), negative(count(known))), count(needed))} ${unit} are left.`
          : say`The first make ${equal(added(others.map(count)), count(known))}, so ${equal(sum(count(n * goal), negative(count(known))), count(needed))} ${unit} are left.`,
      ],
      names: {},
    };
  };

/** The number that is needed, and others that are all alike, a little beside the goal. */
function sameOthers(random: Random, n: number, goal: number): readonly number[] {
  const beside = random.pick([-2, -1, 1, 2]);
  return [goal - (n - 1) * beside, ...Array.from({ length: n - 1 }, () => goal + beside)];
}

const marks = ofTemplates(
  { objective: 'missing-number', kind: 'word-problem', notCompared: ['hard'] },
  GOALS.map(reached),
);

export function questions(axis: Axis): readonly QuestionMaker[] {
  return [
    wrongMean(axisLines(axis)),
    withHard(missing, unknownTwice),
    marks,
    withHard(balance, unknownDeviations),
    withHard(meanOfMeans, sizeOfGroup),
  ];
}
