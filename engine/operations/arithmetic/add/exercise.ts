// Exercises in matrix addition: opposites, a number for all places, carried tenths, fractions of unlike denominators.

import { expanded } from '../../../algorithms/entrywise/details.ts';
import { count, equal, relation, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { addMatrices } from '../../../exact/kernels/entrywise.ts';
import { constantMatrix, type Matrix } from '../../../exact/matrix.ts';
import { integer, negate, rational } from '../../../exact/rational.ts';
import { drawFraction, drawInteger, drawNonzero } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import {
  drawEntries,
  drawPairs,
  FIRST,
  named,
  type Place,
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

const [A, B] = [symbol('A'), symbol('B')];

const problems: ByDifficulty<(random: Random) => DrawnExercise> = {
  easy: (random) => {
    const digits = { from: 0, to: 9 };
    const { a, b } = drawPairs(random, random.pick(SHAPES), [], () =>
      whole(drawInteger(random, digits), drawInteger(random, { ...digits, without: [0] })),
    );
    return posed(a, b, [
      say`They have the same shape, so each entry of ${A} has one partner: the entry of ${B} at the same place.`,
      say`Begin in ${placeWords(FIRST)}: ${equal(named('c', FIRST), atPlace(a, b, FIRST))}.`,
      firstRow(a, b),
    ]);
  },

  medium: (random) => random.pick([cancelling, cancelling, withDecimals, everywhere])(random),

  // One pair of fractions of which neither denominator divides the other.
  hard: (random) => {
    const unlike = () => {
      const [left, right] = random.pick([
        [2, 3],
        [3, 2],
        [3, 4],
        [4, 3],
      ] as const);
      const top = () => BigInt(random.pick([1, -1]));
      return [rational(top(), BigInt(left)), rational(top(), BigInt(right))] as const;
    };
    const shape = random.pick(SHAPES);
    const fraction = () => drawFraction(random, [1, 2, 3, 4], 5);
    const { a, b, places } = drawPairs(random, shape, [unlike], () => [fraction(), fraction()]);
    const [place] = places;
    const [x, y] = [valueAt(a, place), valueAt(b, place)];
    const common = x.denominator * y.denominator;
    return posed(a, b, [
      say`Work place by place. Fractions with different denominators are brought to a common one before their numerators are added.`,
      say`In ${placeWords(place)} write ${equal(named('c', place), atPlace(a, b, place), sum(expanded(x, common), expanded(y, common)))}.`,
      firstRow(a, b),
    ]);
  },
};

/** One pair of opposites, so that a 0 must be written and not left out. */
function cancelling(random: Random): DrawnExercise {
  const opposites = () => {
    const x = integer(drawNonzero(random, 15));
    return [x, negate(x)] as const;
  };
  const shape = random.pick([
    [2, 3],
    [3, 2],
    [3, 3],
  ] as const);
  const { a, b, places } = drawPairs(random, shape, [opposites], () =>
    whole(drawNonzero(random, 15), drawNonzero(random, 15)),
  );
  const [place] = places;
  const vanishing = equal(sum(named('a', place), named('b', place)), count(0));
  return posed(
    a,
    b,
    [
      say`Add place by place and mind the signs: a positive and a negative number pull against each other, and the one further from zero gives the sign.`,
      say`In ${placeWords(place)} two opposites meet: ${equal(named('c', place), atPlace(a, b, place), count(0))}. A zero is an entry like any other and has to be written down.`,
      firstRow(a, b),
    ],
    [vanishing],
  );
}

/** Tenths of which one pair carries. */
function withDecimals(random: Random): DrawnExercise {
  const carrying = () => {
    const parts = random.integer(2, 9);
    return [tenths(random.integer(0, 5), parts), tenths(random.integer(0, 5), random.integer(11 - parts, 9))] as const;
  };
  const any = () => tenths(random.integer(0, 5), random.integer(1, 9));
  const shape = random.pick(SHAPES);
  const { a, b, places } = drawPairs(random, shape, [carrying], () => [any(), any()]);
  const [place] = places;
  return posed(
    a,
    b,
    [
      say`Add place by place, tenths to tenths and ones to ones. Where there are ten tenths or more, ten of them make a one.`,
      say`That happens in ${placeWords(place)}: ${equal(named('c', place), atPlace(a, b, place))}.`,
      firstRow(a, b),
    ],
    [relation(named('a', place), 'greater', count(0)), relation(named('b', place), 'greater', count(0))],
  );
}

/** A negative number that is added to every entry. */
function everywhere(random: Random): DrawnExercise {
  const by = -random.integer(2, 9);
  const shape = random.pick(SHAPES);
  const a = drawEntries(shape, () => integer(drawNonzero(random, 15)));
  return posed(
    a,
    integer(by),
    [
      say`The number is added to every entry, as if it stood in every cell of a second matrix. It is negative, so every entry gets smaller.`,
      say`Begin in ${placeWords(FIRST)}: ${equal(named('c', FIRST), sum(writtenAt(a, FIRST), count(by)))}.`,
      firstRow(a, constantMatrix(a.rows, a.columns, integer(by))),
    ],
    [relation(symbol('b'), 'less', count(0))],
  );
}

function atPlace(a: Matrix, b: Matrix, place: Place) {
  return sum(writtenAt(a, place), writtenAt(b, place));
}

function firstRow(a: Matrix, b: Matrix): Prose {
  const row = rowOfResult((entries) => say`The first row of the sum is ${entries}`, addMatrices(a, b));
  return say`${row}; the rows below it are found in the same way.`;
}
