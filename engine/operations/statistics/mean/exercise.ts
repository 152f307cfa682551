// Exercises in means: whole means, negative ones, means of fractions and of tenths.

import { lineName, lineSign, N } from '../../../algorithms/lines/names.ts';
import { type LineInput, lineLength } from '../../../algorithms/lines/solve.ts';
import { MEAN_SIGN, SUM_SIGN } from '../../../algorithms/spread/words.ts';
import { added, count, equal, number, numbers, quotient, relation } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { drawFraction, drawUntil } from '../../../learning/drawing.ts';
import { meanMeasure, meanOf, totalOf } from '../line-values.ts';
import { drawAround, drawDeviations } from '../spread-exercise.ts';
import {
  type DrawLines,
  linesIn,
  meansAre,
  otherLines,
  parts,
  sizes,
  statisticExercise,
} from '../statistic-exercise.ts';

// The mean is chosen, and numbers are laid around it.
const easy: DrawLines = (random, lines, length) => {
  const means = Array.from({ length: lines }, () => random.integer(5, 12));
  const drawn = means.map((mean) => drawAround(random, mean, length, 5));
  return { lines: drawn, chosen: meansAre(drawn) };
};

// Both signs; one mean is negative.
const medium: DrawLines = (random, lines, length) => {
  const negative = random.integer(0, lines - 1);
  const means = Array.from({ length: lines }, (_, line) =>
    line === negative ? random.integer(-6, -1) : random.integer(0, 6),
  );
  const drawn = means.map((mean) => drawAround(random, mean, length, 9));
  return {
    lines: drawn,
    chosen: (names) => [relation(meanMeasure(names.numbers(negative)), 'less', count(0)), ...meansAre(drawn)(names)],
  };
};

// Fractions with different denominators, or tenths.
const hard: DrawLines = (random, lines, length) => {
  if (random.chance(40)) {
    const means = Array.from({ length: lines }, () => random.integer(11, 60));
    return {
      lines: means.map((mean) =>
        parts(
          drawDeviations(random, length, 30).map((deviation) => mean + deviation),
          10n,
        ),
      ),
      chosen: () => [],
      written: 'decimal',
    };
  }
  const drawn = Array.from({ length: lines }, () =>
    drawUntil(
      () => Array.from({ length }, () => drawFraction(random, [1, 2, 3, 6], 9)),
      (line) => new Set(line.map(({ denominator }) => denominator)).size > 2,
    ),
  );
  return { lines: drawn, chosen: meansAre(drawn) };
};

function hints(input: LineInput): readonly Prose[] {
  const { axis } = input;
  const [first] = linesIn(input);
  const [total, mean] = [lineSign(input, SUM_SIGN, 0), lineSign(input, MEAN_SIGN, 0)];
  const where = axis === 'matrix' ? say`all entries` : say`the numbers of ${lineName(input, 0)}`;
  const adding = equal(total, added(numbers(first)), number(totalOf(first)));
  return [
    axis === 'matrix'
      ? say`Imagine that all entries are made equal while their total stays the same. That common value is wanted.`
      : say`Imagine that the numbers of each ${axis} are made equal while its total stays the same. These common values are wanted.`,
    axis === 'matrix'
      ? say`Add ${where} first: ${equal(total, added(numbers(first)))}.`
      : say`Add ${where} first: ${adding}.`,
    axis === 'matrix'
      ? say`Share this total among ${equal(N, count(lineLength(input)))} numbers; the mean is ${equal(mean, quotient(total, N))}.`
      : say`Share this total among ${equal(N, count(lineLength(input)))} numbers; the mean is ${equal(mean, quotient(total, N), number(meanOf(first)))}. In ${otherLines(input)} the total is divided by the same ${N}.`,
  ];
}

export const exercise = statisticExercise({
  bounds: {
    easy: { numerator: 75, denominator: 1 },
    medium: { numerator: 75, denominator: 1 },
    // The check shows the deviations, over the number of entries.
    hard: { numerator: 1500, denominator: 60 },
  },
  lines: {
    easy: sizes('2x3 3x3 2x4 2x5'),
    medium: sizes('2x4 3x4 3x5'),
    hard: sizes('2x4 3x4 2x6'),
  },
  shapes: {
    easy: sizes('2x2 2x3 3x2'),
    medium: sizes('2x4 3x3 4x2'),
    hard: sizes('2x3 3x3 2x5'),
  },
  draw: { easy, medium, hard },
  hints,
});
