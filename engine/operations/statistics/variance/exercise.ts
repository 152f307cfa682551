// Exercises in variances: whole deviations and a whole variance, lists without spread, means between whole numbers.

import { lineSign } from '../../../algorithms/lines/names.ts';
import type { LineInput } from '../../../algorithms/lines/solve.ts';
import { VARIANCE_SIGN } from '../../../algorithms/spread/words.ts';
import { equal } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { isInteger } from '../../../exact/rational.ts';
import { where } from '../line-values.ts';
import {
  deviationsSaid,
  drawAround,
  drawAroundFraction,
  equalLineSaid,
  firstSpread,
  meanWorked,
  squaresShared,
  varianceWorked,
} from '../spread-exercise.ts';
import { type DrawLines, meansAre, otherLines, sizes, statisticExercise, wholes } from '../statistic-exercise.ts';

// A whole mean and a whole variance.
const easy: DrawLines = (random, lines, length) => {
  const means = Array.from({ length: lines }, () => random.integer(5, 7));
  const drawn = means.map((mean) => drawAround(random, mean, length, 5, isInteger));
  return { lines: drawn, chosen: meansAre(drawn) };
};

// Both signs and a whole mean; of several lines one may hold equal numbers, and has the variance 0.
const medium: DrawLines = (random, lines, length) => {
  const flat = lines > 1 && random.chance(40) ? random.integer(0, lines - 1) : null;
  const means = Array.from({ length: lines }, () => random.integer(-4, 4));
  const drawn = means.map((mean, line) =>
    line === flat ? wholes(Array.from({ length }, () => mean)) : drawAround(random, mean, length, 6),
  );
  return {
    lines: drawn,
    chosen: (names) => [...meansAre(drawn)(names), ...(flat === null ? [] : [holds('constant', names.numbers(flat))])],
  };
};

// A mean that is no whole number.
const hard: DrawLines = (random, lines, length) => {
  const drawn = Array.from({ length: lines }, () => drawAroundFraction(random, length));
  return { lines: drawn, chosen: meansAre(drawn) };
};

function hints(input: LineInput): readonly Prose[] {
  const { axis } = input;
  const line = firstSpread(input);
  const flat = equalLineSaid(input);
  const sign = lineSign(input, VARIANCE_SIGN, line);
  return [
    axis === 'matrix'
      ? say`Three stages: the mean, how far every entry is from it, and the mean of the squares of those distances.`
      : say`Three stages for each ${axis}: its mean, how far its numbers are from it, and the mean of the squares of those distances.`,
    ...(flat === null ? [] : [say`One variance can be seen at once: ${flat}, so nothing varies there.`]),
    say`Start with the mean of ${where(input, line)}: ${meanWorked(input, line)}.`,
    say`The deviations from it are ${deviationsSaid(input, line)}; they add up to zero, as they must. Square each of them.`,
    axis === 'matrix'
      ? say`The squares are added and divided by the count; the variance is ${equal(sign, squaresShared(input, line))}.`
      : say`Divide the sum of the squares by the count; the variance is ${varianceWorked(input, line)}. In ${otherLines(input)} the working is the same.`,
  ];
}

export const exercise = statisticExercise({
  bounds: {
    easy: { numerator: 150, denominator: 1 },
    medium: { numerator: 420, denominator: 8 },
    hard: { numerator: 800, denominator: 12 },
  },
  lines: {
    easy: sizes('2x2 2x3 3x3 2x4'),
    medium: sizes('2x4 3x4 2x5'),
    hard: sizes('2x3 3x3 2x4'),
  },
  shapes: {
    easy: sizes('2x2 1x4 2x3'),
    medium: sizes('2x3 3x2 2x4'),
    hard: sizes('2x2 2x3 2x4'),
  },
  draw: { easy, medium, hard },
  hints,
});
