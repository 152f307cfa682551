// Exercises in norms: whole lengths, roots, sums of sizes, matrices.

import { added, count, equal, list, number, numbers, product, relation, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { absolute, add, integer, multiply, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawNonzero, drawRows, inBody } from '../../../learning/drawing.ts';
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

const [A, V] = ['A', 'v'].map(symbol);
const SQUARE = product('dot', V, V);

/** Entries whose length is whole, and whose squares are known by heart. */
const SMALL = [
  [3, 4],
  [6, 8],
  [1, 2, 2],
  [2, 3, 6],
  [2, 4, 4],
  [1, 4, 8],
  [4, 4, 7],
  [2, 6, 9],
  [1, 1, 3, 5],
  [1, 4, 4, 4],
  [2, 2, 4, 5],
  [1, 5, 5, 7],
] as const;

/** The same of four entries. */
const FOUR = [
  [1, 1, 3, 5],
  [2, 4, 5, 6],
  [1, 4, 4, 4],
  [2, 2, 4, 5],
  [1, 5, 5, 7],
  [1, 1, 7, 7],
  [2, 4, 4, 8],
] as const;

/** Entries whose length is whole. */
const SPACE = [
  [1, 2, 2],
  [2, 3, 6],
  [1, 4, 8],
  [2, 6, 9],
  [4, 4, 7],
  [6, 6, 7],
] as const;

const small: Maker = (random) => ofLength(random.shuffled(random.pick(SMALL)).map(integer), BY_SQUARES);

const inSpace: Maker = (random) =>
  ofLength(withSigns(random, random.shuffled(random.pick([...SPACE, ...FOUR]))).map(integer), BY_SIGNS);

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

function ofLength(v: readonly Rational[], idea: (v: readonly Rational[]) => Prose): DrawnExercise {
  const squares = v.map((entry) => multiply(entry, entry));
  const first = relation(product('dot', number(v[0]), number(v[0])), 'equal', number(squares[0]));
  return {
    body: { v: v.map(inBody) },
    hints: [
      idea(v),
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
      say`This norm has no squares in it: it is the sum of the sizes of ${shownEntries(v)}.`,
      say`A size is how far a number is from zero, on either side: leave the minus signs out.`,
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
      say`This norm compares rows: each gets a sum of its own, of the sizes of its numbers.`,
      say`In the first row the sizes make ${equal(added(first.map(count)), count(totalOf(first)))}.`,
      say`Work out the other two sums in the same way. They are not added: only the greatest of the three counts.`,
    ],
    facts: [],
  };
};

const frobenius: Maker = (random) => {
  const [w, x, y, z] = withSigns(random, random.shuffled(random.pick(FOUR)));
  const rows = [
    [w, x],
    [y, z],
  ];
  return {
    body: { a: rows, kind: 'frobenius' },
    hints: [
      say`Read the matrix as one long list of the four numbers ${claim([list([w, x, y, z].map(count), 'none')], ...rows.flatMap((row, i) => row.map((entry, j) => equal(measure('entryAt', A, i + 1, j + 1), count(entry)))))}, and forget the rows.`,
      say`The squares in the first row add up to ${equal(added([count(w * w), count(x * x)]), count(w * w + x * x))}.`,
      say`Those of the second row add up to ${equal(added([count(y * y), count(z * z)]), count(y * y + z * z))}. The norm is the root of the whole sum.`,
    ],
    facts: [],
  };
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [small],
  medium: [inSpace, sumOfSizes],
  hard: [withRoot, tenths, rowSums, frobenius],
};

type Idea = (v: readonly Rational[]) => Prose;

/** The entries, as those of the vector. */
const shownEntries = (v: readonly Rational[]): Claim =>
  claim(
    [list(numbers(v), 'none')],
    ...v.map((entry, place) => equal(measure('entryAt', V, place + 1, 1), number(entry))),
  );

const BY_SQUARES: Idea = (v) =>
  say`Which are the squares of ${shownEntries(v)}? The square of the length is their sum.`;
const BY_SIGNS: Idea = (v) => say`Square each of ${shownEntries(v)}. What does a minus sign do to a square?`;
const BY_FACTORS: Idea = (v) =>
  say`Add up the squares of ${shownEntries(v)}. If the sum is no square number, look for a square number that divides it.`;
const BY_TENTHS: Idea = (v) =>
  say`The entries ${shownEntries(v)} are tenths. Find the length as if they were whole numbers, and place the point afterwards.`;
