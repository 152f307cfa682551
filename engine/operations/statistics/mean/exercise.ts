// Exercises in means: whole means, negative ones, means between whole numbers, an outlier that pulls.

import { lineName, lineSign, N } from '../../../algorithms/lines/names.ts';
import { type LineInput, lineLength } from '../../../algorithms/lines/solve.ts';
import { MEAN_SIGN, SUM_SIGN } from '../../../algorithms/spread/words.ts';
import { added, count, equal, number, numbers, quotient, relation } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { isInteger } from '../../../exact/rational.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';
import { meanMeasure, meanOf, type Numbers, totalOf } from '../line-values.ts';
import { drawAround, drawDeviations } from '../spread-exercise.ts';
import { type DrawLines, linesIn, meansAre, parts, sizes, statisticExercise, wholes } from '../statistic-exercise.ts';

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

// A fraction for a mean; or an outlier, so that all other numbers lie below the mean; or tenths.
const hard: DrawLines = (random, lines, length) => {
  const kind = random.pick(['fraction', 'outlier', 'decimal']);
  if (kind === 'decimal') {
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
      () => withLast(random, length, kind === 'outlier' ? 15 * length + random.integer(0, 10) : random.integer(-6, 9)),
      (line) => !isInteger(meanOf(line)),
    ),
  );
  return {
    lines: drawn,
    chosen: ({ numbers: of }) =>
      drawn.flatMap((line, index) => {
        const mean = equal(meanMeasure(of(index)), number(meanOf(line)));
        const below = measure('countAtMost', of(index), meanMeasure(of(index)));
        return kind === 'outlier' ? [mean, equal(below, count(length - 1))] : [mean];
      }),
  };
};

/** Numbers from -6 to 9 and one more. One of 15 times their count lifts the mean above 9. */
function withLast(random: Random, length: number, last: number): Numbers {
  return wholes(random.shuffled([...drawList(random, length - 1, { from: -6, to: 9 }), last]));
}

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
    say`Add ${where} first: ${adding}.`,
    axis === 'matrix'
      ? say`Share this total among ${equal(N, count(lineLength(input)))} numbers; the mean is ${equal(mean, quotient(total, N))}.`
      : say`Share this total among ${equal(N, count(lineLength(input)))} numbers; the mean is ${equal(mean, quotient(total, N), number(meanOf(first)))}. In the other ${axis}s the total is divided by the same ${N}.`,
  ];
}

export const exercise = statisticExercise({
  bounds: {
    easy: { numerator: 75, denominator: 1 },
    medium: { numerator: 75, denominator: 1 },
    // The check shows the deviations, over the number of entries.
    hard: { numerator: 1500, denominator: 12 },
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
