// Exercises in cross products: signs, zeros that save work, parallel vectors, fractions.

import {
  equal,
  type Expression,
  indexed,
  negative,
  number,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integer, multiply, type Rational, subtract } from '../../../exact/rational.ts';
import { drawDistinct, drawFraction, drawNonzero, inBody } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 100, denominator: 1 },
    medium: { numerator: 1000, denominator: 1 },
    hard: { numerator: 4000, denominator: 36 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;

const CROSS = product('cross', symbol('u'), symbol('v'));

const positive: Maker = (random) => {
  const entries = (): readonly Rational[] => drawDistinct(random, 3, { from: 0, to: 4 }).map(integer);
  return posed(entries(), entries(), BY_COVERING, []);
};

const withSigns: Maker = (random) => {
  const entries = (): readonly Rational[] => [1, 2, 3].map(() => integer(drawNonzero(random, 7)));
  return posed(entries(), entries(), BY_SIGNS, []);
};

const parallel: Maker = (random) => {
  const u = [1, 2, 3].map(() => drawNonzero(random, 5));
  const factor = random.pick([-3, -2, 2, 3]);
  return posed(
    u.map(integer),
    u.map((x) => integer(factor * x)),
    BY_SIGNS,
    [holds('zero', CROSS)],
  );
};

const withFractions: Maker = (random) => {
  const u = [1, 2, 3].map(() => drawFraction(random, [1, 2, 3], 5));
  const v = [1, 2, 3].map(() => integer(drawNonzero(random, 6)));
  return posed(u, v, BY_DENOMINATOR, []);
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [positive],
  medium: [withSigns, parallel],
  hard: [withFractions],
};

const BY_COVERING = say`For the first entry cover the first place of both vectors. Multiply crosswise what is left, and take the second product away from the first.`;
const BY_SIGNS = say`Work out the two products of an entry with their signs before you subtract; the minus between them comes on top.`;
const BY_DENOMINATOR = say`Where a product has a fraction, reduce it before you subtract.`;

function posed(
  u: readonly Rational[],
  v: readonly Rational[],
  idea: Prose,
  facts: readonly Expression[],
): DrawnExercise {
  const [first, second] = [multiply(u[1], v[2]), multiply(u[2], v[1])];
  const entry = equal(
    indexed('w', 1),
    sum(product('dot', number(u[1]), number(v[2])), negative(product('dot', number(u[2]), number(v[1])))),
    number(subtract(first, second)),
  );
  return {
    body: { u: u.map(inBody), v: v.map(inBody) },
    hints: [
      idea,
      say`The first entry is a difference of ${equal(product('dot', number(u[1]), number(v[2])), number(first))} and ${equal(product('dot', number(u[2]), number(v[1])), number(second))}.`,
      say`With ${equal(symbol('w'), CROSS)} the first entry is ${entry}.`,
    ],
    facts,
  };
}
