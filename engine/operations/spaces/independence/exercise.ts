// Exercises in linear independence: too many vectors, three in a plane, and vectors that are independent.

import { count, equal, grid } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { asColumns, combinedVector, drawBasis, type Vector } from '../drawn-vectors.ts';
import { namesOf } from '../vector-list.ts';
import { solve } from './solve.ts';
import { firstClearing } from '../../../exercises/first-clearing.ts';

const bounds: ByDifficulty<Bounds> = {
  easy: { numerator: 60, denominator: 6 },
  medium: { numerator: 150, denominator: 12 },
  hard: { numerator: 400, denominator: 40 },
};

export const exercise: Exercise = {
  bounds,
  draw: (random, difficulty) => {
    const vectors = drawUntil(
      () => random.pick(makers[difficulty])(random),
      (drawn) => isWithinBounds([...solve({ vectors: asColumns(drawn) })], bounds[difficulty]),
    );
    return { body: { vectors }, hints: hintsFor(vectors, difficulty), facts: [] };
  },
};

type Maker = (random: Random) => readonly Vector[];

/** Two independent vectors and a combination of them, in an order that is drawn. */
function dependent(length: number, largest: number): Maker {
  return (random) => {
    const drawn = [1, 2].map(() => drawList(random, length, { from: -largest, to: largest, without: [0] }));
    const factors = [drawNonzero(random, 2), drawNonzero(random, 3)];
    return random.shuffled([...drawn, combinedVector(factors, drawn)]);
  };
}

function basis(size: number): Maker {
  return (random) => drawBasis(random, size, 3, 6);
}

const crowded: Maker = (random) => [1, 2, 3].map(() => drawList(random, 2, { from: -4, to: 4, without: [0] }));

/** Three independent vectors with four entries, and perhaps a fourth that depends on them. */
const long: Maker = (random) => {
  const drawn = [1, 2, 3].map(() => drawList(random, 4, { from: -2, to: 3 }));
  const factors = [1, 2, 3].map(() => drawNonzero(random, 2));
  return random.chance(50) ? drawn : [...drawn, combinedVector(factors, drawn)];
};

const makers: ByDifficulty<readonly Maker[]> = {
  easy: [crowded, dependent(2, 3), basis(2)],
  medium: [dependent(3, 3), basis(3)],
  hard: [long],
};

function hintsFor(vectors: readonly Vector[], difficulty: Difficulty): readonly Prose[] {
  const names = namesOf('v', vectors.length);
  const [amount, length] = [vectors.length, vectors[0].length];
  const sizes = claim(
    say`You have ${amount} vectors, and each has ${length} entries`,
    equal(measure('columnCount', grid([names])), count(amount)),
    equal(measure('entryCount', names[0]), count(length)),
  );
  return [
    say`Is one of the vectors zero, or a multiple of another one? If not, put them into a matrix.`,
    say`Take the vectors as its columns and clear below the pivots. ${firstClearing(asColumns(vectors), grid([names]))}`,
    amount > length
      ? say`${sizes}. How many pivots can there be at most?`
      : difficulty === 'easy'
        ? say`${sizes}. Suppose one of them is a multiple of the other: which factor would each place ask for?`
        : say`${sizes}. A column without a pivot is a combination of those before it: clear above the pivots, too, to see of which.`,
  ];
}
