// Stories about variances: of all values, of a sample, and, harder, of two groups together from the mean and the variance of each.

import { added, count, equal, negative, number, power, quotient, sum } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { rational } from '../../../exact/rational.ts';
import { shownList } from '../../../exercises/lists.ts';
import { depth, numberExpected } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

interface Measured {
  /** What is told of all values: "On all 4 school days the bus was late by"; and of a sample of many. */
  readonly all: (n: number) => string;
  readonly sample: (n: number) => string;
  /** Two groups with as many values each. */
  readonly groups: readonly [first: string, second: string];
  readonly unit: string;
  readonly square: string;
  readonly mean: readonly [from: number, to: number];
}

const MEASURED: readonly Measured[] = [
  {
    all: (n) => `On all ${n} days of a course the bus was late by`,
    sample: (n) => `On ${n} days, drawn at random from a year, the bus was late by`,
    groups: ['The delay of a bus has in the mornings', 'in the evenings'],
    unit: 'minutes',
    square: 'square minutes',
    mean: [5, 12],
  },
  {
    all: (n) => `All ${n} pieces of a small order have the lengths`,
    sample: (n) => `${n} pieces, drawn at random from the production of a day, have the lengths`,
    groups: ['The length of a piece has at a first machine', 'at a second one'],
    unit: 'millimetres',
    square: 'square millimetres',
    mean: [40, 60],
  },
  {
    all: (n) => `All ${n} runners of a team needed for a lap`,
    sample: (n) => `${n} runners, drawn at random from a large race, needed for a lap`,
    groups: ['The time for a lap has among the older runners', 'among the younger ones'],
    unit: 'seconds',
    square: 'square seconds',
    mean: [70, 90],
  },
  {
    all: (n) => `All ${n} hives of a garden give in a year`,
    sample: (n) => `${n} hives, drawn at random from a whole region, give in a year`,
    groups: ['The yearly honey of a hive has near the wood', 'near the fields'],
    unit: 'kilograms of honey',
    square: 'square kilograms',
    mean: [15, 25],
  },
];

/** Numbers with a whole mean, whose squared deviations add up to a multiple of the divisor. */
function drawNumbers(random: Random, n: number, divisor: number, [from, to]: readonly [number, number]) {
  const mean = random.integer(from, to);
  const deviations = drawUntil(
    () => {
      const others = drawList(random, n - 1, { from: -4, to: 4 });
      return random.shuffled([...others, -totalOf(others)]);
    },
    (drawn) => drawn.some((d) => d !== 0) && drawn.every((d) => Math.abs(d) < 5) && squaresOf(drawn) % divisor === 0,
  );
  return { mean, deviations, numbers: deviations.map((d) => mean + d) };
}

function squaresOf(deviations: readonly number[]): number {
  return totalOf(deviations.map((d) => d * d));
}

const told =
  ({ all, sample, groups, unit, square, mean: means }: Measured): QuestionMaker['draw'] =>
  (random, difficulty) => {
    if (difficulty === 'hard') return together(random, { groups, unit, square, means });
    const isSample = difficulty === 'medium';
    const n = depth(difficulty, 4, 5, 5);
    const divisor = isSample ? n - 1 : n;
    const { mean, deviations, numbers } = drawNumbers(random, n, divisor, means);
    const squares = squaresOf(deviations);
    const variance = squares / divisor;
    return {
      prompt: say`${isSample ? sample(n) : all(n)} ${shownList(numbers)} ${unit}. ${isSample ? say`Which estimate do they give for the variance of all` : say`What is their variance`}${isSample ? say`, with the divisor for a sample?` : say`?`}`,
      hints: [
        say`Find the mean of the ${n} numbers first, and by how much each of them lies above it or below it.`,
        isSample
          ? say`Square these deviations and add them up. The mean was worked out from the same ${n} numbers: which divisor makes up for that?`
          : say`Square these deviations, add the squares up, and share the sum among the ${n} numbers.`,
      ],
      expected: numberExpected(variance),
      solution: [
        say`The mean is ${equal(quotient(added(numbers.map(count)), count(n)), count(mean))}, and the deviations from it are ${shownList(deviations)}.`,
        say`Their squares make ${equal(added(deviations.map((d) => power(count(d), count(2)))), count(squares))}.`,
        isSample
          ? say`The divisor is one less than ${n}, since the numbers are a sample: the variance is ${equal(quotient(count(squares), count(divisor)), count(variance))} ${square}.`
          : say`The numbers are all there are, so the divisor is ${n}: the variance is ${equal(quotient(count(squares), count(n)), count(variance))} ${square}.`,
      ],
      names: {},
    };
  };

/** Two groups of one size: the variance of all is the mean of both variances and the variance of both means. */
function together(
  random: Random,
  { groups, unit, square, means }: Pick<Measured, 'groups' | 'unit' | 'square'> & { readonly means: Measured['mean'] },
): ReturnType<QuestionMaker['draw']> {
  const apart = random.integer(1, 4);
  const first = random.integer(...means);
  const [lower, higher] = [first, first + 2 * apart];
  const [one, other] = random.shuffled([lower, higher]);
  const middle = (lower + higher) / 2;
  const [v, w] = drawUntil(
    () => [random.integer(2, 16), random.integer(2, 16)] as const,
    ([x, y]) => x !== y && (x + y) % 2 === 0,
  );
  const within = rational(BigInt(v + w), 2n);
  const total = (v + w) / 2 + apart * apart;
  return {
    prompt: say`${groups[0]} the mean ${one} ${unit} and the variance ${v} ${square}, ${groups[1]} the mean ${other} and the variance ${w}. Both groups have equally many values, and all of them are known. What is the variance of all values together?`,
    hints: [
      say`The common mean lies in the middle between ${one} and ${other}. How far is the mean of each group from it?`,
      say`The mean of the squares of a group, measured from another number than its own mean, is its variance and one square more. Which square is that here?`,
    ],
    expected: numberExpected(total),
    solution: [
      say`The common mean is ${equal(quotient(sum(count(one), count(other)), count(2)), count(middle))}, and each group has its mean ${equal(sum(count(higher), negative(count(middle))), count(apart))} away from it.`,
      say`Measured from ${middle}, the squares have the means ${equal(sum(count(v), power(count(apart), count(2))), count(v + apart * apart))} and ${equal(sum(count(w), power(count(apart), count(2))), count(w + apart * apart))}.`,
      say`The groups are equally large, so the variance of all is ${equal(quotient(sum(count(v + apart * apart), count(w + apart * apart)), count(2)), sum(number(within), power(count(apart), count(2))), count(total))} ${square}.`,
    ],
    names: {},
  };
}

export const stories = ofTemplates({ objective: 'table-of-squares', kind: 'word-problem' }, MEASURED.map(told));
