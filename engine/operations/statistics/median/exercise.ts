// Exercises in medians: odd and even counts, a median between two entries, ties in the middle, an outlier.

import { lineMeasure, lineName, lineSign, N } from '../../../algorithms/lines/names.ts';
import { type LineInput, lineLength } from '../../../algorithms/lines/solve.ts';
import { SIGN } from '../../../algorithms/ordering/words.ts';
import { count, equal, list, number, numbers, quotient, relation, sum } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { compare } from '../../../exact/rational.ts';
import { drawDistinct, drawUntil } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';
import { meanMeasure, medianOf, middleOf, type Numbers } from '../line-values.ts';
import { type DrawLines, linesIn, otherLines, parts, sizes, statisticExercise, wholes } from '../statistic-exercise.ts';

// An odd number of different entries: the median is one of them.
const easy: DrawLines = (random, lines, length) => ({
  lines: Array.from({ length: lines }, () => unsorted(() => wholes(drawDistinct(random, length, { from: 1, to: 20 })))),
  chosen: ({ numbers: of }) => Array.from({ length: lines }, (_, line) => holds('odd', measure('lengthOf', of(line)))),
});

// An even number of different entries of both signs: the median lies between two of them.
const medium: DrawLines = (random, lines, length) => {
  const drawn = Array.from({ length: lines }, () =>
    unsorted(() => wholes(drawDistinct(random, length, { from: -15, to: 15 }))),
  );
  return {
    lines: drawn,
    chosen: ({ numbers: of }) =>
      drawn.flatMap((line, index) => [
        holds('even', measure('lengthOf', of(index))),
        equal(measure('occurrences', of(index), number(medianOf(line))), count(0)),
      ]),
  };
};

// A tie in the middle of an even count, or an outlier above the mean of which no other number lies; tenths at times.
const hard: DrawLines = (random, lines, length) => {
  const isDecimal = random.chance(40);
  const offset = random.integer(0, 1);
  const drawn = Array.from({ length: lines }, (_, line) =>
    unsorted(() => {
      const drawnLine = (line + offset) % 2 === 0 ? tiedMiddle(random, length) : withOutlier(random, length);
      return isDecimal ? parts(drawnLine, 10n) : wholes(drawnLine);
    }),
  );
  return {
    lines: drawn,
    chosen: ({ numbers: of }) =>
      drawn.map((line, index) =>
        (index + offset) % 2 === 0
          ? relation(measure('occurrences', of(index), number(medianOf(line))), 'at-least', count(2))
          : equal(measure('countAtMost', of(index), meanMeasure(of(index))), count(length - 1)),
      ),
    ...(isDecimal ? { written: 'decimal' } : {}),
  };
};

function tiedMiddle(random: Random, length: number): readonly number[] {
  const middle = random.integer(-4, 9);
  const half = Math.floor((length - 1) / 2);
  const below = drawDistinct(random, half, { from: middle - 12, to: middle - 1 });
  const above = drawDistinct(random, length - half - 2, { from: middle + 1, to: middle + 12 });
  return random.shuffled([...below, middle, middle, ...above]);
}

function withOutlier(random: Random, length: number): readonly number[] {
  return random.shuffled([...drawDistinct(random, length - 1, { from: -5, to: 8 }), random.integer(120, 150)]);
}

/** A line in which the number that is printed in the middle is not the median: one cannot do without sorting. */
function unsorted(draw: () => Numbers): Numbers {
  return drawUntil(draw, (line) => compare(middleOf(line), medianOf(line)) !== 0);
}

function hints(input: LineInput): readonly Prose[] {
  const { axis } = input;
  const [first] = linesIn(input);
  const [sorted, length] = [first.toSorted(compare), lineLength(input)];
  const half = Math.floor(length / 2);
  const inside = list(numbers(sorted));
  const where = axis === 'matrix' ? say`the entries` : lineName(input, 0);
  const verb = axis === 'matrix' ? 'read' : 'reads';
  const hasTies = linesIn(input).some((line) => line.some((x, i) => line.slice(0, i).some((y) => compare(x, y) === 0)));
  const isOne = linesIn(input).length === 2;
  const isSorted = equal(inside, measure('sorted', lineMeasure(input, 0)));
  return [
    say`What stands in the middle before the numbers are in order says nothing. Sort${axis === 'matrix' ? ' the entries' : ` each ${axis}`}${hasTies ? ', and keep every repetition' : ''}.`,
    say`In order, ${where} ${verb} ${claim(say`${inside}`, isSorted)}.`,
    length % 2 === 1
      ? say`${claim(say`The count ${N} is odd`, holds('odd', N))}, and ${equal(quotient(sum(N, count(1)), count(2)), count(half + 1))} is the place to look at.`
      : say`${claim(say`The count ${N} is even`, holds('even', N))}: the median lies halfway between the two numbers in the middle, at the places ${equal(quotient(N, count(2)), count(half))} and ${equal(sum(quotient(N, count(2)), count(1)), count(half + 1))}.`,
    ...(axis === 'matrix'
      ? []
      : [
          say`${claim(say`For ${lineName(input, 0)} this gives ${number(medianOf(first))}`, equal(lineSign(input, SIGN, 0), number(medianOf(first))))}; ${otherLines(input)} ${isOne ? 'is' : 'are'} sorted and read at the same ${length % 2 === 1 ? 'place' : 'places'}.`,
        ]),
  ];
}

export const exercise = statisticExercise({
  bounds: {
    easy: { numerator: 20, denominator: 1 },
    medium: { numerator: 30, denominator: 2 },
    hard: { numerator: 150, denominator: 20 },
  },
  lines: {
    easy: sizes('2x3 3x3 2x5'),
    medium: sizes('2x4 3x4 2x6'),
    hard: sizes('2x5 3x5 2x6 3x6'),
  },
  shapes: {
    easy: sizes('1x5 1x7 3x3'),
    medium: sizes('2x2 2x3 3x2 2x4'),
    hard: sizes('3x3 2x5 3x4 4x3'),
  },
  draw: { easy, medium, hard },
  hints,
});
