// Exercises in cross products: signs, zeros that save work, parallel vectors, a multiple that adds nothing, edges of a triangle.

import {
  count,
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
import { claim, type Prose, say } from '../../../document/prose.ts';
import { integer, multiply, type Rational, subtract } from '../../../exact/rational.ts';
import { drawDistinct, drawNonzero, drawUntil, inBody } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { times } from '../../../learning/notation.ts';
import { crossOf as wholeCross } from '../../../exercises/whole-vectors.ts';
import { columnShown } from '../../../exercises/worked.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 100, denominator: 1 },
    medium: { numerator: 1000, denominator: 1 },
    hard: { numerator: 1000, denominator: 1 },
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

/** A multiple of u beside v: it is parallel to u and adds nothing. */
const withMultiple: Maker = (random) => {
  const [u, v] = [drawnEntries(random, 4), drawnEntries(random, 6)];
  const factor = random.pick([-3, -2, 2, 3]);
  const [first, second] = [columnShown(u), columnShown(v)];
  const whole = sum(second, times(count(factor), first));
  const isSame = equal(CROSS, crossOf(first, whole));
  return {
    ...posed(u.map(integer), v.map(integer), BY_MULTIPLE, [isSame]),
    prompt: say`Find the cross product ${claim(say`of ${first} and ${whole}`, isSame, equal(symbol('u'), first))}.`,
    before: [
      say`A multiple of the first vector is parallel to it, and their cross product is zero. ${claim(say`So the answer is that of ${first} and ${second} alone`, isSame, equal(symbol('u'), first), equal(symbol('v'), second))}.`,
    ],
  };
};

/** The edges that begin in one corner of a triangle. */
const fromCorners: Maker = (random) => {
  const [p, u, v] = drawUntil(
    () => [drawnEntries(random, 5), drawnEntries(random, 6), drawnEntries(random, 6)] as const,
    ([, one, other]) => wholeCross(one, other).some((entry) => entry !== 0),
  );
  const corners = [p, p.map((x, k) => x + u[k]), p.map((x, k) => x + v[k])].map(columnShown);
  const [first, second, third] = corners;
  const edges = [second, third].map((corner) => sum(corner, negative(first)));
  const isFirst = equal(symbol('u'), edges[0], columnShown(u));
  const isSecond = equal(symbol('v'), edges[1], columnShown(v));
  return {
    ...posed(u.map(integer), v.map(integer), BY_EDGES, [isFirst, isSecond]),
    prompt: say`A triangle in space has ${claim(say`the corners ${first}, ${second} and ${third}`, isFirst, isSecond)}. Find the cross product of the edges that lead from the first corner to the second and from the first to the third, in this order.`,
    before: [say`Each edge is its end less its beginning: ${isFirst} and ${isSecond}.`],
  };
};

function drawnEntries(random: Random, largest: number): readonly number[] {
  return [1, 2, 3].map(() => drawNonzero(random, largest));
}

function crossOf(left: Expression, right: Expression): Expression {
  return product('cross', left, right);
}

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [positive],
  medium: [withSigns, parallel],
  hard: [withMultiple, fromCorners],
};

const BY_COVERING = say`For the first entry cover the first place of both vectors. Multiply crosswise what is left, and take the second product away from the first.`;
const BY_SIGNS = say`Work out the two products of an entry with their signs before you subtract; the minus between them comes on top.`;
const BY_MULTIPLE = say`What is the cross product of a vector with a multiple of itself? Only one part of the second vector is needed.`;
const BY_EDGES = say`Find both edges first: each is the position of its end less that of its beginning.`;

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
