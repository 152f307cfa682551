// Blocks: square parts along the diagonal of a matrix, with only zeros on one side of them.

import { type Entry, isZero } from '../exact/entry.ts';
import type { Rational } from '../exact/rational.ts';
import { principalSubmatrix } from './expansion/minor.ts';

type Rows<N extends Entry> = readonly (readonly N[])[];

/** The blocks from the upper left corner to the lower right one, and the side on which there are only zeros. */
export interface DiagonalBlocks<N extends Entry = Rational> {
  readonly blocks: readonly Rows<N>[];
  readonly zeros: 'below' | 'above' | 'both';
}

/**
 * The smallest blocks of a square matrix with zeros below or above them; null where there is but one, where all of them are
 * single entries (the matrix is triangular), and where one has more rows than `largest`.
 */
export function diagonalBlocks<N extends Entry>(rows: Rows<N>, largest: number): DiagonalBlocks<N> | null {
  const both = sizesOf(rows, (i, j) => isZero(rows[i][j]) && isZero(rows[j][i]));
  const below = sizesOf(rows, (i, j) => isZero(rows[i][j]));
  const above = sizesOf(rows, (i, j) => isZero(rows[j][i]));
  const [sizes, zeros] =
    both.length > 1 && both.every((size) => size <= largest)
      ? ([both, 'both'] as const)
      : below.length >= above.length
        ? ([below, 'below'] as const)
        : ([above, 'above'] as const);
  if (sizes.length < 2 || sizes.every((size) => size === 1) || sizes.some((size) => size > largest)) return null;
  let start = 0;
  const blocks = sizes.map((size) => {
    const places = Array.from({ length: size }, (_, index) => start + index);
    start += size;
    return principalSubmatrix(rows, places);
  });
  return { blocks, zeros };
}

/** The sizes of the smallest blocks; `isFree`: there is nothing at row i and column j, where i > j, that ties them together. */
function sizesOf(rows: Rows<Entry>, isFree: (i: number, j: number) => boolean): readonly number[] {
  const sizes: number[] = [];
  let start = 0;
  for (let end = 1; end <= rows.length; end++) {
    let isCut = true;
    for (let i = end; isCut && i < rows.length; i++) {
      for (let j = 0; isCut && j < end; j++) isCut = isFree(i, j);
    }
    if (!isCut) continue;
    sizes.push(end - start);
    start = end;
  }
  return sizes;
}
