// Exercises in determinants: matrices made from pivots, so that every way to the determinant stays short.

import { rationals } from '../../../exact/field.ts';
import { determinantByExpansion } from '../../../algorithms/expansion/solve.ts';
import { count, type Expression, equal, matrixExpression, relation } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { integer, isZero, rational } from '../../../exact/rational.ts';
import {
  drawInteger,
  drawNonzero,
  drawRows,
  drawUntil,
  drawUpper,
  largestOf,
  matrixInBody,
  type Rows,
  transposedRows,
} from '../../../learning/drawing.ts';
import type { Bounds, ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import {
  drawFromPivots,
  drawPivots,
  drawWithZeroFirst,
  largestExpansion,
  meetsFractions,
  rowsScaled,
  SIZES,
} from '../../../exercises/square-matrices.ts';
import { hintsFor } from './exercise-hints.ts';
import type { Method } from './method.ts';
import { DETERMINANT, MATRIX } from './names.ts';
import { shortcutFor } from './shortcuts.ts';

/** The exercises of 2x2, 3x3 or n x n determinants; null draws sizes from two to four. */
export function exerciseOf(size: 2 | 3 | null): Exercise {
  return {
    bounds: size === null ? BOUNDS_OF_ANY : size === 2 ? BOUNDS_OF_TWO : BOUNDS_OF_THREE,
    draw: (random, difficulty) => {
      const drawn = size ?? random.pick(SIZES[difficulty]);
      return posed(random.pick(makers[difficulty](drawn))(random, drawn));
    },
  };
}

const BOUNDS_OF_TWO: ByDifficulty<Bounds> = {
  easy: { numerator: 90, denominator: 4 },
  medium: { numerator: 120, denominator: 4 },
  hard: { numerator: 400, denominator: 6 },
};
const BOUNDS_OF_THREE: ByDifficulty<Bounds> = {
  easy: { numerator: 100, denominator: 4 },
  medium: { numerator: 200, denominator: 6 },
  hard: { numerator: 500, denominator: 9 },
};
const BOUNDS_OF_ANY: ByDifficulty<Bounds> = {
  easy: { numerator: 100, denominator: 4 },
  medium: { numerator: 200, denominator: 6 },
  hard: { numerator: 500, denominator: 9 },
};

interface DomainError {
  readonly a: Matrix;
  readonly facts: readonly Expression[];
  readonly method?: Method;
}

type Maker = (random: Random, size: number) => DomainError;

/** What the sums of an expansion may come to, and the entries, for a matrix that is worked without a shortcut. */
function isWorked(rows: Rows, largestEntry: number, largestSum: number): boolean {
  return (
    largestOf(rows) <= largestEntry &&
    largestExpansion(rows) <= largestSum &&
    shortcutFor(rowsOf(integerMatrix(rows))) === null &&
    !meetsFractions(rows)
  );
}

const isPositive = relation(DETERMINANT, 'greater', count(0));
const isNegative = relation(DETERMINANT, 'less', count(0));

/** Pivots are 1, and two of them may be more. */
function smallPivots(random: Random, size: number, largest: number): readonly number[] {
  return Array.from({ length: size }, (_, i) => (i < 2 ? random.integer(1, largest) : 1));
}

/** Two rows without a 0; a small first entry keeps the fractions of the check by elimination small. */
function drawTwoRows(random: Random, from: number, isWanted: (determinant: number) => boolean): Rows {
  return drawUntil(
    () => drawRows(random, 2, 2, { from, to: 9 }),
    (rows) => {
      const [[a, b], [c, d]] = rows;
      return Math.abs(a) <= 4 && rows.flat().every((entry) => entry !== 0) && isWanted(a * d - b * c);
    },
  );
}

/** No entry is negative, and neither is the determinant. */
const withPositiveDeterminant: Maker = (random, size) => {
  const rows =
    size === 2
      ? drawTwoRows(random, 1, (determinant) => determinant > 0)
      : drawUntil(
          () => drawFromPivots(random, smallPivots(random, size, 3), 2),
          (drawn) => isWorked(drawn, 9, 60) && drawn.flat().every((entry) => entry >= 0),
        );
  return { a: integerMatrix(rows), facts: [isPositive] };
};

/** A row or a column that holds a single number other than 0. */
const withSparseLine: Maker = (random, size) => {
  const draw = (): Rows => {
    const place = random.integer(0, size - 1);
    const only = drawNonzero(random, 5);
    const sparse = (row: readonly number[]): readonly number[] => row.map((_, j) => (j === place ? only : 0));
    const rows = drawRows(random, size, size, { from: -3, to: 5 }).map((row, i) => (i === place ? sparse(row) : row));
    return random.chance(50) ? rows : transposedRows(rows);
  };
  const rows = drawUntil(draw, (drawn) => isWorked(drawn, 5, 80) && determinantIsNotZero(drawn));
  return { a: integerMatrix(rows), facts: [relation(measure('mostZeros', MATRIX), 'at-least', count(size - 1))] };
};

const triangular: Maker = (random, size) => {
  const diagonal = Array.from({ length: size }, () => drawNonzero(random, size === 2 ? 9 : 4));
  const upper = drawUntil(
    () => drawUpper(random, diagonal, size === 2 ? 9 : 5),
    (rows) => rows.some((row, i) => row.slice(i + 1).some((entry) => entry !== 0)),
  );
  return random.chance(50)
    ? { a: integerMatrix(upper), facts: [holds('upperTriangular', MATRIX)] }
    : { a: integerMatrix(transposedRows(upper)), facts: [holds('lowerTriangular', MATRIX)] };
};

const withNegativeDeterminant: Maker = (random, size) => {
  const rows =
    size === 2
      ? drawTwoRows(random, -9, (determinant) => determinant < 0)
      : drawUntil(
          () => drawFromPivots(random, drawPivots(random, smallPivots(random, size, 4), -1), 2),
          (drawn) => isWorked(drawn, 9, 250),
        );
  return { a: integerMatrix(rows), facts: [isNegative] };
};

/** The last pivot is 0; with three rows and more no two of them are multiples of one another. */
const singular: Maker = (random, size) => {
  if (size === 2) return proportional(random);
  const rows = drawUntil(
    () => drawFromPivots(random, smallPivots(random, size, 3).with(size - 1, 0), 2),
    (drawn) => isWorked(drawn, 9, 250),
  );
  return {
    a: integerMatrix(rows),
    facts: [holds('singular', MATRIX), equal(measure('rank', MATRIX), count(size - 1))],
  };
};

function proportional(random: Random): DomainError {
  const [x, y] = [drawNonzero(random, 6), drawNonzero(random, 6)];
  const factor = drawInteger(random, { from: -4, to: 4, without: [0, 1] });
  const a = integerMatrix(
    random.shuffled([
      [x, y],
      [factor * x, factor * y],
    ]),
  );
  return { a, facts: [holds('singular', MATRIX), equal(measure('rank', MATRIX), count(1))] };
}

/** A 0 stands where the first pivot should be, so an elimination begins with a swap. */
function withSwap(random: Random, size: number, mostZeros: number): DomainError {
  const sign = random.pick([1, -1] as const);
  const rows = drawUntil(
    () => drawWithZeroFirst(random, drawPivots(random, smallPivots(random, size, 4), sign), 2),
    (drawn) => isWorked(drawn, 9, 250) && drawn.flat().filter((entry) => entry === 0).length <= mostZeros,
  );
  return {
    a: integerMatrix(rows),
    facts: [equal(measure('entryAt', MATRIX, 1, 1), count(0)), holds('invertible', MATRIX)],
  };
}

/** Some terms of an expansion drop out as well. */
const withZeroFirst: Maker = (random, size) => withSwap(random, size, size);

/** By elimination, with a swap: the first entry is the only zero with three rows, and one of two or three with four. */
const withSwapByRowReduction: Maker = (random, size) => ({
  ...withSwap(random, size, size - 2),
  method: 'row-reduction',
});

/** Larger entries and all signs. */
const withLargerNumbers: Maker = (random, size) => {
  const pivots = random.shuffled(
    Array.from({ length: size }, (_, i) => (i < 2 ? random.integer(2, 5) : random.integer(1, 2))),
  );
  const sign = random.pick([1, -1] as const);
  const rows = drawUntil(
    () => drawFromPivots(random, drawPivots(random, pivots, sign), 2),
    (drawn) => isWorked(drawn, 12, 700) && drawn.flat().every((entry) => entry !== 0),
  );
  return { a: integerMatrix(rows), facts: [sign > 0 ? isPositive : isNegative] };
};

/** Two rows, with a difference of products of two digits each. */
const withLargeProducts: Maker = (random, size) => {
  const sign = random.pick([1, -1] as const);
  const pivots = Array.from({ length: size }, () => random.integer(3, 7));
  const rows = drawUntil(
    () => drawFromPivots(random, drawPivots(random, pivots, sign), 4, 7),
    (drawn) => isWorked(drawn, 24, 500) && drawn.flat().every((entry) => entry !== 0) && largestOf(drawn) >= 10,
  );
  return { a: integerMatrix(rows), facts: [sign > 0 ? isPositive : isNegative] };
};

/** Two rows are halved or divided by three: their factors stand before the determinant. */
const withFractions: Maker = (random, size) => {
  const rows = drawUntil(
    () => drawFromPivots(random, drawPivots(random, smallPivots(random, size, 4), random.pick([1, -1])), 2),
    (drawn) => isWorked(drawn, 9, 250) && drawn.flat().every((entry) => entry !== 0),
  );
  const [half, other] = random.shuffled([rational(1n, 2n), rational(1n, random.pick([2n, 3n]))]);
  const a = rowsScaled(
    rows,
    rows.map((_, i) => (i === 0 ? half : i === 1 ? other : integer(1))),
  );
  return { a, facts: [holds('invertible', MATRIX)] };
};

function determinantIsNotZero(rows: Rows): boolean {
  return !isZero(determinantByExpansion(rationals, rowsOf(integerMatrix(rows))));
}

const makers: ByDifficulty<(size: number) => readonly Maker[]> = {
  easy: (size) =>
    size === 2
      ? [withPositiveDeterminant, withPositiveDeterminant, triangular]
      : [withSparseLine, withPositiveDeterminant, triangular],
  medium: () => [withNegativeDeterminant, singular, withZeroFirst],
  hard: (size) =>
    size === 2
      ? [withLargeProducts, withFractions]
      : size === 3
        ? [withLargerNumbers, withFractions, withSwapByRowReduction]
        : [withLargerNumbers, withSwapByRowReduction, singular],
};

function posed({ a, facts, method }: DomainError): DrawnExercise {
  return {
    body: { a: matrixInBody(a), ...(method === undefined ? {} : { method }) },
    ...(method === undefined ? {} : { prompt: byRowOperations(a) }),
    hints: hintsFor(rowsOf(a), method ?? null),
    facts,
  };
}

function byRowOperations(a: Matrix): Prose {
  return say`Bring ${equal(MATRIX, matrixExpression(a))} to triangular form by row operations, and find its determinant.`;
}
