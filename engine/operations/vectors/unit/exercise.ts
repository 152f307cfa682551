// Exercises in unit vectors: whole lengths, a common factor, roots, fractions.

import { added, equal, number, numbers, product, relation, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { add, integer, multiply, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { drawNonzero, inBody } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 10 },
    medium: { numerator: 1000, denominator: 100 },
    hard: { numerator: 5000, denominator: 100 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;

const V = symbol('v');
const SQUARE = product('dot', V, V);

const SHORT = [
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 1, 1],
  [1, 1, 2],
  [1, 2, 2],
] as const;
const SPACE = [
  [1, 2, 2],
  [2, 3, 6],
  [1, 4, 8],
  [4, 4, 7],
] as const;

const short: Maker = (random) => {
  const factor = random.integer(1, 3);
  const entries = signed(random, random.shuffled(random.pick(SHORT)));
  return posed(
    entries.map((entry) => integer(factor * entry)),
    BY_LENGTH,
  );
};

const inSpace: Maker = (random) => posed(signed(random, random.shuffled(random.pick(SPACE))).map(integer), BY_SIGNS);

const multiple: Maker = (random) => {
  const factor = random.integer(2, 3);
  const entries = signed(random, random.shuffled(random.pick(SPACE)));
  return posed(
    entries.map((entry) => integer(factor * entry)),
    BY_FACTOR,
  );
};

const withRoot: Maker = (random) =>
  posed(
    [1, 2, 3].map(() => integer(drawNonzero(random, 4))),
    BY_ROOT,
  );

const withFractions: Maker = (random) => {
  const below = BigInt(random.integer(2, 5));
  const entries = signed(random, random.shuffled(random.pick(SPACE)));
  return posed(
    entries.map((entry) => rational(BigInt(entry), below)),
    BY_DENOMINATOR,
  );
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [short],
  medium: [inSpace, multiple],
  hard: [withRoot, withFractions],
};

const BY_LENGTH = say`How long is the arrow? You need this number before you can shorten it.`;
const BY_SIGNS = say`The result points into the same corner of space, so its entries have the signs of the given ones.`;
const BY_FACTOR = say`All entries have a common factor. The arrow without this factor points the same way and is easier to work with.`;
const BY_ROOT = say`Let the root stand: each entry becomes a number over the same root.`;
const BY_DENOMINATOR = say`Multiply the vector by the denominator first. Only the direction counts.`;

function signed(random: Random, entries: readonly number[]): readonly number[] {
  return entries.map((entry) => (random.chance(50) ? entry : -entry));
}

function posed(v: readonly Rational[], idea: Prose): DrawnExercise {
  const squares = v.map((entry) => multiply(entry, entry));
  const total = squares.reduce(add, ZERO);
  return {
    body: { v: v.map(inBody) },
    hints: [
      idea,
      say`The squares of the given entries are added in ${equal(SQUARE, added(numbers(squares)))}.`,
      say`From ${relation(SQUARE, 'equal', number(total))} you get the length, and each entry is to be divided by it.`,
    ],
    facts: [equal(SQUARE, number(total))],
  };
}
