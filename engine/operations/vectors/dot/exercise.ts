// Exercises in dot products: signs, a right angle, fractions and tenths.

import {
  added,
  count,
  equal,
  type Expression,
  number,
  numbers,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { add, integer, multiply, type Rational, rational, ZERO } from '../../../exact/rational.ts';
import { drawDistinct, drawFraction, drawList, drawNonzero, drawUntil, inBody } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 1 },
    medium: { numerator: 250, denominator: 1 },
    hard: { numerator: 800, denominator: 100 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;

const DOT = product('dot', symbol('u'), symbol('v'));

const positive: Maker = (random) => {
  const length = random.integer(2, 3);
  const entries = (): readonly Rational[] => drawDistinct(random, length, { from: 1, to: 7 }).map(integer);
  return posed(entries(), entries(), BY_PAIRS, []);
};

const withSigns: Maker = (random) => {
  const length = random.integer(3, 4);
  const u = Array.from({ length }, () => integer(drawNonzero(random, 7)));
  const v = Array.from({ length }, () => integer(drawNonzero(random, 7)));
  return posed(u, v, BY_SIGNS, []);
};

/** (a, b, c) and (b t, -a t, 0), in an order of places that is drawn. */
const perpendicular: Maker = (random) => {
  const [a, b] = [drawNonzero(random, 6), drawNonzero(random, 6)];
  const factor = random.integer(1, 2);
  const places = random.shuffled([0, 1, 2]);
  const inPlaces = (entries: readonly number[]): readonly Rational[] => places.map((place) => integer(entries[place]));
  return posed(inPlaces([a, b, drawNonzero(random, 6)]), inPlaces([b * factor, -a * factor, 0]), BY_SIGNS, [
    equal(DOT, count(0)),
  ]);
};

const withFractions: Maker = (random) => {
  const u = drawUntil(
    () => Array.from({ length: 3 }, () => drawFraction(random, [2, 3, 4], 5)),
    (entries) => entries.some(({ denominator }) => denominator !== 1n),
  );
  const v = drawList(random, 3, { from: -6, to: 6, without: [0] }).map(integer);
  return posed(u, v, BY_DENOMINATOR, []);
};

const withTenths: Maker = (random) => {
  const tenths = (): readonly Rational[] =>
    Array.from({ length: 3 }, () => rational(BigInt(drawNonzero(random, 15)), 10n));
  return posed(tenths(), tenths(), BY_PLACES, []);
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [positive],
  medium: [withSigns, perpendicular],
  hard: [withFractions, withTenths],
};

const BY_PAIRS = say`Write one vector below the other. Each entry is multiplied by the one below it.`;
const BY_SIGNS = say`Settle the sign of each product before its size: equal signs make it positive, unlike signs make it negative.`;
const BY_DENOMINATOR = say`Multiply each fraction by its partner and reduce it at once. Bring the products over one denominator only when you add them.`;
const BY_PLACES = say`Tenths times tenths are hundredths: multiply the whole numbers of tenths first, and place the point afterwards.`;

function posed(
  u: readonly Rational[],
  v: readonly Rational[],
  idea: Prose,
  facts: readonly Expression[],
): DrawnExercise {
  const products = u.map((x, place) => multiply(x, v[place]));
  const beginning = products.slice(0, 2).reduce(add, ZERO);
  return {
    body: { u: u.map(inBody), v: v.map(inBody) },
    hints: [
      idea,
      say`The first product is ${equal(product('dot', number(u[0]), number(v[0])), number(products[0]))}.`,
      say`${claim(say`The products to be added are ${added(numbers(products))}`, equal(DOT, added(numbers(products))))}; ${equal(added(numbers(products.slice(0, 2))), number(beginning))}.`,
    ],
    facts: [...facts, relation(product('dot', number(u[0]), number(v[0])), 'equal', number(products[0]))],
  };
}
