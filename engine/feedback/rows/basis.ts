// Vectors that a student gives as a basis of the null space of a matrix.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { absolute, add, compare, isZero, multiply, negate, ONE, type Rational, ZERO } from '../../exact/rational.ts';
import { isWithin, isZeroRow, type Row, rowSpaceOf, sizeOf, type Tolerance, transposed } from './rows.ts';

/** The matrix that the vectors are read off, and the vectors. */
export interface BasisAttempt {
  readonly matrix: Rows;
  readonly vectors: Rows;
}

export function rankOf(rows: Rows): number {
  return rowSpaceOf(rows).pivots.length;
}

export function nullityOf(matrix: Rows): number {
  return matrix[0].length - rankOf(matrix);
}

export function isMappedToZero(matrix: Rows, vector: Row): boolean {
  return matrix.every((row) => isZero(scalarProduct(row, vector)));
}

function scalarProduct(x: Row, y: Row): Rational {
  return x.reduce((total, value, index) => add(total, multiply(value, y[index])), ZERO);
}

/** The vector with the other sign in each column that has a pivot. */
export function withTurnedPivots(matrix: Rows, vector: Row): Row {
  const { pivots } = rowSpaceOf(matrix);
  return vector.map((entry, column) => (pivots.includes(column) ? negate(entry) : entry));
}

export function areRowsOf(matrix: Rows, vectors: Rows): boolean {
  const space = rowSpaceOf(matrix);
  return vectors.every((vector) => isWithin(vector, space));
}

/** The vectors of a matrix with so many entries each: its rows, or its columns; those that fit better first. */
export function vectorsIn(rows: Rows, size: number): readonly Rows[] {
  return [...(rows[0].length === size ? [rows] : []), ...(rows.length === size ? [transposed(rows)] : [])];
}

/** Where only the zero vector is mapped to zero, it alone says so. */
export function isBasis({ matrix, vectors }: BasisAttempt): boolean {
  const nullity = nullityOf(matrix);
  if (nullity === 0) return vectors.length === 1 && isZeroRow(vectors[0]);
  return (
    vectors.length === nullity &&
    rankOf(vectors) === nullity &&
    vectors.every((vector) => isMappedToZero(matrix, vector))
  );
}

/** Whether rounded vectors are so many independent ones, which the matrix, rounded too, maps to zero as nearly as that allows. */
export function isNearlyBasis(matrix: Rows, rows: Rows, nullity: number, tolerance: Tolerance): boolean {
  return vectorsIn(rows, matrix[0].length).some(
    (vectors) =>
      vectors.length === nullity &&
      rankOf(vectors) === nullity &&
      vectors.every((vector) =>
        matrix.every((row) => {
          const most = tolerance === null ? ZERO : multiply(tolerance, add(sizeOf(row), sizeOf(vector)));
          return compare(absolute(scalarProduct(row, vector)), most) <= 0;
        }),
      ),
  );
}

/** A vector for each column without a pivot, with 1 there. */
export function basisOf(matrix: Rows): Rows {
  const { rows, pivots } = rowSpaceOf(matrix);
  const columns = matrix[0].map((_, column) => column);
  return columns
    .filter((column) => !pivots.includes(column))
    .map((free) =>
      columns.map((column): Rational => {
        if (column === free) return ONE;
        const row = pivots.indexOf(column);
        return row < 0 ? ZERO : negate(rows[row][free]);
      }),
    );
}
