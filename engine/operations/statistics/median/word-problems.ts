// Stories about medians: of an odd and an even number of values, and, harder, of values that are counted in a table.

import { count, divided, equal, number, sum } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { ascending, shownList } from '../../../exercises/lists.ts';
import { depth, numberExpected } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawDistinct, drawList, drawUntil } from '../../../learning/drawing.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

interface Values {
  /** What the values are: "The members of a choir are", in the unit. */
  readonly told: (n: number) => string;
  readonly asked: string;
  readonly unit: string;
  readonly values: readonly [from: number, to: number];
  /** What is counted, before and after the numbers of it: "In a street 4, 7 households have", and from which number on. */
  readonly counted: readonly [before: string, after: string];
  readonly countedAsked: string;
  readonly countedUnit: string;
  readonly from: number;
}

const VALUES: readonly Values[] = [
  {
    told: (n) => `The ${n} members of a choir have the ages`,
    asked: 'What is the median age?',
    unit: 'years',
    values: [16, 70],
    counted: ['In a street', 'households have'],
    countedAsked: 'What is the median number of children?',
    countedUnit: 'children',
    from: 0,
  },
  {
    told: (n) => `${n} pupils need for their way to school`,
    asked: 'What is the median time?',
    unit: 'minutes',
    values: [5, 60],
    counted: ['In a class', 'pupils come to school on'],
    countedAsked: 'What is the median number of days?',
    countedUnit: 'days of a week by bicycle',
    from: 1,
  },
  {
    told: (n) => `In ${n} flats that are to let the rooms have together`,
    asked: 'What is the median size?',
    unit: 'square metres',
    values: [30, 130],
    counted: ['In a town', 'flats to let have'],
    countedAsked: 'What is the median number of rooms?',
    countedUnit: 'rooms',
    from: 1,
  },
  {
    told: (n) => `On ${n} evenings a theatre sold`,
    asked: 'What is the median number of tickets?',
    unit: 'tickets',
    values: [80, 300],
    counted: ['In a theatre', 'visitors came on'],
    countedAsked: 'What is the median number of evenings?',
    countedUnit: 'evenings of the season',
    from: 1,
  },
];

const told =
  (values: Values): QuestionMaker['draw'] =>
  (random, difficulty) => {
    if (difficulty === 'hard') return inTable(random, values);
    const { told: opening, asked, unit } = values;
    const n = depth(difficulty, 2 * random.integer(2, 3) + 1, 2 * random.integer(3, 4), 0);
    const [from, to] = values.values;
    const drawn = drawUntil(
      () => drawDistinct(random, n, { from, to }),
      (numbers) => isWholeMedian(ascending(numbers)),
    );
    const sorted = ascending(drawn);
    const isOdd = n % 2 === 1;
    const middle = isOdd ? [(n + 1) / 2] : [n / 2, n / 2 + 1];
    const [one, other = one] = middle.map((place) => sorted[place - 1]);
    const median = rational(BigInt(one + other), 2n);
    return {
      prompt: say`${opening(n)} ${shownList(drawn)} ${unit}. ${asked}`,
      hints: [
        say`The order in which the ${n} numbers are given says nothing. Sort them, from ${sorted[0]} on.`,
        isOdd
          ? say`Cross out the smallest and the largest of the ${n} numbers, again and again. Which number is left?`
          : say`Cross out the smallest and the largest of the ${n} numbers, again and again, until two are left. What lies halfway between these?`,
      ],
      expected: numberExpected(median),
      solution: [
        say`In order they are ${shownList(sorted)}.`,
        isOdd
          ? say`Of ${n} numbers that at place ${equal(divided(sum(count(n), count(1)), count(2)), count(middle[0]))} stands in the middle: the median is ${one} ${unit}.`
          : say`Of ${n} numbers those at the places ${middle[0]} and ${middle[1]} stand in the middle: the median is ${equal(divided(sum(count(one), count(other)), count(2)), number(median))} ${unit}.`,
      ],
      names: {},
    };
  };

/** Values in a table with the number of each: the place in the middle is counted out. */
function inTable(
  random: Random,
  { counted, countedAsked, countedUnit, from }: Values,
): ReturnType<QuestionMaker['draw']> {
  const kinds = 4;
  const amounts = drawUntil(
    () => drawList(random, kinds, { from: 2, to: 12 }),
    (drawn) => {
      const all = totalOf(drawn);
      const place = placeOf(drawn, Math.floor((all + 1) / 2));
      // The middle of the table is not the median, and so many values are one number that both places in the middle hold it.
      return place === placeOf(drawn, Math.ceil((all + 1) / 2)) && drawn[place] < Math.max(...drawn);
    },
  );
  const n = totalOf(amounts);
  const middle = n % 2 === 1 ? [(n + 1) / 2] : [n / 2, n / 2 + 1];
  const place = placeOf(amounts, middle[0]);
  const value = from + place;
  const before = totalOf(amounts.slice(0, place));
  const until = before + amounts[place];
  return {
    prompt: say`${counted[0]} ${shownList(amounts)} ${counted[1]} ${shownList(amounts.map((_, kind) => from + kind))} ${countedUnit}, in the same order. ${countedAsked}`,
    hints: [
      say`The table stands for a long sorted list, in which ${from} comes ${amounts[0]} times and ${from + 1} comes ${amounts[1]} times. How many numbers has it in all?`,
      say`Which place or which two places of the list are in the middle? Add ${amounts[0]}, ${amounts[1]} and so on until you come to it.`,
    ],
    expected: numberExpected(integer(value)),
    solution: [
      say`In all there are ${equal(sum(...amounts.map(count)), count(n))} numbers, so ${middle.length === 1 ? say`place ${middle[0]} is in the middle` : say`the places ${middle[0]} and ${middle[1]} are in the middle`}.`,
      before === 0
        ? say`The number ${value} fills the places from ${1} to ${until} of the sorted list.`
        : say`Up to place ${before} the numbers are smaller than ${value}, and ${value} fills the places from ${before + 1} to ${until}.`,
      say`So the median is ${value} ${countedUnit}.`,
    ],
    names: {},
  };
}

/** Whether the median of sorted numbers is a whole number. */
function isWholeMedian(sorted: readonly number[]): boolean {
  const n = sorted.length;
  return n % 2 === 1 || (sorted[n / 2 - 1] + sorted[n / 2]) % 2 === 0;
}

/** The kind that stands at a place, counted from 1, of the sorted list. */
function placeOf(amounts: readonly number[], place: number): number {
  return amounts.findIndex((_, kind) => totalOf(amounts.slice(0, kind + 1)) >= place);
}

export const stories = ofTemplates(
  { objective: 'find-median', kind: 'word-problem', notCompared: ['hard'] },
  VALUES.map(told),
);
