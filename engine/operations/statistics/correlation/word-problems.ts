// Stories about correlations: what becomes of one when units change, and how it hangs together with a covariance.

import { count, equal, number, quotient, root, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { multiply, negate, integer, type Rational, rational } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

interface Measured {
  readonly first: string;
  readonly second: string;
  /** The first and the second quantity in another unit, which has a positive factor. */
  readonly scaled: Prose;
  readonly otherScaled: Prose;
  /** The first and the second quantity counted the other way round. */
  readonly reversed: Prose;
  readonly otherReversed: Prose;
  /** Whether the two rise together, as a rule. */
  readonly isRising: boolean;
}

const MEASURED: readonly Measured[] = [
  {
    first: 'the temperature of a day in degrees Celsius',
    second: 'the number of ice creams sold',
    scaled: say`the temperature is given in degrees Fahrenheit, ${number(rational(9n, 5n))} times as many and ${32} more`,
    otherScaled: say`the ice creams are counted in dozens`,
    reversed: say`the temperature is replaced by the degrees that are missing to ${40}`,
    otherReversed: say`the ice creams sold are replaced by those left over of ${500}`,
    isRising: true,
  },
  {
    first: 'the age of a car in years',
    second: 'its price in euros',
    scaled: say`the age is given in months`,
    otherScaled: say`the price is given in thousands of euros`,
    reversed: say`the year in which it was built takes the place of its age`,
    otherReversed: say`the price is replaced by what the car has lost of a new price of ${30} thousand euros`,
    isRising: false,
  },
  {
    first: 'the time of a runner in seconds',
    second: 'the hours of training in a week',
    scaled: say`the time is given in minutes`,
    otherScaled: say`the training is given in minutes a day`,
    reversed: say`the time is replaced by the seconds that are left of an hour`,
    otherReversed: say`the training is replaced by the hours of the week that are left`,
    isRising: false,
  },
  {
    first: 'the height of a tree in metres',
    second: 'its age in years',
    scaled: say`the height is given in centimetres, measured from the top of a wall of ${80} centimetres`,
    otherScaled: say`the age is given in decades`,
    reversed: say`the height is replaced by the metres that are missing to ${50}`,
    otherReversed: say`the year in which it was planted takes the place of its age`,
    isRising: true,
  },
];

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const changed =
  ({ first, second, scaled, otherScaled, reversed, otherReversed, isRising }: Measured): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const below = random.integer(3, 9);
    const size = rational(BigInt(random.integer(1, below - 1)), BigInt(below));
    const r = isRising ? size : negate(size);
    const isReversed = [difficulty === 'medium' || (difficulty === 'hard' && random.chance(50)), difficulty === 'hard'];
    const hasBoth = difficulty === 'hard';
    const turns = isReversed[0] !== isReversed[1];
    const result = turns ? negate(r) : r;
    const changes = hasBoth
      ? say`${isReversed[0] ? reversed : scaled}, and ${otherReversed}`
      : difficulty === 'medium'
        ? reversed
        : random.pick([scaled, otherScaled]);
    return {
      prompt: say`${capital(first)} and ${second} have the correlation ${number(r)}. What is the correlation when ${changes}?`,
      hints: [
        say`Which of these are changed when a number is added to all values, and which when they are all multiplied: the means, the deviations, the standard deviations?`,
        hasBoth
          ? say`Ask of each of the two changes by itself what it does to the sign of ${number(r)}.`
          : difficulty === 'medium'
            ? say`What becomes of the sign of a deviation when a quantity is counted the other way round?`
            : say`By what is the covariance divided, and does the factor of the new unit stand there as well?`,
      ],
      expected: numberExpected(result),
      solution: [
        say`A new unit multiplies the covariance and one standard deviation by the same positive factor, which cancels in the correlation; an added number changes no deviation.`,
        ...(difficulty === 'easy'
          ? []
          : [
              say`Where a quantity is counted the other way round, each of its deviations becomes its opposite, and the covariance changes its sign.`,
            ]),
        turns
          ? say`That happens once here, so the correlation is ${equal(dotted(number(integer(-1)), number(r)), number(result))}.`
          : hasBoth
            ? say`That happens twice here, so the correlation is ${equal(dotted(number(integer(-1)), number(integer(-1)), number(r)), number(result))} as before.`
            : say`So the correlation was ${number(r)}, and is ${number(result)} still.`,
      ],
      names: {},
    };
  };

/** The correlation after a change of units; harder, where quantities are counted the other way round. */
export const units = ofTemplates({ objective: 'change-of-units', kind: 'word-problem' }, MEASURED.map(changed));

interface Spread {
  readonly first: string;
  readonly second: string;
  /** The unit of the product of both. */
  readonly unit: string;
  readonly largest: number;
}

const SPREADS: readonly Spread[] = [
  {
    first: 'the height of a tree in metres',
    second: 'its age in years',
    unit: 'metre years',
    largest: 8,
  },
  {
    first: 'the length of a parcel in decimetres',
    second: 'its mass in kilograms',
    unit: 'decimetre kilograms',
    largest: 6,
  },
  {
    first: 'the speed of the wind in metres a second',
    second: 'the power of a turbine in kilowatts',
    unit: 'metres a second times kilowatts',
    largest: 9,
  },
];

const fromSpreads =
  ({ first, second, unit, largest }: Spread): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [s, t, covariance] = drawUntil(
      () => [random.integer(2, largest), random.integer(2, largest), drawNonzero(random, largest * largest)] as const,
      ([x, y, c]) => x !== y && 4 * c > x * y && c < x * y && rational(BigInt(c), BigInt(x * y)).denominator < 25n,
    );
    const r: Rational = rational(BigInt(covariance), BigInt(s * t));
    const c = symbol('c');
    if (difficulty === 'hard')
      return {
        prompt: say`${capital(first)} and ${second} have the correlation ${number(r)}; their variances are ${s * s} and ${t * t}. What is their covariance?`,
        hints: [
          say`A correlation is a covariance divided by two numbers. Which numbers do you get from the variances ${s * s} and ${t * t}?`,
          say`Multiply the correlation ${number(r)} by both of them.`,
        ],
        expected: numberExpected(covariance),
        solution: [
          say`The standard deviations are ${equal(root(count(s * s)), count(s))} and ${equal(root(count(t * t)), count(t))}, so ${equal(quotient(c, dotted(count(s), count(t))), number(r))} for the covariance ${c}.`,
          say`So it is ${equal(c, dotted(number(r), count(s), count(t)), number(multiply(r, integer(s * t))))} ${unit}.`,
        ],
        names: { c: integer(covariance) },
      };
    const isVariance = difficulty === 'medium';
    return {
      prompt: isVariance
        ? say`${capital(first)} has the variance ${s * s}, ${second} the variance ${t * t}, and their covariance is ${covariance}. What is their correlation?`
        : say`${capital(first)} has the standard deviation ${s}, ${second} the standard deviation ${t}, and their covariance is ${covariance}. What is their correlation?`,
      hints: [
        say`A correlation is the covariance without its units. By which two numbers has ${covariance} to be divided?`,
        isVariance
          ? say`Take the root of ${s * s} and that of ${t * t} first.`
          : say`Multiply both standard deviations, and look for a common factor with ${covariance}.`,
      ],
      expected: numberExpected(r),
      solution: [
        ...(isVariance
          ? [
              say`The standard deviations are ${equal(root(count(s * s)), count(s))} and ${equal(root(count(t * t)), count(t))}.`,
            ]
          : []),
        say`The correlation is the covariance, divided by both standard deviations: ${equal(quotient(count(covariance), dotted(count(s), count(t))), number(r))}. It has no unit.`,
      ],
      names: {},
    };
  };

/** A correlation from the spreads and the covariance; harder, the covariance from it. */
export const spreads = ofTemplates({ objective: 'from-covariances', kind: 'word-problem' }, SPREADS.map(fromSpreads));
