// Stories about sums of two quantities that depend on each other: the variance of the sum, or, harder, the covariance from it.

import { count, equal, negative, power, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { depth, numberExpected } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted, times as multiple } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

interface Pair {
  /** Both quantities, as the subject of a sentence: "the waiting time for the bus". */
  readonly first: string;
  readonly second: string;
  /** The sum of one of each, and of two of the first and one of the second. */
  readonly both: string;
  readonly twice: string;
  /** The unit of the variances. */
  readonly unit: string;
  readonly variances: readonly [from: number, to: number];
}

const PAIRS: readonly Pair[] = [
  {
    first: 'the waiting time for the bus',
    second: 'the time of the ride',
    both: 'the whole time of a trip',
    twice: 'the sum in which the waiting time counts twice',
    unit: 'square minutes',
    variances: [4, 25],
  },
  {
    first: 'the yearly return of a share',
    second: 'that of another share',
    both: 'the sum of both returns',
    twice: 'the sum of two returns of the first share and one of the second',
    unit: 'squared percentage points',
    variances: [9, 36],
  },
  {
    first: 'the mark in algebra',
    second: 'that in geometry',
    both: 'the sum of both marks',
    twice: 'the result in which algebra counts twice and geometry once',
    unit: 'squared points',
    variances: [2, 16],
  },
  {
    first: 'the monthly rain at one end of a lake',
    second: 'that at its other end',
    both: 'the sum of both',
    twice: 'the sum in which the first one counts twice',
    unit: 'square centimetres',
    variances: [3, 20],
  },
];

const told =
  ({ first, second, both, twice, unit, variances }: Pair): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [v, w, covariance] = drawUntil(
      () => [random.integer(...variances), random.integer(...variances), drawNonzero(random, 9)] as const,
      ([a, b, c]) => c * c < a * b && (difficulty !== 'easy' || c > 0),
    );
    const factor = depth(difficulty, 1, random.integer(1, 2), random.integer(1, 2));
    const total = factor * factor * v + w + 2 * factor * covariance;
    const whole = factor === 1 ? both : twice;
    const squares = [factor === 1 ? count(v) : dotted(power(count(factor), count(2)), count(v)), count(w)];
    const known = factor * factor * v + w;
    const hints = [
      say`${factor === 1 ? say`The deviation of the sum is the sum of both deviations` : say`The deviation of the sum is ${factor} times the first deviation and the second`}. Square it: which three terms come out?`,
      factor === 1
        ? say`The mean of the product of both deviations is the covariance. How often does it come, beside the variances ${v} and ${w}?`
        : say`The factor ${factor} enters as a square before the variance ${v}. With which factor does the covariance come?`,
    ];
    const opening = say`${first.charAt(0).toUpperCase()}${first.slice(1)} has the variance ${v}, and ${second} the variance ${w}, in ${unit}`;
    if (difficulty !== 'hard')
      return {
        prompt: say`${opening}; their covariance is ${covariance}. What is the variance of ${whole}?`,
        hints,
        expected: numberExpected(total),
        solution: [
          say`The square of the deviation of the sum holds both squares, and ${2 * factor} times the product of both deviations.`,
          say`So the variance is ${equal(sum(...squares, dotted(count(2 * factor), count(covariance))), count(total))} ${unit}.`,
        ],
        names: {},
      };
    const letter = symbol('c');
    return {
      prompt: say`${opening}. The variance of ${whole} is ${total}. What is the covariance of the two?`,
      hints,
      expected: numberExpected(covariance),
      solution: [
        say`With the covariance ${letter} the variance of the sum is ${equal(sum(...squares, multiple(count(2 * factor), letter)), count(total))}.`,
        say`So ${equal(letter, quotient(sum(count(total), negative(count(known))), count(2 * factor)), count(covariance))} ${unit}.`,
      ],
      names: { c: integer(covariance) },
    };
  };

export const ofSum = ofTemplates({ objective: 'variance-of-a-sum', kind: 'word-problem' }, PAIRS.map(told));
