// The expansion of a determinant along a row or a column.

import type { MatrixLine } from '../slips/slip.ts';
import { determinantOfRows, type Rows, withoutRowAndColumn } from './matrices.ts';
import { isNothing, negated, type Polynomial, same, times } from './polynomial.ts';

export interface ExpandedTerm {
  readonly entry: Polynomial;
  readonly minor: Rows;
  /** Whether the chess board has a minus here. */
  readonly isNegative: boolean;
}

/** The terms whose entry is not 0; all of them where every entry is 0. */
export function nonZeroTerms(matrix: Rows, along: MatrixLine): readonly ExpandedTerm[] {
  const terms = matrix.map((_, k): ExpandedTerm => {
    const [row, column] = along.direction === 'row' ? [along.index - 1, k] : [k, along.index - 1];
    return {
      entry: matrix[row][column],
      minor: withoutRowAndColumn(matrix, row, column),
      isNegative: (row + column) % 2 === 1,
    };
  });
  const telling = terms.filter(({ entry }) => !isNothing(entry));
  return telling.length === 0 ? terms : telling;
}

/** The value of a term, with its sign. */
export function valueOfTerm({ entry, minor, isNegative }: ExpandedTerm): Polynomial {
  const value = times(entry, determinantOfRows(minor));
  return isNegative ? negated(value) : value;
}

/**
 * The row or column that a student is likely to have expanded along: the one that shares most terms with theirs, of several the one
 * with the most zeros. For matrices of at least three rows.
 */
export function likelyLine(matrix: Rows, written: readonly Polynomial[]): MatrixLine {
  const lines = (['row', 'column'] as const).flatMap((direction) =>
    matrix.map((_, index): MatrixLine => ({ direction, index: index + 1 })),
  );
  const scored = lines.map((line) => {
    const terms = nonZeroTerms(matrix, line);
    const shared = terms.filter((term) => written.some((part) => same(part, valueOfTerm(term)))).length;
    return { line, score: shared * (matrix.length + 1) - terms.length };
  });
  return scored.reduce((best, other) => (other.score > best.score ? other : best)).line;
}
