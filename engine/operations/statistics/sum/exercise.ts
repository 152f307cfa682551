// Exercises in sums: pairs that make ten, numbers that cancel, fractions with a whole sum.

import { lineName, lineOfA, lineSign } from '../../../algorithms/lines/names.ts';
import type { LineInput } from '../../../algorithms/lines/solve.ts';
import { SUM_SIGN } from '../../../algorithms/spread/words.ts';
import { added, count, equal, number, numbers, sum } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { add, equals, integer, isInteger, isZero, subtract } from '../../../exact/rational.ts';
import { drawFraction, drawInteger, drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { type Random } from '../../../learning/random.ts';
import { type Numbers, totalOf } from '../line-values.ts';
import { type DrawLines, linesIn, parts, rowsIn, sizes, statisticExercise, wholes } from '../statistic-exercise.ts';

// A pair makes ten in every line.
const easy: DrawLines = (random, lines, length) => {
  const places = Array.from({ length: lines }, () => random.shuffled(Array.from({ length }, (_, place) => place)));
  const drawn = places.map(([first, second]) => {
    const term = drawInteger(random, { from: 1, to: 9 });
    return wholes(
      drawList(random, length, { from: 1, to: 9 })
        .with(first, term)
        .with(second, 10 - term),
    );
  });
  return {
    lines: drawn,
    chosen: ({ entry }) =>
      places.map(([first, second], line) => equal(sum(entry(line, first), entry(line, second)), count(10))),
  };
};

// Two numbers cancel in the first line; of several lines another one may have the sum 0.
const medium: DrawLines = (random, lines, length) => {
  const [first, second] = random.shuffled(Array.from({ length }, (_, place) => place));
  const zero = lines > 1 && random.chance(60) ? random.integer(1, lines - 1) : null;
  const drawn = Array.from({ length: lines }, (_, line) => {
    if (line === zero) return balanced(random, length);
    const range = { from: -12, to: 12, without: [0] };
    const term = drawNonzero(random, 12);
    const numbersOfLine = drawList(random, length, range);
    return wholes(line === 0 ? numbersOfLine.with(first, term).with(second, -term) : numbersOfLine);
  });
  return {
    lines: drawn,
    chosen: ({ entry, numbers: of }) => [
      equal(sum(entry(0, first), entry(0, second)), count(0)),
      ...(zero === null ? [] : [equal(measure('sumOf', of(zero)), count(0))]),
    ],
  };
};

function balanced(random: Random, length: number): Numbers {
  const range = { from: -10, to: 10, without: [0] };
  const drawn = drawUntil(
    () => drawList(random, length - 1, range),
    (terms) => Math.abs(total(terms)) <= 12 && total(terms) !== 0,
  );
  return wholes(random.shuffled([...drawn, -total(drawn)]));
}

function total(terms: readonly number[]): number {
  return terms.reduce((x, y) => x + y, 0);
}

// Fractions that add up to a whole number in every line, or tenths.
const hard: DrawLines = (random, lines, length) => {
  if (random.chance(40)) {
    const range = { from: -49, to: 99, without: [0] };
    const drawn = Array.from({ length: lines }, () => parts(drawList(random, length, range), 10n));
    return { lines: drawn, chosen: () => [], written: 'decimal' };
  }
  const drawn = Array.from({ length: lines }, () => wholeInAll(random, length));
  return {
    lines: drawn,
    chosen: ({ numbers: of }) => drawn.map((_, line) => holds('integer', measure('sumOf', of(line)))),
  };
};

function wholeInAll(random: Random, length: number): Numbers {
  const drawn = Array.from({ length: length - 1 }, () => drawFraction(random, [2, 3, 4, 6], 7));
  const partial = totalOf(drawn);
  const goal = partial.numerator / partial.denominator + BigInt(random.integer(0, 2));
  const last = subtract({ ...partial, numerator: goal, denominator: 1n }, partial);
  return isZero(last) ? wholeInAll(random, length) : random.shuffled([...drawn, last]);
}

function hints(input: LineInput): readonly Prose[] {
  const { axis } = input;
  const [first, second] = linesIn(input);
  const sign = lineSign(input, SUM_SIGN, 0);
  if (axis === 'matrix') {
    const ofFirst = totalOf(rowsIn(input)[0]);
    return [
      say`One number is wanted. Write all entries in one sum, row after row, and look for numbers that fit together.`,
      say`Written out row by row it is ${equal(sign, added(numbers(first)))}.${pairSaid(first)}`,
      say`${claim(say`The first row adds up to ${number(ofFirst)}`, equal(measure('sumOf', measure('rowAt', lineOfA(input, 0), 1)), number(ofFirst)))}; go on from there with the other numbers.`,
    ];
  }
  return [
    say`Every ${axis} shrinks to one number. Numbers in other ${axis}s have no part in it.`,
    say`For ${lineName(input, 0)} write ${equal(sign, added(numbers(first)))}.${pairSaid(first)}`,
    say`That gives ${equal(sign, number(totalOf(first)))}. Then write ${equal(lineSign(input, SUM_SIGN, 1), added(numbers(second)))} and go on like this.`,
  ];
}

/** Two numbers whose sum is pleasant: 0, 10 or, of fractions, whole. Nothing where there are none. */
function pairSaid(line: Numbers): Prose {
  const pairs = line.flatMap((x, place) => line.slice(place + 1).map((y) => ({ x, y, both: add(x, y) })));
  const pair =
    pairs.find(({ both }) => isZero(both)) ??
    pairs.find(({ x, both }) => (isInteger(x) ? equals(both, integer(10)) : isInteger(both)));
  if (pair === undefined) return [];
  return say` Two of these go well together: ${equal(sum(number(pair.x), number(pair.y)), number(pair.both))}.`;
}

export const exercise = statisticExercise({
  bounds: {
    easy: { numerator: 60, denominator: 1 },
    medium: { numerator: 100, denominator: 1 },
    hard: { numerator: 900, denominator: 12 },
  },
  lines: {
    easy: sizes('2x3 2x4 3x3'),
    medium: sizes('2x4 3x4 3x5'),
    hard: sizes('2x3 3x3 2x4'),
  },
  shapes: {
    easy: sizes('2x2 2x3 3x2'),
    medium: sizes('2x4 3x3 4x2'),
    hard: sizes('2x3 3x2 3x3'),
  },
  draw: { easy, medium, hard },
  hints,
});
