// Vectors that a student gives as a basis of the column space or of the row space of a matrix.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { isMappedToZero, rankOf } from './basis.ts';
import { areEquivalent, isWithin, isZeroRow, type RowSpace, rowSpaceOf, transposed } from './rows.ts';

export type Lines = 'row' | 'column';

/** A student may reduce A, or its transpose, whose rows are the columns of A. */
export interface SpanAttempt {
  /** Whose span is asked for: that of the rows or of the columns of A. */
  readonly asked: Lines;
  /** Which lines they are in the matrix that is reduced. */
  readonly of: Lines;
  /** The matrix that the reduction starts from: A or its transpose. */
  readonly start: Rows;
  /** The matrix that the vectors are read off. */
  readonly matrix: Rows;
  readonly vectors: Rows;
}

export type SpanWanted = Omit<SpanAttempt, 'vectors'>;

/** The space that the rows or the columns of a matrix span. */
export function spanOf(of: Lines, matrix: Rows): RowSpace {
  return rowSpaceOf(of === 'row' ? matrix : transposed(matrix));
}

/** Row operations keep the span of the rows. Of the columns they keep which ones depend on which: those of the start are taken. */
export function basisOfSpan({ of, start, matrix }: SpanWanted): Rows {
  const { rows, pivots } = rowSpaceOf(matrix);
  if (of === 'row') return rows;
  const columns = transposed(start);
  return pivots.map((pivot) => columns[pivot]);
}

/** Of a space that has the zero vector only, it alone says so. */
export function isBasisOf(vectors: Rows, basis: Rows): boolean {
  if (basis.length === 0) return vectors.length === 1 && isZeroRow(vectors[0]);
  return vectors.length === basis.length && areEquivalent(vectors, rowSpaceOf(basis));
}

/** Whether all vectors lie in the span of other ones; false for vectors of another length. */
export function areWithin(vectors: Rows, space: RowSpace, length: number): boolean {
  return vectors[0].length === length && vectors.every((vector) => isWithin(vector, space));
}

function isInOwnSpan({ vectors, ...wanted }: SpanAttempt): boolean {
  const basis = basisOfSpan(wanted);
  return basis.length > 0 && areWithin(vectors, rowSpaceOf(basis), basis[0].length);
}

/** Vectors of the columns after the row operations, which span another space than those at the start. */
export function areOfReducedColumns({ of, start, matrix, vectors }: SpanAttempt): boolean {
  return (
    of === 'column' &&
    !vectors.some(isZeroRow) &&
    areWithin(vectors, spanOf('column', matrix), matrix.length) &&
    !areWithin(vectors, spanOf('column', start), start.length)
  );
}

/** Vectors of the rows where the columns are asked for, or the other way round. */
export function areOfOtherLines({ of, start, vectors, ...wanted }: SpanAttempt): boolean {
  const other = of === 'row' ? 'column' : 'row';
  const length = other === 'row' ? start[0].length : start.length;
  return (
    !vectors.some(isZeroRow) &&
    areWithin(vectors, spanOf(other, start), length) &&
    !isInOwnSpan({ of, start, vectors, ...wanted })
  );
}

/** Vectors that A maps to zero. */
export function areMappedToZero({ asked, of, start, vectors, ...wanted }: SpanAttempt): boolean {
  const a = asked === of ? start : transposed(start);
  return (
    vectors[0].length === a[0].length &&
    vectors.every((vector) => !isZeroRow(vector) && isMappedToZero(a, vector)) &&
    !isInOwnSpan({ asked, of, start, vectors, ...wanted })
  );
}

export function areTooFew(attempt: SpanAttempt): boolean {
  const { vectors } = attempt;
  return isInOwnSpan(attempt) && rankOf(vectors) === vectors.length && vectors.length < basisOfSpan(attempt).length;
}

export function areDependent(attempt: SpanAttempt): boolean {
  const { vectors } = attempt;
  return isInOwnSpan(attempt) && !vectors.some(isZeroRow) && rankOf(vectors) < vectors.length;
}

/** Where the space has other vectors. */
export function haveZeroVector({ vectors, ...wanted }: SpanAttempt): boolean {
  return vectors.some(isZeroRow) && basisOfSpan(wanted).length > 0;
}
