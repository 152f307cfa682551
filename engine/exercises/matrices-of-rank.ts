// Matrices for exercises about subspaces: of a planned rank, with small whole numbers along the whole working.

import { count, type Expression, equal, list } from '../document/expression.ts';
import { measure } from '../document/facts.ts';
import { integerMatrix, type Matrix, rowsOf } from '../exact/matrix.ts';
import { absolute, compare, integer, isZero } from '../exact/rational.ts';
import { drawFromPlan, hasParallelRows, hasRepeatedRows } from './echelon-matrices.ts';
import { isWithinBounds } from './within-bounds.ts';
import { drawUntil } from '../learning/drawing.ts';
import type { Bounds, ByDifficulty, Difficulty } from '../learning/exercise.ts';
import type { Random } from '../learning/random.ts';

/** The shape of a matrix and the columns that hold its pivots, counted from 0. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly pivots: readonly number[];
}

export const SHAPES: ByDifficulty<readonly Shape[]> = {
  easy: [
    { rows: 2, columns: 3, pivots: [0, 1] },
    { rows: 2, columns: 3, pivots: [0] },
    { rows: 3, columns: 3, pivots: [0, 1] },
    { rows: 3, columns: 2, pivots: [0] },
  ],
  medium: [
    { rows: 3, columns: 4, pivots: [0, 1] },
    { rows: 3, columns: 4, pivots: [0, 2] },
    { rows: 4, columns: 3, pivots: [0, 1] },
    { rows: 3, columns: 4, pivots: [0, 1, 3] },
  ],
  hard: [
    { rows: 4, columns: 5, pivots: [0, 2, 3] },
    { rows: 4, columns: 5, pivots: [0, 1, 3] },
    { rows: 4, columns: 4, pivots: [0, 2] },
    { rows: 3, columns: 5, pivots: [0, 3] },
  ],
};

export const BOUNDS: ByDifficulty<Bounds> = {
  easy: { numerator: 40, denominator: 4 },
  medium: { numerator: 60, denominator: 6 },
  hard: { numerator: 120, denominator: 9 },
};

const LARGEST_ENTRY: ByDifficulty<number> = { easy: 9, medium: 12, hard: 15 };

/** A matrix of one of the shapes; no row is zero, the first column is to be cleared, and the moves of its working are within the bounds. */
export function drawMatrix(
  random: Random,
  difficulty: Difficulty,
  movesOf: (a: Matrix) => Iterable<unknown>,
): { readonly a: Matrix; readonly shape: Shape } {
  const shape = random.pick(SHAPES[difficulty]);
  const largest = integer(LARGEST_ENTRY[difficulty]);
  const a = drawUntil(
    () => integerMatrix(drawFromPlan(random, planFor(random, shape, difficulty))),
    (drawn) => {
      const rows = rowsOf(drawn);
      return (
        rows.every((row) => row.some((entry) => !isZero(entry)) && !isZero(row[0])) &&
        // Rows of rank one are multiples of each other, but not the same row again.
        !(shape.pivots.length === 1 ? hasRepeatedRows(rows) : hasParallelRows(rows)) &&
        rows.flat().every((entry) => compare(absolute(entry), largest) <= 0) &&
        isWithinBounds([...movesOf(drawn)], BOUNDS[difficulty])
      );
    },
  );
  return { a, shape };
}

function planFor(random: Random, { rows, columns, pivots }: Shape, difficulty: Difficulty) {
  const largest = difficulty === 'easy' ? 2 : 3;
  return {
    rows,
    columns,
    pivotColumns: pivots,
    pivots: pivots.map(() => (random.chance(15) ? -1 : 1) * random.integer(1, largest)),
    isWhole: true,
    hasZeroFirst: false,
  };
}

/** What a matrix was drawn for, as facts about it by its name. */
export function factsAbout(name: Expression, { pivots }: Shape): readonly Expression[] {
  return [
    equal(measure('rank', name), count(pivots.length)),
    equal(measure('pivotColumns', name), list(pivots.map((column) => count(column + 1)))),
  ];
}
