// Triangular factors that one sees: of one entry, of triangular matrices, and of permutation matrices.

import { hasStructure } from '../../../algorithms/structure.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { equals, isZero } from '../../../exact/entry.ts';
import { type ExactMatrix, identity, isSquare, matricesEqual, rowsOf } from '../../../exact/matrix.ts';
import { ONE } from '../../../exact/rational.ts';
import type { Factors } from './solve.ts';

/**
 * What is seen:
 *   entry                 there is one entry, which is not 0 in LDU
 *   upper-triangular      nothing has to be cleared, so L is the identity matrix
 *   unit-lower-triangular A is L itself
 *   lower-triangular      the columns of A over its diagonal entries are those of L
 *   permutation           exchanges of rows make A the identity matrix
 */
export type Sight = 'entry' | 'upper-triangular' | 'unit-lower-triangular' | 'lower-triangular' | 'permutation';

/** What is seen before any work; null where there is nothing, or where the factors are others than those that are seen. */
export function sightOf(a: ExactMatrix, { p, l, d, u }: Factors): Sight | null {
  const unit = identity(a.rows);
  const isInPlace = p === null || matricesEqual(p, unit);
  if (a.rows === 1 && a.columns === 1) return 'entry';
  if (d === null && isInPlace && isUpperTriangular(a) && matricesEqual(l, unit)) return 'upper-triangular';
  if (!isSquare(a)) return null;
  if (p !== null && isPermutation(a) && matricesEqual(p, transpose(a))) return 'permutation';
  if (!isInPlace || !hasStructure(a, 'lower-triangular')) return null;
  if (rowsOf(a).some((row, place) => isZero(row[place]))) return null;
  if (matricesEqual(l, a)) return 'unit-lower-triangular';
  return hasStructure(d ?? u, 'diagonal') ? 'lower-triangular' : null;
}

/** Whether all entries below the diagonal are 0, in any shape. */
function isUpperTriangular(a: ExactMatrix): boolean {
  return a.rows > 1 && rowsOf(a).every((row, place) => row.slice(0, place).every(isZero));
}

/** Whether each row and each column holds a single one and zeros. */
function isPermutation(a: ExactMatrix): boolean {
  const rows = rowsOf(a);
  return (
    hasStructure(a, 'orthogonal') && rows.every((row) => row.every((entry) => isZero(entry) || equals(entry, ONE)))
  );
}
