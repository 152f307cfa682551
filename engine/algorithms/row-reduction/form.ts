// Echelon forms, recognised: whether rows have one, and where its pivots are.

import { type Entry, equals, isZero } from '../../exact/entry.ts';
import { ONE } from '../../exact/rational.ts';

/** The pivot columns of rows in row echelon form, up to a width; null for other rows. */
export function echelonPivots(rows: readonly (readonly Entry[])[], width = rows[0].length): readonly number[] | null {
  const leading = rows.map((row) => {
    const place = row.findIndex((value) => !isZero(value));
    return place === -1 || place >= width ? width : place;
  });
  const rising = leading.every((place, row) => row === 0 || place > leading[row - 1] || place === width);
  return rising ? leading.filter((place) => place < width) : null;
}

/** Whether rows in row echelon form with these pivots are reduced: each pivot is 1 and alone in its column. */
export function isReduced(rows: readonly (readonly Entry[])[], pivots: readonly number[]): boolean {
  return pivots.every((column, pivotRow) =>
    rows.every((row, index) => (index === pivotRow ? equals(row[column], ONE) : isZero(row[column]))),
  );
}
