// Exercises in projections: in the plane, with signs in space, with a factor that is a fraction.

import { count, equal, number, product, quotient, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { rational } from '../../../exact/rational.ts';
import { drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import type { Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { crossOf, dotOf } from '../../../exercises/whole-vectors.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 1 },
    medium: { numerator: 250, denominator: 1 },
    hard: { numerator: 400, denominator: 12 },
  },
  draw: (random, difficulty) => {
    const [u, v] = { easy: inPlane, medium: inSpace, hard: withFraction }[difficulty](random);
    const [dot, square] = [dotOf(u, v), dotOf(v, v)];
    return {
      body: { u, v },
      hints: [
        say`The projection is a multiple of ${V}. Two dot products tell which one: that of both vectors and that of ${V} with itself.`,
        say`The dot product of ${V} with itself is ${equal(product('dot', V, V), count(square))}. Divide the other dot product by it.`,
        say`The factor is ${equal(quotient(product('dot', U, V), product('dot', V, V)), number(rational(BigInt(dot), BigInt(square))))}. Multiply ${V} by it, and take the result away from ${U} for the rest.`,
      ],
      facts: [],
    };
  },
};

type Two = readonly [u: readonly number[], v: readonly number[]];

const [U, V] = ['u', 'v'].map(symbol);

/** A multiple of v, and a rest that is perpendicular to it. */
function inPlane(random: Random): Two {
  const v = drawList(random, 2, { from: 1, to: 4 });
  const [factor, across] = [random.integer(1, 3), drawNonzero(random, 2)];
  return [[factor * v[0] - across * v[1], factor * v[1] + across * v[0]], v];
}

/** The same in space, where a cross product with v is the rest. */
function inSpace(random: Random): Two {
  const v = drawList(random, 3, { from: -3, to: 3, without: [0] });
  const rest = drawUntil(
    () => crossOf(v, drawList(random, 3, { from: -2, to: 2 })),
    (entries) => entries.some((entry) => entry !== 0),
  );
  const factor = random.pick([-3, -2, 2, 3]);
  return [v.map((entry, place) => factor * entry + rest[place]), v];
}

function withFraction(random: Random): Two {
  return drawUntil(
    (): Two => [
      drawList(random, 3, { from: -6, to: 6, without: [0] }),
      drawList(random, 3, { from: -2, to: 2, without: [0] }),
    ],
    ([u, v]) => dotOf(u, v) % dotOf(v, v) !== 0,
  );
}
