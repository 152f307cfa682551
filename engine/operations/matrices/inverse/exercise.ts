// Exercises in inverses: matrices made from small pivots, so that the inverse and all that leads to it stays small.

import type { RowMove, Rows as RationalRows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/options.ts';
import { eliminateDownwards, eliminateUpwards } from '../../../algorithms/row-reduction/solve.ts';
import {
  count,
  determinantOf,
  type Expression,
  equal,
  matrixExpression,
  power,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { inverse } from '../../../exact/kernels/inverse.ts';
import { entriesOf, integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { absolute, compare, integer, isInteger, rational } from '../../../exact/rational.ts';
import { drawUntil, drawUpper, largestOf, matrixInBody, type Rows, transposedRows } from '../../../learning/drawing.ts';
import { isWithinBounds } from '../../../exercises/within-bounds.ts';
import type { Bounds, ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import {
  drawFromPivots,
  drawMixed,
  drawPivots,
  drawWithZeroFirst,
  largestExpansion,
  rowsScaled,
  SIZES,
} from '../../../exercises/square-matrices.ts';
import { augmented, optionsFor } from './augmented.ts';
import type { Method } from './choose.ts';
import { hintsFor } from './exercise-hints.ts';
import { solveInverse } from './solve.ts';

/** The exercises of 2x2, 3x3 or n x n inverses; null draws sizes from two to four. */
export function exerciseOf(size: 2 | 3 | null): Exercise {
  const bounds = size === 2 ? BOUNDS_OF_TWO : BOUNDS_OF_MORE;
  return {
    bounds,
    draw: (random, difficulty) => {
      const drawn = size ?? random.pick(SIZES[difficulty]);
      const make = random.pick(makers[difficulty](drawn));
      return posed(
        drawUntil(
          () => make(random, drawn),
          (made) => staysWithin(made, bounds[difficulty]),
        ),
      );
    },
  };
}

const BOUNDS_OF_TWO: ByDifficulty<Bounds> = {
  easy: { numerator: 40, denominator: 1 },
  medium: { numerator: 60, denominator: 6 },
  hard: { numerator: 60, denominator: 6 },
};
const BOUNDS_OF_MORE: ByDifficulty<Bounds> = {
  easy: { numerator: 60, denominator: 1 },
  medium: { numerator: 100, denominator: 6 },
  hard: { numerator: 150, denominator: 6 },
};

const A = symbol('A');
const INVERSE = power(A, count(-1));

/** A fraction in an elimination has at most so large a denominator. */
const MOST_PARTS = 6n;

/** A matrix to be inverted, what it was chosen for, and the method where one is asked for. */
interface Problem {
  readonly a: Matrix;
  readonly facts: readonly Expression[];
  readonly method: Method | undefined;
}

type Maker = (random: Random, size: number) => Problem;

/** The largest entry of the inverse, rounded upwards, without its sign. */
function largestOfInverse(rows: Rows): number {
  const found = inverse(integerMatrix(rows));
  if (found.kind !== 'inverse' || found.matrix.kind === 'float64') return Infinity;
  const largest = entriesOf(found.matrix).map(absolute).toSorted(compare).at(-1) ?? integer(0);
  return Math.ceil(Number(largest.numerator) / Number(largest.denominator));
}

function isSmall(rows: Rows, largestEntry: number, largestSum: number): boolean {
  return (
    largestOf(rows) <= largestEntry && largestExpansion(rows) <= largestSum && largestOfInverse(rows) <= largestEntry
  );
}

/** So few zeros that no shortcut offers itself: none with two rows, one with three. */
function isFull(rows: Rows): boolean {
  return zerosIn(rows) <= rows.length - 2;
}

function zerosIn(rows: Rows): number {
  return rows.flat().filter((entry) => entry === 0).length;
}

/** Whether a Gauss-Jordan elimination meets no fraction with a large denominator, in its matrices and in multiples of rows. */
function hasSmallFractions(a: Matrix): boolean {
  for (const { move, facts } of elimination(augmented(rowsOf(a)), optionsFor(a.rows))) {
    const multiples = move === 'eliminate' ? facts.clearings.map(({ multiple }) => multiple) : [];
    const rows = 'rows' in facts ? [...facts.rows, ...multiples] : multiples;
    if (rows.flat().some(({ denominator }) => denominator > MOST_PARTS)) return false;
  }
  return true;
}

function* elimination(start: RationalRows, options: ReductionOptions): Generator<RowMove, void, void> {
  const echelon = yield* eliminateDownwards(start, options);
  yield* eliminateUpwards(echelon, options);
}

/** A matrix of two rows is inverted by its determinant, whatever pivots it has. */
function drawOf(random: Random, pivots: readonly number[]): Rows {
  return pivots.length === 2 ? drawMixed(random, pivots, 4) : drawFromPivots(random, pivots, 2);
}

function ones(size: number): readonly number[] {
  return Array.from({ length: size }, () => 1);
}

/** Pivots of 1 and -1: the inverse holds whole numbers. */
const withWholeInverse: Maker = (random, size) => {
  const sign = random.pick([1, -1] as const);
  const rows = drawUntil(
    () => drawOf(random, drawPivots(random, ones(size), sign)),
    (drawn) => isSmall(drawn, size === 2 ? 13 : 8, 100) && isFull(drawn),
  );
  return problem(integerMatrix(rows), [holds('integer', INVERSE)]);
};

const triangular: Maker = (random, size) => {
  const diagonal = Array.from({ length: size }, () => random.pick([1, -1]));
  const upper = drawUntil(
    () => drawUpper(random, diagonal, 4),
    (rows) => isSmall(rows, 12, 80) && rows.slice(0, -1).every((row, i) => row.slice(i + 1).every((x) => x !== 0)),
  );
  return random.chance(50)
    ? problem(integerMatrix(upper), [holds('upperTriangular', A), holds('integer', INVERSE)])
    : problem(integerMatrix(transposedRows(upper)), [holds('lowerTriangular', A), holds('integer', INVERSE)]);
};

/** One pivot is the determinant, up to its sign: the inverse holds fractions with this denominator. */
const withFractionInverse: Maker = (random, size) => {
  const determinant = random.integer(2, size === 4 ? 3 : 6);
  const sign = random.pick([1, -1] as const);
  const rows = drawUntil(
    () => drawOf(random, drawPivots(random, ones(size).with(0, determinant), sign)),
    (drawn) => isSmall(drawn, 12, 150) && isFull(drawn) && (size === 2 || hasSmallFractions(integerMatrix(drawn))),
  );
  return problem(integerMatrix(rows), [equal(determinantOf(A), count(sign * determinant))]);
};

/** A 0 stands in the first place: an elimination has to begin with a swap. */
const withSwap: Maker = (random, size) => problem(integerMatrix(swapped(random, size, 1)), SWAP_FACTS);

/** The same, with fractions in the inverse. */
const withSwapAndFractions: Maker = (random, size) => problem(integerMatrix(swapped(random, size, 3)), SWAP_FACTS);

const SWAP_FACTS: readonly Expression[] = [equal(measure('entryAt', A, 1, 1), count(0)), holds('invertible', A)];

/** The determinant is one number between 2 and `largest`, up to its sign; or one where nothing larger is allowed. */
function swapped(random: Random, size: number, largest: number): Rows {
  const sizes = ones(size).with(0, random.integer(Math.min(2, largest), largest));
  return drawUntil(
    () => drawWithZeroFirst(random, drawPivots(random, sizes, random.pick([1, -1])), size === 2 ? 6 : 2),
    (drawn) =>
      isSmall(drawn, 9, 150) && zerosIn(drawn) <= Math.max(1, size - 2) && hasSmallFractions(integerMatrix(drawn)),
  );
}

const byElimination: Maker = (random, size) =>
  problem(integerMatrix(swapped(random, size, 3)), SWAP_FACTS, 'gauss-jordan');

/** By cofactors, all nine of them or more. */
const byCofactors: Maker = (random, size) => {
  const determinant = random.integer(2, 6);
  const rows = drawUntil(
    () => drawFromPivots(random, drawPivots(random, ones(size).with(0, determinant), random.pick([1, -1])), 2),
    (drawn) => isSmall(drawn, 12, 190) && isFull(drawn),
  );
  return problem(integerMatrix(rows), [holds('invertible', A)], 'adjugate');
};

/** One row or two are halved or divided by three: those columns of the inverse are multiplied by as much. */
const withGivenFractions: Maker = (random, size) => {
  const parts = [rational(1n, random.pick([2n, 3n])), ...(size === 2 && random.chance(50) ? [rational(1n, 2n)] : [])];
  const factors = random.shuffled([...parts, ...ones(size - parts.length).map(integer)]);
  const rows = drawUntil(
    () => drawOf(random, drawPivots(random, ones(size).with(0, random.integer(1, 2)), random.pick([1, -1]))),
    (drawn) => {
      const scaled = rowsScaled(drawn, factors);
      const fractions = rowsOf(scaled).filter((row) => !row.every(isInteger)).length;
      return (
        isSmall(drawn, 9, 80) &&
        isFull(drawn) &&
        fractions === parts.length &&
        (size === 2 || hasSmallFractions(scaled))
      );
    },
  );
  return problem(rowsScaled(rows, factors), [holds('invertible', A)]);
};

const makers: ByDifficulty<(size: number) => readonly Maker[]> = {
  easy: (size) => (size === 2 ? [withWholeInverse] : [withWholeInverse, withWholeInverse, triangular]),
  medium: (size) => {
    if (size === 2) return [withFractionInverse, withFractionInverse, withSwapAndFractions];
    return size === 3 ? [withFractionInverse, withFractionInverse, withSwap] : [withWholeInverse, triangular];
  },
  hard: (size) => {
    if (size === 2) return [withGivenFractions];
    return size === 3 ? [withGivenFractions, byElimination, byCofactors] : [withFractionInverse, withSwapAndFractions];
  },
};

function problem(a: Matrix, facts: readonly Expression[], method?: Method): Problem {
  return { a, facts, method };
}

/** Whether every number of the working that is told is within the bounds. */
function staysWithin({ a, method }: Problem, bounds: Bounds): boolean {
  return isWithinBounds([...solveInverse({ a, method: method ?? 'auto' })], bounds);
}

function posed({ a, facts, method }: Problem): DrawnExercise {
  return {
    body: { a: matrixInBody(a), ...(method === undefined ? {} : { method }) },
    prompt: promptOf(a, method),
    hints: hintsFor(rowsOf(a), method ?? 'auto'),
    facts,
  };
}

/** The matrix by its name, which the hints use, and the method where one is asked for. */
function promptOf(a: Matrix, method?: Method): Prose {
  const given = equal(A, matrixExpression(a));
  if (method === 'gauss-jordan') return say`Find the inverse of ${given} by Gauss–Jordan elimination.`;
  if (method === 'adjugate') return say`Find the inverse of ${given} by cofactors.`;
  return say`Find the inverse of the matrix ${given}.`;
}
