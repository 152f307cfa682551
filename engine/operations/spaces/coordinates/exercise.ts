// Exercises in coordinates: whole ones, fractions, a plane in space.

import { count, equal, grid, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { asColumn, asColumns, combinedVector, drawBasis, type Vector } from '../drawn-vectors.ts';
import { namesOf } from '../vector-list.ts';
import { solve } from './solve.ts';
import { firstClearing } from '../../../exercises/first-clearing.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 80, denominator: 6 },
  medium: { numerator: 250, denominator: 12 },
  hard: { numerator: 400, denominator: 12 },
};

interface Drawn {
  readonly basis: readonly Vector[];
  readonly v: Vector;
}

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) => {
    const { basis, v } = drawUntil(
      () => random.pick(makers[difficulty])(random),
      (drawn) =>
        isWithinBounds([...solve({ basis: asColumns(drawn.basis), v: asColumn(drawn.v) })], bounds[difficulty]),
    );
    return { body: { basis, v }, hints: hintsFor(basis, v), facts: [] };
  },
};

type Maker = (random: Random) => Drawn;

const whole =
  (size: number, largest: number): Maker =>
  (random) => {
    const basis = drawBasis(random, size, largest, 5);
    const factors = basis.map(() => drawNonzero(random, 4));
    return { basis, v: combinedVector(factors, basis) };
  };

const withFractions: Maker = (random) => ({
  basis: drawBasis(random, 2, 4, 10),
  v: drawList(random, 2, { from: -5, to: 5, without: [0] }),
});

/** Two independent vectors with three entries: the last two places make the first two differ. */
const plane: Maker = (random) => {
  const [first, second] = drawBasis(random, 2, 3, 3);
  const basis = [
    [...first, drawNonzero(random, 3)],
    [...second, drawNonzero(random, 3)],
  ];
  return { basis, v: combinedVector([drawNonzero(random, 4), drawNonzero(random, 4)], basis) };
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [whole(2, 3)],
  medium: [plane, withFractions],
  hard: [whole(3, 3)],
};

function hintsFor(basis: readonly Vector[], v: Vector): readonly Prose[] {
  const names = namesOf('b', basis.length);
  const amount = claim(
    say`The basis has ${basis.length} vectors`,
    equal(measure('columnCount', grid([names])), count(basis.length)),
  );
  const augmented = grid([[...names, symbol('v')]], names.length);
  return [
    say`The coordinates are factors: with them the vectors of the basis add up to ${symbol('v')}.`,
    say`${amount}, so there are as many unknown factors. Each entry of the vectors gives an equation.`,
    say`Write ${augmented} and reduce it; what must stand left of the bar at the end? ${firstClearing(asColumns([...basis, v]), augmented)}`,
  ];
}
