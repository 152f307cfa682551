// Exercises in sums and intersections: lines and planes in space, and subspaces of vectors with four entries.

import { count, equal, grid } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { asColumns, combinedVector, type Vector } from '../drawn-vectors.ts';
import { namesOf } from '../vector-list.ts';
import { solve } from './solve.ts';
import { firstClearing } from '../../../exercises/first-clearing.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 80, denominator: 6 },
  medium: { numerator: 150, denominator: 12 },
  hard: { numerator: 400, denominator: 40 },
};

interface Drawn {
  readonly u: readonly Vector[];
  readonly w: readonly Vector[];
}

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) => {
    const { u, w } = drawUntil(
      () => random.pick(makers[difficulty])(random),
      (drawn) => isWithinBounds([...solve({ u: asColumns(drawn.u), w: asColumns(drawn.w) })], bounds[difficulty]),
    );
    return { body: { u, w }, hints: hintsFor(u, w), facts: [] };
  },
};

type Maker = (random: Random) => Drawn;

function drawPlain(random: Random, amount: number, length: number, largest: number): readonly Vector[] {
  return Array.from({ length: amount }, () =>
    drawUntil(
      () => drawList(random, length, { from: -largest, to: largest }),
      (vector) => vector.filter((entry) => entry !== 0).length > 1,
    ),
  );
}

const lineAndPlane: Maker = (random) => {
  const u = drawPlain(random, 2, 3, 3);
  const factors = [drawNonzero(random, 2), drawNonzero(random, 2)];
  return { u, w: random.chance(50) ? [combinedVector(factors, u)] : drawPlain(random, 1, 3, 3) };
};

const planes: Maker = (random) => ({ u: drawPlain(random, 2, 3, 2), w: drawPlain(random, 2, 3, 2) });

/** Two planes of vectors with four entries that share a line. */
const sharing: Maker = (random) => {
  const u = drawPlain(random, 2, 4, 2);
  const shared = combinedVector([drawNonzero(random, 2), drawNonzero(random, 2)], u);
  return { u, w: [...drawPlain(random, 1, 4, 2), shared] };
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [lineAndPlane],
  medium: [planes],
  hard: [sharing],
};

function hintsFor(u: readonly Vector[], w: readonly Vector[]): readonly Prose[] {
  const [first, second] = [namesOf('u', u.length), namesOf('w', w.length)];
  const amount = u.length + w.length;
  const all = claim(
    say`There are ${amount} vectors in all`,
    equal(measure('columnCount', grid([[...first, ...second]])), count(amount)),
  );
  return [
    say`A vector of both subspaces is a combination of the one list, and of the other list, too.`,
    say`${all}. Write them as the columns of one matrix, those of the first subspace in front, and reduce it. ${firstClearing(asColumns([...u, ...w]), grid([[...first, ...second]]))}`,
    say`Columns with pivots give a basis of the sum. What does a column without a pivot behind the bar say about its vector?`,
  ];
}
