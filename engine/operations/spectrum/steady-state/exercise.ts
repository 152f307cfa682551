// Exercises in steady states: chains of two and three states, in tenths.

import { count, equal, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import type { Rational } from '../../../exact/rational.ts';
import { decimalsInBody, drawUntil, inTenths, transposedRows } from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { positivePower } from './convergence-tell.ts';
import { chainOfTwo, drawLeaving, drawShares } from './drawn.ts';
import { type Orientation, solve, type SteadyStateMoves } from './solve.ts';

const A = symbol('A');

const BOUNDS: ByDifficulty<Bounds> = {
  easy: { numerator: 150, denominator: 10 },
  medium: { numerator: 200, denominator: 100 },
  hard: { numerator: 400, denominator: 100 },
};

/** Of how many parts the distribution may be made. */
const LARGEST_TOTAL = 20n;

export const exercise: Exercise = {
  bounds: BOUNDS,
  draw: (random, difficulty) => {
    const orientation: Orientation = random.pick(['column', 'row'] as const);
    const a = drawUntil(
      () => (orientation === 'row' ? transpose(drawChain(random, difficulty)) : drawChain(random, difficulty)),
      (drawn) => {
        const moves = [...solve({ a: drawn, orientation })];
        const last = moves.at(-1);
        const isMoving = last?.move === 'result' && last.facts.steady[0].states.length > 1;
        return (
          isMoving &&
          isWithinBounds(moves, BOUNDS[difficulty]) &&
          last.facts.steady.every(({ total }) => total.numerator <= LARGEST_TOTAL * total.denominator) &&
          [...numbersOf(last.facts), ...numbersOfPower(drawn, last.facts)].every(
            (value) => decimalDenominator(value) <= BOUNDS[difficulty].denominator,
          )
        );
      },
    );
    const lines = orientation === 'column' ? 'columns' : 'rows';
    const line = measure(orientation === 'column' ? 'columnAt' : 'rowAt', A, 1);
    return {
      body: { a: decimalsInBody(a), orientation },
      hints: [
        say`The ${lines} are distributions: ${claim(say`the first of them adds up to ${1}`, equal(measure('sumOf', line), count(1)))}. Which distribution does one step not change?`,
        orientation === 'column'
          ? say`Subtract ${1} from each entry of the diagonal, and solve the homogeneous system with these coefficients.`
          : say`Transpose the matrix first, because a row is multiplied from the left. Then subtract ${1} from each entry of the diagonal, and solve the homogeneous system.`,
        say`The system has a free unknown. Choose a value for it, and divide the solution by the sum of its entries at the end.`,
      ],
      facts: [],
    };
  },
};

function numbersOf({ form, steady }: SteadyStateMoves['result']): readonly Rational[] {
  return [...form.flat(), ...steady.flatMap(({ vector, total, distribution }) => [...vector, total, ...distribution])];
}

function numbersOfPower(a: Matrix, { steady: [first] }: SteadyStateMoves['result']): readonly Rational[] {
  return positivePower(a, first)?.rows.flat() ?? [];
}

/** The power of ten below a number as a decimal; of one that has none, its own denominator. */
function decimalDenominator({ denominator }: Rational): number {
  const places = [0, 1, 2, 3, 4, 5, 6].find((power) => 10n ** BigInt(power) % denominator === 0n);
  return places === undefined ? Number(denominator) : 10 ** places;
}

function drawChain(random: Random, difficulty: Difficulty): Matrix {
  if (difficulty === 'easy') return chainOfTwo(drawLeaving(random));
  // Zeros save work: a medium one has several, a hard one at most one.
  const shares = drawUntil(
    () => drawShares(random),
    (rows) => {
      const zeros = rows.flat().filter((share) => share === 0).length;
      return difficulty === 'medium' ? zeros > 1 : zeros < 2;
    },
  );
  return inTenths(transposedRows(shares));
}
