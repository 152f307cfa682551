// Exercises in dot products: signs, a right angle, fractions, a sum times a difference.

import {
  added,
  count,
  equal,
  type Expression,
  negative,
  number,
  numbers,
  product,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { add, integer, multiply, type Rational, ZERO } from '../../../exact/rational.ts';
import { drawDistinct, drawFraction, drawList, drawNonzero, drawUntil, inBody } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { columnShown } from '../../../exercises/worked.ts';

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

/** The sum and the difference of two vectors: what is left is the difference of two squares of lengths. */
const sumAndDifference: Maker = (random) => {
  const [p, q] = [1, 2].map(() => drawList(random, 3, { from: -6, to: 6, without: [0] }));
  const [first, second] = [columnShown(p), columnShown(q)];
  const [plus, minus] = [sum(first, second), sum(first, negative(second))];
  const [u, v] = [p.map((x, k) => x + q[k]), p.map((x, k) => x - q[k])];
  const whole = equal(DOT, sum(product('dot', first, first), negative(product('dot', second, second))));
  return {
    body: { u, v },
    prompt: say`Find the dot product ${claim(say`of ${plus} and ${minus}`, equal(symbol('u'), plus), equal(symbol('v'), minus))}.`,
    before: [
      say`The two vectors are ${equal(symbol('u'), plus, columnShown(u))} and ${equal(symbol('v'), minus, columnShown(v))}.`,
    ],
    hints: [
      say`A dot product may be multiplied out like any other product. Which of the four products cancel here?`,
      say`Only two squares of lengths are left: ${whole}.`,
      say`The first of these is ${equal(product('dot', first, first), added(p.map((x) => count(x * x))))}. Find the other one, and subtract.`,
    ],
    facts: [whole],
  };
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [positive],
  medium: [withSigns, perpendicular],
  hard: [withFractions, sumAndDifference, sumAndDifference],
};

const BY_PAIRS = say`Write one vector below the other. Each entry is multiplied by the one below it.`;
const BY_SIGNS = say`Settle the sign of each product before its size: equal signs make it positive, unlike signs make it negative.`;
const BY_DENOMINATOR = say`Multiply each fraction by its partner and reduce it at once. Bring the products over one denominator only when you add them.`;

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
