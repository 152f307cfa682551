// Minors, cofactors and the adjugate of a square matrix, exactly, and what a reader is shown of the way.

import { predictedWork, requireAffordable, requireInRange } from '../../../algorithms/bounds.ts';
import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import type { Rows } from '../../../algorithms/products/structure.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { determinant, determinantCost } from '../../../exact/kernels/determinant.ts';
import { rank } from '../../../exact/kernels/rank.ts';
import type { Cost } from '../../../exact/budget.ts';
import { type ExactMatrix, matrixOf, rowsOf, zeroMatrix } from '../../../exact/matrix.ts';
import { type Entry, negate } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import { type FewRows, fewRowsIn, MOST_ROWS_COMPARED } from './few-rows.ts';

/** A place in the matrix, counted from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** What is asked of minors. */
export interface MinorsInput {
  readonly a: ExactMatrix;
  /** The place that is asked about; null for all places. */
  readonly place: Place | null;
}

export interface CofactorMoves {
  /** The determinant of what is left without the row and the column of a place. */
  minor: Place & { readonly left: Rows<Entry>; readonly value: Entry };
  /** Every row is a combination of so few rows that all minors are 0; null for the matrix of zeros. */
  fewRows: { readonly rows: FewRows | null };
  /** All minors, where they are many or larger than a page shows one by one. */
  minors: { readonly minors: ExactMatrix; readonly size: number };
  /** With the signs of the chessboard. */
  signs: { readonly cofactors: ExactMatrix; readonly minors: ExactMatrix };
  transpose: { readonly adjugate: ExactMatrix };
}

export type CofactorMove = Move<CofactorMoves>;

/** Minors of matrices of so many rows are shown one by one. */
export const LARGEST_SHOWN = 4;

/** A bound on the work: a determinant for every place. */
export function cost({ a }: { readonly a: ExactMatrix }): number {
  return predictedWork(costOf(a));
}

function costOf(a: ExactMatrix): Cost {
  const { exact, float } = determinantCost(a);
  const places = a.rows * a.columns;
  return { exact: exact * places, float: float * places };
}

/**
 * The minor of a place: 1 for the only place of a 1x1 matrix, whose minor has no rows.
 * @throws DomainError `overflow` where it is no finite double, `too_large` where it is no exact number
 */
function minorOf(
  rows: Rows<Entry>,
  row: number,
  column: number,
): { readonly left: Rows<Entry>; readonly value: Entry } {
  const left = withoutRowAndColumn(rows, row, column);
  if (left.length === 0) return { left, value: ONE };
  const value = determinant(matrixOf(left));
  if (value.kind === 'overflow' || value.kind === 'float') {
    throw DomainError.of('too_large', ['a'], {
      what: 'the minors of this matrix have too many digits to be worked out exactly',
      limit: 'ask for a smaller matrix',
    });
  }
  requireInRange(value, () => `the minor in row ${row + 1}, column ${column + 1}`);
  return { left, value };
}

/** One minor. */
export function* solveOne(a: ExactMatrix, { row, column }: Place): Generator<CofactorMove, Entry, void> {
  const { left, value } = minorOf(rowsOf(a), row, column);
  yield { move: 'minor', facts: { row, column, left, value } };
  return value;
}

/** The matrix of all minors. */
export function* solveMinors(a: ExactMatrix): Generator<CofactorMove, ExactMatrix, void> {
  requireAffordable('the minors', a, costOf);
  const rows = rowsOf(a);
  if (hasZeroMinors(a)) {
    yield { move: 'fewRows', facts: { rows: fewRowsIn(a) } };
    const zeros = zeroMatrix(a.rows, a.columns);
    yield { move: 'minors', facts: { minors: zeros, size: a.rows } };
    return zeros;
  }
  const values: Entry[][] = [];
  for (let row = 0; row < a.rows; row++) {
    values.push([]);
    for (let column = 0; column < a.columns; column++) {
      const { left, value } = minorOf(rows, row, column);
      values[row].push(value);
      if (a.rows <= LARGEST_SHOWN) yield { move: 'minor', facts: { row, column, left, value } };
    }
  }
  const minors = matrixOf(values);
  yield { move: 'minors', facts: { minors, size: a.rows } };
  return minors;
}

/** Whether all minors of three to five rows are seen to be zero: the rank is at most n − 2. */
export function hasZeroMinors(a: ExactMatrix): boolean {
  return a.rows >= 3 && a.rows <= MOST_ROWS_COMPARED && rank(a) <= a.rows - 2;
}

/** The matrix of cofactors. */
export function* solveCofactors(a: ExactMatrix): Generator<CofactorMove, ExactMatrix, void> {
  const minors = yield* solveMinors(a);
  const cofactors = matrixOf(
    rowsOf(minors).map((row, i) => row.map((value, j) => ((i + j) % 2 === 0 ? value : negate(value)))),
  );
  requireMatrixInRange(cofactors, () => ['a']);
  yield { move: 'signs', facts: { cofactors, minors } };
  return cofactors;
}

/** The transposed matrix of cofactors. */
export function* solveAdjugate(a: ExactMatrix): Generator<CofactorMove, ExactMatrix, void> {
  const cofactors = yield* solveCofactors(a);
  const adjugate = transpose(cofactors);
  yield { move: 'transpose', facts: { adjugate } };
  return adjugate;
}
