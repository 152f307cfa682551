// Exercises in changes of basis: to the standard basis and from it, and between two others.

import { grid } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { drawUntil } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { asColumns, drawBasis, type Vector } from '../drawn-vectors.ts';
import { namesOf } from '../vector-list.ts';
import { solve } from './solve.ts';
import { firstClearing } from '../../../exercises/first-clearing.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 60, denominator: 4 },
  medium: { numerator: 200, denominator: 8 },
  hard: { numerator: 600, denominator: 8 },
};

interface Drawn {
  readonly from: readonly Vector[];
  readonly to: readonly Vector[];
}

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) => {
    const { from, to } = drawUntil(
      () => random.pick(makers[difficulty])(random),
      (drawn) =>
        isWithinBounds([...solve({ from: asColumns(drawn.from), to: asColumns(drawn.to) })], bounds[difficulty]),
    );
    return { body: { from, to }, hints: hintsFor(from, to), facts: [] };
  },
};

type Maker = (random: Random) => Drawn;

const STANDARD: readonly Vector[] = [
  [1, 0],
  [0, 1],
];

const toStandard: Maker = (random) => ({ from: STANDARD, to: drawBasis(random, 2, 4, 3) });

const between =
  (size: number, largest: number, determinant: number): Maker =>
  (random) => ({
    from: drawBasis(random, size, largest, 9),
    to: drawBasis(random, size, largest, determinant),
  });

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [toStandard, between(2, 3, 1)],
  medium: [between(2, 5, 4)],
  hard: [between(3, 2, 2)],
};

function hintsFor(from: readonly Vector[], to: readonly Vector[]): readonly Prose[] {
  const size = from.length;
  const [sources, targets] = [namesOf('f', size), namesOf('t', size)];
  const augmented = grid([[...targets, ...sources]], size);
  return [
    say`Each vector of the first basis has coordinates in the second one. They are the columns of the matrix.`,
    say`You could find these coordinates one vector after the other, but one row reduction does it for all of them.`,
    say`Reduce ${augmented}: when the identity matrix stands left of the bar, you are done. ${firstClearing(asColumns([...to, ...from]), augmented)}`,
  ];
}
