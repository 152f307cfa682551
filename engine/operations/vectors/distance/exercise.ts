// Exercises in distances: from planes with a normal vector of whole length, from lines, with a foot of fractions.

import { equal, negative, product, quotient, sum, symbol, count } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { crossOf, dotOf } from '../../../exercises/whole-vectors.ts';

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 150, denominator: 1 },
    medium: { numerator: 300, denominator: 1 },
    hard: { numerator: 5000, denominator: 81 },
  },
  draw: (random, difficulty) => random.pick(makers[difficulty])(random),
};

type Maker = (random: Random) => DrawnExercise;
type Entries = readonly number[];

const [P, N, C, Q, D] = ['p', 'n', 'c', 'q', 'd'].map(symbol);

const FLAT: readonly Entries[] = [
  [3, 4],
  [4, 3],
  [3, -4],
  [-4, 3],
];

const SPATIAL: readonly Entries[] = [
  [1, 2, 2],
  [2, 1, 2],
  [2, 2, -1],
  [2, -2, 1],
  [-1, 2, 2],
];

/** The foot is drawn first, so that it has whole entries. */
const wholePlane: Maker = (random) => {
  const normal = random.pick(random.chance(50) ? FLAT : SPATIAL);
  const foot = drawList(random, normal.length, { from: -3, to: 3 });
  const factor = drawNonzero(random, 2);
  return fromPlane(
    foot.map((entry, place) => entry + factor * normal[place]),
    normal,
    dotOf(normal, foot),
  );
};

const fractionPlane: Maker = (random) => {
  const normal = random.pick(SPATIAL);
  const [point, offset] = drawUntil(
    () => [drawList(random, 3, { from: -5, to: 5 }), random.integer(-9, 9)] as const,
    ([p, c]) => (c - dotOf(normal, p)) % 9 !== 0,
  );
  return fromPlane(point, normal, offset);
};

const lineInPlane: Maker = (random) => {
  const d = drawList(random, 2, { from: -4, to: 4, without: [0] });
  const across = drawNonzero(random, 2);
  return fromLine(random, d, [-across * d[1], across * d[0]]);
};

const lineInSpace: Maker = (random) => {
  const d = drawList(random, 3, { from: -3, to: 3, without: [0] });
  const rest = drawUntil(
    () => crossOf(d, drawList(random, 3, { from: -2, to: 2 })),
    (entries) => entries.some((entry) => entry !== 0),
  );
  return fromLine(random, d, rest);
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [wholePlane],
  medium: [lineInPlane],
  hard: [lineInSpace, fractionPlane],
};

function fromPlane(point: Entries, normal: Entries, offset: number): DrawnExercise {
  return {
    body: { point, normal, offset },
    hints: [
      say`The shortest way goes along ${N}. How long must the step be?`,
      say`The dot products are ${equal(product('dot', N, P), count(dotOf(normal, point)))} and ${equal(product('dot', N, N), count(dotOf(normal, normal)))}.`,
      say`Multiply ${N} by ${quotient(sum(C, negative(product('dot', N, P))), product('dot', N, N))} and add it to ${P}: that is the foot. Then measure the step.`,
    ],
    facts: [],
  };
}

/** The line leads through a drawn point; the foot is a few steps further, and the rest is perpendicular there. */
function fromLine(random: Random, direction: Entries, rest: Entries): DrawnExercise {
  const through = drawList(random, direction.length, { from: -5, to: 5 });
  const steps = random.pick([-3, -2, 2, 3]);
  const way = direction.map((entry, place) => steps * entry + rest[place]);
  const dots: Prose = say`The dot products are ${equal(product('dot', sum(P, negative(Q)), D), count(dotOf(way, direction)))} and ${equal(product('dot', D, D), count(dotOf(direction, direction)))}.`;
  return {
    body: { point: through.map((entry, place) => entry + way[place]), through, direction },
    hints: [
      say`Begin with the way from ${Q} to ${P}, and split it into a part along ${D} and a part across.`,
      dots,
      say`The quotient of these two numbers tells how many times ${D} leads from ${Q} to the foot. The part across is measured from there.`,
    ],
    facts: [],
  };
}
