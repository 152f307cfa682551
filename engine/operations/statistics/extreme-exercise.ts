// Exercises in smallest and largest entries: ties, lists of negative numbers, decimal and common fractions that lie close together.

import { lineName, lineOfA, lineSign } from '../../algorithms/lines/names.ts';
import type { LineInput } from '../../algorithms/lines/solve.ts';
import { type Extreme } from '../../algorithms/ordering/solve.ts';
import { functionOf, measureOf, SIGN } from '../../algorithms/ordering/words.ts';
import { joined } from '../../algorithms/wording.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  list,
  negative,
  number,
  numbers,
  relation,
  sum,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { absolute, compare, type Rational, rational, signOf } from '../../exact/rational.ts';
import { drawDistinct } from '../../learning/drawing.ts';
import type { Random } from '../../learning/random.ts';
import { extremeOf, type Numbers } from './line-values.ts';
import {
  type DrawLines,
  entryOnLine,
  linesIn,
  otherLines,
  parts,
  rowsIn,
  sizes,
  type StatisticExercise,
  wholes,
} from './statistic-exercise.ts';

/** What is drawn and what is hinted at; the idea is the statistic's own. */
export function extremeExercise(
  extreme: Extreme,
  { name, idea }: { readonly name: string; readonly idea: (input: LineInput) => Prose },
): StatisticExercise {
  const facts = measureOf(extreme);
  const easy: DrawLines = (random, lines, length) => {
    const drawn = Array.from({ length: lines }, () => wholes(drawDistinct(random, length, { from: 1, to: 20 })));
    return {
      lines: drawn,
      chosen: (names) => drawn.map((line, index) => isOnly(names.numbers(index), extremeOf(line, extreme))),
    };
  };

  // The first line is negative throughout; the last one holds its extreme twice.
  const medium: DrawLines = (random, lines, length) => {
    const drawn = Array.from({ length: lines }, (_, index) => {
      const range = index === 0 ? { from: -20, to: -1 } : { from: -15, to: 15 };
      const distinct = wholes(drawDistinct(random, length, range));
      return index === lines - 1 ? withTie(random, distinct, extreme) : distinct;
    });
    const tied = extremeOf(drawn[lines - 1], extreme);
    return {
      lines: drawn,
      chosen: (names) => [
        relation(measure('greatest', names.numbers(0)), 'less', count(0)),
        equal(measure('occurrences', names.numbers(lines - 1), number(tied)), count(2)),
      ],
    };
  };

  const hard: DrawLines = (random, lines, length) => {
    const isDecimal = random.chance(50);
    const drawn = Array.from({ length: lines }, () =>
      isDecimal ? closeDecimals(random, length) : closeFractions(random, length),
    );
    return {
      lines: drawn,
      chosen: (names) =>
        drawn.flatMap((line, index) => {
          const of = names.numbers(index);
          const spread = sum(measure('greatest', of), negative(measure('least', of)));
          return [relation(spread, 'at-most', count(2)), isOnly(of, extremeOf(line, extreme))];
        }),
      ...(isDecimal ? { written: 'decimal' } : {}),
    };
  };

  const hints = (input: LineInput): readonly Prose[] => {
    const [first] = linesIn(input);
    const sign = lineSign(input, SIGN, 0);
    const best = extremeOf(first.slice(0, 2), extreme);
    const start = equal(
      apply(functionOf(extreme), entryOnLine(input, 0, 0), entryOnLine(input, 0, 1)),
      apply(functionOf(extreme), ...numbers(first.slice(0, 2))),
      number(best),
    );
    const found = extremeOf(first, extreme);
    const last =
      input.axis === 'matrix'
        ? say`${rowExtremes(input, extreme, facts)}; the ${name} of the matrix is among these.`
        : say`In ${lineName(input, 0)} it is ${claim(say`${number(found)}`, equal(sign, measure(facts, lineOfA(input, 0)), number(found)))}; find it in ${otherLines(input)} in the same way.`;
    return [
      idea(input),
      say`Begin with the first two numbers${input.axis === 'matrix' ? [] : say` of ${lineName(input, 0)}`}: ${start}. Keep that number until a ${extreme === 'smallest' ? 'smaller' : 'larger'} one comes.`,
      ...(first.some(
        ({ denominator }) => denominator !== 1n && ![10n, 20n, 25n, 50n, 100n, 2n, 5n].includes(denominator),
      )
        ? [
            say`Two fractions are compared over a common denominator; where their distances from a whole number are easy to see, these are enough.`,
          ]
        : []),
      ...belowZero(first),
      last,
    ];
  };

  return {
    bounds: {
      easy: { numerator: 20, denominator: 1 },
      medium: { numerator: 30, denominator: 1 },
      hard: { numerator: 300, denominator: 100 },
    },
    lines: {
      easy: sizes('2x3 2x4 3x3'),
      medium: sizes('2x5 3x4 3x5'),
      hard: sizes('3x3 3x4 2x5'),
    },
    shapes: {
      easy: sizes('2x2 2x3 3x2'),
      medium: sizes('2x4 3x3 4x2'),
      hard: sizes('3x3 2x5 3x4'),
    },
    draw: { easy, medium, hard },
    hints,
  };
}

/** That a number stands at one place of a line only. */
function isOnly(line: Expression, value: Rational): Expression {
  return equal(measure('occurrences', line, number(value)), count(1));
}

/** The extreme once more, at the place of another number. */
function withTie(random: Random, line: Numbers, extreme: Extreme): Numbers {
  const value = extremeOf(line, extreme);
  const others = line.flatMap((other, position) => (compare(other, value) === 0 ? [] : [position]));
  return line.with(random.pick(others), value);
}

/** Decimal numbers with one whole part, some of one place and some of two: 1.7 and 1.65. */
function closeDecimals(random: Random, length: number): Numbers {
  const short = Math.floor(length / 2);
  const tenths = drawDistinct(random, short, { from: 1, to: 9 }).map((value) => 10 * value);
  const hundredths = drawDistinct(random, length - short, { from: 1, to: 99, without: tens });
  const whole = random.integer(0, 2);
  const sign = random.pick([1, -1]);
  return parts(
    random.shuffled([...tenths, ...hundredths]).map((value) => sign * (100 * whole + value)),
    100n,
  );
}

const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** Different fractions on one side of zero, none of them a whole number. */
function closeFractions(random: Random, length: number): Numbers {
  const sign = random.pick([1n, -1n]);
  return random
    .shuffled(fractions)
    .slice(0, length)
    .map(([numerator, denominator]) => rational(sign * numerator, denominator));
}

const fractions: readonly (readonly [bigint, bigint])[] = [
  [1n, 2n],
  [3n, 2n],
  [1n, 3n],
  [2n, 3n],
  [4n, 3n],
  [5n, 3n],
  [1n, 4n],
  [3n, 4n],
  [5n, 4n],
  [7n, 4n],
  [1n, 6n],
  [5n, 6n],
  [7n, 6n],
];

/** Of two negative numbers the one further from zero is the smaller: said with two numbers of the line. */
function belowZero(line: Numbers): readonly Prose[] {
  const below = line.filter((value) => signOf(value) < 0);
  if (below.length < 2) return [];
  const [low, high] = below.slice(0, 2).toSorted(compare);
  if (compare(low, high) === 0) return [];
  return [
    say`Mind the signs: ${relation(number(low), 'less', number(high))}, although ${relation(number(absolute(low)), 'greater', number(absolute(high)))}.`,
  ];
}

/** "Row by row the smallest entries are 1 and 0" */
function rowExtremes(input: LineInput, extreme: Extreme, name: 'least' | 'greatest'): Prose {
  const found = rowsIn(input).map((row) => extremeOf(row, extreme));
  const measured = found.map((_, row) => measure(name, measure('rowAt', lineOfA(input, 0), row + 1)));
  return say`${claim(
    say`Row by row the ${extreme} entries are ${joined(found.map((value) => say`${number(value)}`))}`,
    equal(list(measured), list(numbers(found))),
  )}`;
}
