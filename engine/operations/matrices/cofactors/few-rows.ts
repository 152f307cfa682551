// Matrices of low rank: all rows are combinations of so few of them that every minor is zero.

import type { Rows } from '../../../algorithms/products/structure.ts';
import { reducedRows } from '../../../algorithms/reduced-forms/reduce.ts';
import { type Entry, isRational, isZero } from '../../../exact/entry.ts';
import { rank } from '../../../exact/kernels/rank.ts';
import { type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';

/** Rows of which all others are combinations; rows count from 0. */
export interface FewRows {
  readonly basis: readonly number[];
  readonly others: readonly { readonly row: number; readonly factors: readonly Entry[] }[];
}

/** Larger matrices are not searched for the rows that show it best. */
export const MOST_ROWS_COMPARED = 5;

/** Null where the rank is n − 1 or n, so that some minor is not zero, for a matrix of zeros, and for larger ones. */
export function fewRowsIn(a: ExactMatrix): FewRows | null {
  if (a.rows < 3 || a.rows > MOST_ROWS_COMPARED) return null;
  const size = rank(a);
  if (size === 0 || size > a.rows - 2) return null;
  const rows = rowsOf(a);
  const found = chosen(a.rows, size).flatMap((basis) => asCombinations(rows, basis) ?? []);
  return found.reduce((best, other) => (effortOf(other) < effortOf(best) ? other : best));
}

/** The ways to choose so many of the rows, in order. */
function chosen(rows: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: rows - from }, (_, index) => from + index).flatMap((first) =>
    chosen(rows, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** Null where the chosen rows are dependent. */
function asCombinations(rows: Rows<Entry>, basis: readonly number[]): FewRows | null {
  const others = [...rows.keys()].filter((row) => !basis.includes(row));
  const order = [...basis, ...others];
  const form = reducedRows(rows[0].map((_, column) => order.map((row) => rows[row][column])));
  if (form.pivots.some((column, place) => column !== place)) return null;
  return {
    basis,
    others: others.map((row, index) => ({
      row,
      factors: basis.map((_, place) => form.rows[place][basis.length + index]),
    })),
  };
}

/** What a reader has to check: terms, and much more where the factors are no whole numbers. */
function effortOf({ others }: FewRows): number {
  return others
    .flatMap(({ factors }) => factors)
    .reduce((total, factor) => total + (isZero(factor) ? 0 : 1 + sizeOf(factor)), 0);
}

const FRACTION_EFFORT = 10;

function sizeOf(factor: Entry): number {
  if (!isRational(factor)) return FRACTION_EFFORT;
  const size = Math.abs(Number(factor.numerator));
  return factor.denominator === 1n ? size : FRACTION_EFFORT + size + Number(factor.denominator);
}
