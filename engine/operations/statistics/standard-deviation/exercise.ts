// Exercises in standard deviations: whole ones, roots of whole numbers, roots of fractions that can be simplified.

import { lineSign } from '../../../algorithms/lines/names.ts';
import { exactly } from '../../../algorithms/lines/values.ts';
import type { LineInput } from '../../../algorithms/lines/solve.ts';
import { DEVIATION_SIGN, VARIANCE_SIGN } from '../../../algorithms/spread/words.ts';
import {
  count,
  equal,
  type Expression,
  negative,
  number,
  power,
  quotient,
  root,
  subscript,
  sum,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { squareRoot } from '../../../exact/power.ts';
import { isInteger, type Rational } from '../../../exact/rational.ts';
import type { Random } from '../../../learning/random.ts';
import { meanMeasure, type Numbers, varianceOf, where } from '../line-values.ts';
import {
  deviationsSaid,
  drawAround,
  drawAroundFraction,
  firstSpread,
  meanWorked,
  squaresShared,
  varianceWorked,
} from '../spread-exercise.ts';
import { type DrawLines, linesIn, otherLines, sizes, statisticExercise, wholes } from '../statistic-exercise.ts';

// A whole standard deviation: lists of mean 0 and the same variance are put together, which leaves both as they are.
const easy: DrawLines = (random, lines, length) => {
  const spreads = Array.from({ length: lines }, () =>
    random.pick(length === 2 ? [1, 2, 3, 4, 5] : SPREADS[length % 4]),
  );
  const drawn = spreads.map((spread) => {
    const mean = random.integer(6, 8);
    return wholes(random.shuffled(blocks(random, length, spread)).map((deviation) => mean + deviation));
  });
  return {
    lines: drawn,
    chosen: ({ numbers: of }) =>
      spreads.map((spread, line) => equal(varianceMeasure(of(line), length), power(count(spread), count(2)))),
  };
};

function blocks(random: Random, length: number, spread: number): readonly number[] {
  const fitting = BLOCKS.filter(({ deviations, spread: own }) => {
    const rest = length - deviations.length;
    return spread % own === 0 && rest >= 0 && rest % 2 === 0;
  });
  const long = fitting.filter(({ deviations }) => deviations.length > 2);
  const { deviations, spread: own } = random.pick(long.length > 0 && random.chance(80) ? long : fitting);
  const scaled = deviations.map((deviation) => (spread / own) * deviation);
  return length === scaled.length ? scaled : [...scaled, ...blocks(random, length - scaled.length, spread)];
}

/** The spreads that more than two numbers may have, by the remainder of their count over 4: of these there are long blocks. */
const SPREADS: readonly (readonly number[])[] = [[2, 3, 3, 3], [2], [2, 2, 3], [2]];

/** Deviations that add up to 0, and their standard deviation. */
const BLOCKS: readonly { readonly deviations: readonly number[]; readonly spread: number }[] = [
  { deviations: [-1, 1], spread: 1 },
  { deviations: [-3, -1, -1, 5], spread: 3 },
  { deviations: [3, 1, 1, -5], spread: 3 },
  { deviations: [-3, -1, 0, 1, 3], spread: 2 },
  { deviations: [-1, -1, -1, -1, 4], spread: 2 },
  { deviations: [-3, -1, -1, 0, 2, 3], spread: 2 },
  { deviations: [3, 1, 1, 0, -2, -3], spread: 2 },
];

/** The mean of the squares less the square of the mean, for a line of the matrix. */
function varianceMeasure(line: Expression, length: number): Expression {
  const squared = Array.from({ length }, (_, place) => power(sortedEntry(line, place), count(2)));
  return sum(quotient(sum(...squared), count(length)), negative(power(meanMeasure(line), count(2))));
}

function sortedEntry(line: Expression, place: number): Expression {
  return subscript(measure('sorted', line), count(place + 1));
}

// The variance is whole; the standard deviation of at least one line is an irrational root.
const medium: DrawLines = (random, lines, length) => {
  const drawn = Array.from({ length: lines }, (_, line) => {
    const mean = random.integer(-4, 4);
    const isChosen = (variance: Rational): boolean => isInteger(variance) && (line > 0 || !isSquare(variance));
    return drawAround(random, mean, length, 6, isChosen);
  });
  return { lines: drawn, chosen: ({ numbers: of }) => variancesAre(drawn, of) };
};

// The variance is a fraction, whose root has to be simplified.
const hard: DrawLines = (random, lines, length) => {
  const drawn = Array.from({ length: lines }, () => drawAroundFraction(random, length));
  return { lines: drawn, chosen: ({ numbers: of }) => variancesAre(drawn, of) };
};

function isSquare(variance: Rational): boolean {
  return squareRoot(variance).kind === 'rational';
}

function variancesAre(drawn: readonly Numbers[], of: (line: number) => Expression): readonly Expression[] {
  return drawn.map((line, index) => equal(varianceMeasure(of(index), line.length), number(varianceOf(line))));
}

function hints(input: LineInput): readonly Prose[] {
  const { axis } = input;
  const line = firstSpread(input);
  const variance = varianceOf(linesIn(input)[line]);
  const [square, sign] = [lineSign(input, VARIANCE_SIGN, line), lineSign(input, DEVIATION_SIGN, line)];
  return [
    axis === 'matrix'
      ? say`The root comes last: first find the variance of all entries together.`
      : say`The root comes last: first find the variance of each ${axis}.`,
    say`The numbers of ${where(input, line)} have the mean ${meanWorked(input, line)}.`,
    say`Measured from the mean, they are ${deviationsSaid(input, line)}. Add the squares of these.`,
    axis === 'matrix'
      ? say`The variance is the mean of these squares, ${equal(square, squaresShared(input, line))}, and its root is the answer.`
      : say`The variance is the mean of these squares, ${varianceWorked(input, line)}, so the standard deviation is ${equal(sign, ...rootsOf(variance))}. In ${otherLines(input)} the working is the same.`,
  ];
}

/** √8 and 2√2; a root that cannot be simplified once only. */
function rootsOf(variance: Rational): readonly Expression[] {
  const simplest = exactly(squareRoot(variance));
  return simplest.kind === 'root' ? [simplest] : [root(number(variance)), simplest];
}

export const exercise = statisticExercise({
  bounds: {
    easy: { numerator: 90, denominator: 1 },
    medium: { numerator: 300, denominator: 1 },
    hard: { numerator: 1100, denominator: 12 },
  },
  lines: {
    easy: sizes('2x2 3x2 2x4 2x5'),
    medium: sizes('2x3 2x4 3x4 2x5'),
    hard: sizes('2x3 3x3 2x4'),
  },
  shapes: {
    easy: sizes('2x2 2x3 2x4'),
    medium: sizes('2x2 2x3 3x2 2x4'),
    hard: sizes('2x2 2x3 2x4'),
  },
  draw: { easy, medium, hard },
  hints,
});
