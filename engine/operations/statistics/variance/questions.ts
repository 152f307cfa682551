// Questions about variances: why deviations are squared, the shortcut, and the two divisors.

import { factorFromVariances, smudgedDeviation, squaresFromVariance } from './hard-questions.ts';
import {
  added,
  count,
  divided,
  equal,
  negative,
  power,
  sum,
  symbol,
  type Expression,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { bracketed, named, shownList } from '../../../exercises/lists.ts';
import { because, chosen, depth, numberExpected, option, reasoned } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawList, drawNonzero } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';
import { dotted } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { wrongLine } from './mistake.ts';
import { stories } from './word-problems.ts';

const [K, D] = ['k', 'd'].map(symbol);
const squared = (x: Expression): Expression => power(x, count(2));

/** Deviations that add up to 0, not all of them 0. */
function drawDeviations(random: Random, n: number, largest: number): readonly number[] {
  const others = drawList(random, n - 1, { from: -largest, to: largest }).with(0, drawNonzero(random, largest));
  return random.shuffled([...others, -totalOf(others)]);
}

const why: QuestionMaker = {
  objective: 'why-squares',
  kind: 'decide',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 3, 4, 5);
    const mean = random.integer(2, 15);
    const deviations = drawDeviations(random, n, 6);
    const numbers = deviations.map((d) => d + mean);
    const right = option(say`No: their sum is 0, here and always.`, equal(measure('sumOf', D), count(0)));
    const largest = Math.max(...deviations);
    return {
      prompt: say`The numbers ${shownList(numbers)} have the mean ${mean} and the deviations ${equal(D, bracketed(deviations))}. Somebody wants to measure the spread by the mean of the deviations as they are. Does this work?`,
      hints: [
        say`Work it out for these deviations.`,
        say`What do the negative deviations do to the positive ones when they are added? And what would their squares do?`,
      ],
      expected: chosen(
        random,
        right,
        option(say`Yes: their sum is ${largest} here.`, equal(measure('sumOf', D), count(largest))),
        option(say`No: their sum is ${mean}, the mean.`, equal(measure('sumOf', D), count(mean))),
      ),
      solution: [
        say`The sum is ${equal(added(deviations.map(count)), count(0))}.`,
        because(right),
        say`Squares are not negative, so they cannot cancel each other.`,
      ],
      names: { d: named(deviations) },
    };
  },
};

const shortcut: QuestionMaker = {
  objective: 'shortcut',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 4, 5, 10);
    const mean = random.integer(2, depth(difficulty, 6, 12, 15));
    const variance = random.integer(1, 20);
    const squares = variance + mean * mean;
    const isTotal = difficulty !== 'easy';
    return {
      prompt: isTotal
        ? say`${n} numbers have the sum ${n * mean}, and their squares have the sum ${n * squares}. Find the variance of the numbers, with the divisor ${n}.`
        : say`The mean of some numbers is ${mean}, and the mean of their squares is ${squares}. Find the variance of the numbers, where the squares of all deviations are averaged.`,
      hints: [
        say`The numbers themselves are not needed: there is a formula with the mean of the squares.`,
        say`Be careful with the order: the square of the mean is not the mean of the squares. Which of them is taken away?`,
      ],
      expected: numberExpected(variance),
      solution: [
        ...(isTotal
          ? [
              say`The mean is ${equal(divided(count(n * mean), count(n)), count(mean))}, the mean of the squares is ${equal(divided(count(n * squares), count(n)), count(squares))}.`,
            ]
          : []),
        say`The variance is the mean of the squares minus the square of the mean: ${equal(sum(count(squares), negative(squared(count(mean)))), count(variance))}.`,
      ],
      names: {},
    };
  },
};

const divisor: QuestionMaker = {
  objective: 'which-divisor',
  kind: 'decide',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const n = random.integer(4, depth(difficulty, 9, 30, 60));
    const isSample = random.chance(50);
    const [whole, part] = random.pick([
      [
        say`The ages of all ${n} members of a club are known, and the spread within the club is wanted.`,
        say`The ages of ${n} members of a large club, drawn at random, are known, and the spread within the whole club is to be estimated.`,
      ],
      [
        say`The marks of all ${n} pupils of a class are known, and the spread within the class is wanted.`,
        say`The marks of ${n} pupils, drawn at random from a whole country, are known, and the spread within the country is to be estimated.`,
      ],
      [
        say`The lengths of all ${n} rods of a delivery are known, and the spread within the delivery is wanted.`,
        say`The lengths of ${n} rods, drawn at random from a year's production, are known, and the spread of the production is to be estimated.`,
      ],
    ] as const);
    const full = reasoned(
      say`By ${n}.`,
      say`By ${n}, for the variance of the population: the numbers are everything that is asked about.`,
      equal(K, count(n)),
    );
    const less = reasoned(
      say`By ${n - 1}.`,
      say`By ${n - 1}, for the variance of the sample: the deviations are taken from the mean of the sample itself, which makes their squares a little too small.`,
      equal(K, count(n - 1)),
    );
    const more = option(say`By ${n + 1}.`, equal(K, count(n + 1)));
    const [right, wrong] = isSample ? [less, full] : [full, less];
    return {
      prompt: say`${isSample ? part : whole} For the variance, by which number is the sum of the squared deviations divided?`,
      hints: [
        say`Are the numbers all there are, or were they drawn from more?`,
        say`An estimate for a larger whole corrects for having used the mean of the drawn numbers.`,
      ],
      expected: chosen(random, right, wrong, more),
      solution: [
        isSample
          ? say`The ${n} numbers were drawn from more, and the spread of all is to be estimated, so one less than ${n} divides.`
          : say`The ${n} numbers are all there are, and their own spread is wanted.`,
        because(right),
      ],
      names: { k: integer(isSample ? n - 1 : n) },
    };
  },
};

const sameSpread: QuestionMaker = {
  objective: 'table-of-squares',
  kind: 'predict',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 3, 4, 5);
    const c = drawNonzero(random, 20);
    const factor = depth(difficulty, 1, random.integer(2, 5), -random.integer(2, 5));
    const variance = random.integer(1, 15);
    return {
      prompt:
        factor === 1
          ? say`${n} numbers have the variance ${variance}. To each of them ${c} is added. What is their variance now?`
          : say`${n} numbers have the variance ${variance}. Each of them is multiplied by ${factor}, and then ${c} is added. What is their variance now?`,
      hints: [
        say`What happens to the mean, and what to the deviation of each number from it?`,
        say`The variance is made of the squares of the deviations.`,
      ],
      expected: numberExpected(variance * factor * factor),
      solution: [
        say`Adding ${c} moves the mean with the numbers, so no deviation changes.`,
        say`${factor === 1 ? say`The variance is still ${variance}` : say`Multiplying makes each deviation ${factor} times what it was, and each square ${factor * factor} times, so the variance is ${equal(dotted(squared(count(factor)), count(variance)), count(variance * factor * factor))}`}.`,
      ],
      names: {},
    };
  },
};

const all: readonly QuestionMaker[] = [
  wrongLine,
  stories,
  withHard(sameSpread, factorFromVariances),
  withHard(why, smudgedDeviation),
  withHard(shortcut, squaresFromVariance),
  divisor,
];

/** They are about numbers, whatever line of a matrix these stand in. */
export function questions(): readonly QuestionMaker[] {
  return all;
}
