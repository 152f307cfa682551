// Exercises in angles: angles known by heart, whole lengths, a root below the line.

import { count, equal, type Expression, product, quotient, root, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import type { ByDifficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { dotOf } from '../../../exercises/whole-vectors.ts';

type Two = readonly [u: readonly number[], v: readonly number[]];

const [U, V] = ['u', 'v'].map(symbol);
const [UV, UU, VV] = [product('dot', U, V), product('dot', U, U), product('dot', V, V)];

/** Vectors of whole length. */
const WHOLE = [
  [1, 2, 2],
  [2, 3, 6],
  [1, 4, 8],
  [0, 3, 4],
] as const;

function roots(one: Expression, other: Expression): Expression {
  return product('dot', root(one), root(other));
}

const makers: ByDifficulty<(random: Random) => Two> = {
  // Half a right angle, a right angle, and one and a half.
  easy: (random) => {
    // √(u·u) · √(v·v) is √(2(u·u)²) for half a right angle: the number below the root stays small.
    const u = drawUntil(
      () => drawList(random, 2, { from: -4, to: 4 }),
      (entries) => dotOf(entries, entries) > 0 && 2 * dotOf(entries, entries) ** 2 <= 150,
    );
    const [along, factor] = [random.integer(-1, 1), random.pick([-1, 1])];
    return [u, [along * u[0] - factor * u[1], along * u[1] + factor * u[0]]];
  },
  medium: (random) => drawUntil((): Two => [drawWhole(random), drawWhole(random)], isNotParallel),
  hard: (random) =>
    drawUntil(
      (): Two => [
        drawList(random, 3, { from: -3, to: 3, without: [0] }),
        drawList(random, 3, { from: -3, to: 3, without: [0] }),
      ],
      (pair) => isNotParallel(pair) && dotOf(pair[0], pair[0]) * dotOf(pair[1], pair[1]) <= 100,
    ),
};

function drawWhole(random: Random): readonly number[] {
  return random.shuffled(random.pick(WHOLE)).map((entry) => (random.chance(50) || entry === 0 ? entry : -entry));
}

function isNotParallel([u, v]: Two): boolean {
  return dotOf(u, v) ** 2 !== dotOf(u, u) * dotOf(v, v);
}

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 10 },
    medium: { numerator: 300, denominator: 100 },
    hard: { numerator: 5000, denominator: 100 },
  },
  draw: (random, difficulty) => {
    const [u, v] = makers[difficulty](random);
    const [uv, uu, vv] = [dotOf(u, v), dotOf(u, u), dotOf(v, v)];
    return {
      body: { u, v },
      hints: [
        say`The dot product says on which side of a right angle you are. What do you have to divide it by to get the cosine?`,
        say`The three products that you need are ${equal(UV, count(uv))}, ${equal(UU, count(uu))} and ${equal(VV, count(vv))}. Two of them are squares of lengths.`,
        say`The cosine is ${equal(quotient(UV, roots(UU, VV)), quotient(count(uv), roots(count(uu), count(vv))))}. Make it simpler, and look for the angle that has it.`,
      ],
      facts: [],
    };
  },
};
