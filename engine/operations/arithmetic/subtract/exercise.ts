// Exercises in matrix subtraction: equal entries, negative subtrahends, borrowed tenths, unlike denominators.

import { expanded } from '../../../algorithms/entrywise/details.ts';
import {
  count,
  equal,
  type Expression,
  negative,
  number,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { subtractMatrices } from '../../../exact/kernels/entrywise.ts';
import { constantMatrix, type Matrix } from '../../../exact/matrix.ts';
import { absolute, integer, negate, rational } from '../../../exact/rational.ts';
import { drawFraction, drawInteger, drawNonzero } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import {
  drawEntries,
  drawPairs,
  FIRST,
  named,
  placeWords,
  posed,
  rowOfResult,
  SHAPES,
  tenths,
  valueAt,
  whole,
  writtenAt,
} from '../pairs.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 18, denominator: 1 },
    medium: { numerator: 120, denominator: 10 },
    hard: { numerator: 120, denominator: 12 },
  },
  draw: (random, difficulty) => problems[difficulty](random),
};

const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')];

const problems: ByDifficulty<(random: Random) => DrawnExercise> = {
  // A is made of B and a difference that is nowhere negative.
  easy: (random) => {
    const { a, b } = drawPairs(random, random.pick(SHAPES), [], () => {
      const y = random.integer(1, 9);
      return whole(y + random.integer(0, 9), y);
    });
    return posed(a, b, [
      say`Each entry of ${B} is taken away from the entry of ${A} at the same place; ${A} comes first.`,
      say`Begin in ${placeWords(FIRST)}: ${equal(named('c', FIRST), difference(writtenAt(a, FIRST), writtenAt(b, FIRST)))}.`,
      firstRow(a, b),
    ]);
  },

  medium: (random) => random.pick([withSigns, withSigns, withDecimals, everywhere])(random),

  // One pair of unlike denominators whose second fraction is negative.
  hard: (random) => {
    const unlike = () => {
      const [left, right] = random.pick([
        [2n, 3n],
        [3n, 2n],
        [3n, 4n],
        [4n, 3n],
      ] as const);
      return [rational(BigInt(random.pick([1, -1])), left), rational(-1n, right)] as const;
    };
    const shape = random.pick(SHAPES);
    const fraction = () => drawFraction(random, [1, 2, 3, 4], 5);
    const { a, b, places } = drawPairs(random, shape, [unlike], () => [fraction(), fraction()]);
    const [place] = places;
    const [x, y] = [valueAt(a, place), valueAt(b, place)];
    const common = x.denominator * y.denominator;
    return posed(
      a,
      b,
      [
        say`Two things can go wrong at each place: the sign of what is taken away, and the common denominator. Settle the sign first.`,
        say`In ${placeWords(place)} both matter; write ${equal(named('c', place), difference(number(x), number(y)), sum(expanded(x, common), expanded(negate(y), common)))}.`,
        say`${rowOfResult((entries) => say`The first row of the difference is ${entries}`, subtractMatrices(a, b))}. When you have the rest, check it: ${equal(sum(C, B), A)}.`,
      ],
      [relation(named('b', place), 'less', count(0))],
    );
  },
};

/** One place where the entries are equal, and one where a negative number is taken from a positive one. */
function withSigns(random: Random): DrawnExercise {
  const same = () => {
    const x = drawNonzero(random, 15);
    return whole(x, x);
  };
  const negativeTaken = () => whole(random.integer(1, 15), -random.integer(1, 15));
  const shape = random.pick([
    [2, 3],
    [3, 2],
    [3, 3],
  ] as const);
  const { a, b, places } = drawPairs(random, shape, [negativeTaken, same], () =>
    whole(drawNonzero(random, 15), drawInteger(random, { from: -15, to: 15, without: [0] })),
  );
  const [taken, equalEntries] = places;
  const [x, y] = [valueAt(a, taken), valueAt(b, taken)];
  return posed(
    a,
    b,
    [
      say`Taking away a negative number is the same as adding its opposite. Look for the places where ${B} holds a negative number before you begin.`,
      say`One of them is ${placeWords(taken)}: ${equal(named('c', taken), difference(number(x), number(y)), sum(number(x), number(absolute(y))))}. In ${placeWords(equalEntries)} the two entries are the same: ${equal(difference(named('a', equalEntries), named('b', equalEntries)), count(0))}.`,
      firstRow(a, b),
    ],
    [
      relation(named('b', taken), 'less', count(0)),
      relation(named('a', taken), 'greater', count(0)),
      equal(named('a', equalEntries), named('b', equalEntries)),
    ],
  );
}

/** Tenths: at one place the tenths that are taken away are more than those that are there. */
function withDecimals(random: Random): DrawnExercise {
  const exchanged = () => {
    const [units, parts] = [random.integer(1, 4), random.integer(1, 8)];
    return [tenths(units + random.integer(1, 5), parts), tenths(units, random.integer(parts + 1, 9))] as const;
  };
  const any = () => tenths(random.integer(0, 9), random.integer(1, 9));
  const shape = random.pick(SHAPES);
  const { a, b, places } = drawPairs(random, shape, [exchanged], () => [any(), any()]);
  const [place] = places;
  return posed(
    a,
    b,
    [
      say`Take tenths from tenths and ones from ones. Where there are too few tenths, change a one into ten tenths; where the number to be taken away is larger, the result is negative.`,
      say`There are too few tenths in ${placeWords(place)}: ${equal(named('c', place), difference(writtenAt(a, place), writtenAt(b, place)))}.`,
      firstRow(a, b),
    ],
    [relation(named('a', place), 'greater', named('b', place)), relation(named('b', place), 'greater', count(0))],
  );
}

/** A negative number that is taken from every entry. */
function everywhere(random: Random): DrawnExercise {
  const by = -random.integer(2, 9);
  const shape = random.pick(SHAPES);
  const a = drawEntries(shape, () => integer(drawNonzero(random, 15)));
  const start = writtenAt(a, FIRST);
  return posed(
    a,
    integer(by),
    [
      say`The same negative number is taken away from every entry. What does that do to an entry: does it become smaller or larger?`,
      say`Begin in ${placeWords(FIRST)}: ${equal(named('c', FIRST), difference(start, count(by)), sum(start, count(-by)))}.`,
      say`${rowOfResult((entries) => say`The first row of the difference is ${entries}`, subtractMatrices(a, constantMatrix(a.rows, a.columns, integer(by))))}; in the same way all other entries become larger.`,
    ],
    [relation(symbol('b'), 'less', count(0))],
  );
}

function difference(left: Expression, right: Expression): Expression {
  return sum(left, negative(right));
}

function firstRow(a: Matrix, b: Matrix): Prose {
  const row = rowOfResult((entries) => say`The first row of the difference is ${entries}`, subtractMatrices(a, b));
  return say`${row}. Add it to the first row of ${B} to see that it is right, and go on with the next row.`;
}
