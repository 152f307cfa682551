// What a matrix shows at a glance, for the choice of a method.

import type { Rows } from '../row-reduction/moves.ts';
import { type Entry, isZero } from '../../exact/entry.ts';

/** Why a matrix is triangular: the most special of the reasons. */
export type TriangularKind = 'zero' | 'diagonal' | 'upper' | 'lower';

/** The kind of a matrix with only zeros on one side of its main diagonal; null for all others. */
export function triangularKindOf(rows: Rows<Entry>): TriangularKind | null {
  const upper = rows.every((row, i) => row.every((entry, j) => j >= i || isZero(entry)));
  const lower = rows.every((row, i) => row.every((entry, j) => j <= i || isZero(entry)));
  if (upper && lower) return rows.every((row, i) => isZero(row[i])) ? 'zero' : 'diagonal';
  if (upper) return 'upper';
  return lower ? 'lower' : null;
}

/** The most zeros in any row or column, those on the main diagonal left out. */
export function mostZerosOffDiagonal(rows: Rows<Entry>): number {
  const inRow = rows.map((row, i) => row.filter((entry, j) => i !== j && isZero(entry)).length);
  const inColumn = rows.map((_, j) => rows.filter((row, i) => i !== j && isZero(row[j])).length);
  return Math.max(...inRow, ...inColumn);
}
