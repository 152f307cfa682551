// Exercises in norms: whole lengths, roots, sums of sizes, matrices.

import { added, count, equal, number, numbers, product, relation, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { absolute, add, integer, multiply, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawList, drawNonzero, drawRows, inBody } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 1 },
    medium: { numerator: 1000, denominator: 1 },
    hard: { numerator: 2500, denominator: 100 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;

const V = symbol('v');
const SQUARE = product('dot', V, V);

/** Entries whose length is whole. */
const SPACE = [
  [1, 2, 2],
  [2, 3, 6],
  [1, 4, 8],
  [2, 6, 9],
  [4, 4, 7],
  [6, 6, 7],
] as const;

const small: Maker = (random) => ofLength(drawList(random, 3, { from: 1, to: 7 }).map(integer), BY_ROOT);

const inSpace: Maker = (random) =>
  ofLength(withSigns(random, random.shuffled(random.pick(SPACE))).map(integer), BY_SIGNS);

const withRoot: Maker = (random) => ofLength(drawSigned(random, 3, 9), BY_FACTORS);

const tenths: Maker = (random) =>
  ofLength(
    withSigns(random, random.shuffled(random.pick(SPACE))).map((entry) => rational(BigInt(entry), 10n)),
    BY_TENTHS,
  );

function withSigns(random: Random, entries: readonly number[]): readonly number[] {
  return entries.map((entry) => (random.chance(50) ? entry : -entry));
}

function drawSigned(random: Random, length: number, largest: number): readonly Rational[] {
  return Array.from({ length }, () => integer(drawNonzero(random, largest)));
}

function ofLength(v: readonly Rational[], idea: Prose): DrawnExercise {
  const squares = v.map((entry) => multiply(entry, entry));
  const first = relation(product('dot', number(v[0]), number(v[0])), 'equal', number(squares[0]));
  return {
    body: { v: v.map(inBody) },
    hints: [
      idea,
      say`The first square is ${first}.`,
      say`The length is the root of ${equal(SQUARE, added(numbers(squares)))}.`,
    ],
    facts: [equal(SQUARE, number(squares.reduce(add, ZERO)))],
  };
}

const sumOfSizes: Maker = (random) => {
  const v = drawSigned(random, random.integer(3, 4), 12);
  const sizes = v.map(absolute);
  return {
    body: { v: v.map(inBody), kind: '1' },
    hints: [
      say`This norm has no squares in it: leave the minus signs out, and add.`,
      say`A size is how far a number is from zero, on either side.`,
      say`The first two sizes make ${equal(added(numbers(sizes.slice(0, 2))), number(add(sizes[0], sizes[1])))}.`,
    ],
    facts: [],
  };
};

const rowSums: Maker = (random) => {
  const a = drawRows(random, 3, 3, { from: -9, to: 9, without: [0] });
  const first = a[0].map(Math.abs);
  return {
    body: { a, kind: 'inf' },
    hints: [
      say`This norm compares rows: each gets a sum of its own.`,
      say`In the first row the sizes make ${equal(added(first.map(count)), count(totalOf(first)))}.`,
      say`Work out the other two sums in the same way. They are not added: only the greatest of the three counts.`,
    ],
    facts: [],
  };
};

const frobenius: Maker = (random) => {
  const [x, y, z] = withSigns(random, random.shuffled(random.pick(SPACE)));
  const rows = [
    [x, y],
    [0, z],
  ];
  return {
    body: { a: rows, kind: 'frobenius' },
    hints: [
      say`Read the matrix as one long list of four numbers, and forget the rows.`,
      say`The squares in the first row add up to ${equal(added([count(x * x), count(y * y)]), count(x * x + y * y))}.`,
      say`The second row has only one square to add. The norm is the root of the whole sum.`,
    ],
    facts: [],
  };
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [small],
  medium: [inSpace, sumOfSizes],
  hard: [withRoot, tenths, rowSums, frobenius],
};

const BY_ROOT = say`Work with squares to the end. If their sum is no square number, leave a root in the answer.`;
const BY_SIGNS = say`Before you square an entry you may drop its minus sign.`;
const BY_FACTORS = say`Not every sum of squares has a whole root. Look for a square number that divides it.`;
const BY_TENTHS = say`Find the length of the vector of tenths as if they were whole numbers, and place the point afterwards.`;
