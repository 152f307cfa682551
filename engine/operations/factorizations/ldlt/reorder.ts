// Orders of the rows and columns of a symmetric matrix with which it has an LDLᵀ factorization.

import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { type Entry, divide, isZero, multiply, subtract } from '../../../exact/entry.ts';
import { type ExactMatrix, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';

/** Which row and column of the matrix stands at each place. */
export type Order = readonly number[];

/** Larger matrices have too many sets of pivots to be tried. */
export const MOST_REORDERED = 8;

/** The matrix with its rows and columns in this order. */
export function reordered(a: Matrix, order: Order): Matrix;
export function reordered(a: ExactMatrix, order: Order): ExactMatrix;
export function reordered(a: ExactMatrix, order: Order): ExactMatrix {
  const rows = rowsOf(a);
  return matrixOf(order.map((row) => order.map((column) => rows[row][column])));
}

/**
 * The first order, by the lowest pivots, with which no zero on the diagonal stops the elimination; null where there is none.
 * What is left after some pivots does not depend on their order, so each set of pivots is tried once: at most 256 of them.
 */
export function factorableOrder(a: ExactMatrix): Order | null {
  const tried = new Set<number>();
  const from = (rest: Rows<Entry>, places: Order, chosen: Order): Order | null => {
    if (rest.every((row) => row.every(isZero))) return [...chosen, ...places];
    const set = chosen.reduce((bits, place) => bits | (1 << place), 0);
    if (tried.has(set)) return null;
    tried.add(set);
    for (const [index, place] of places.entries()) {
      if (isZero(rest[index][index])) continue;
      const found = from(
        withoutPivot(rest, index),
        places.filter((other) => other !== place),
        [...chosen, place],
      );
      if (found !== null) return found;
    }
    return null;
  };
  const rows = rowsOf(a);
  return from(
    rows,
    rows.map((_, place) => place),
    [],
  );
}

/** What is left of the other rows and columns once the column of a pivot is cleared. */
function withoutPivot(rows: Rows<Entry>, pivot: number): Rows<Entry> {
  const others = rows.map((_, place) => place).filter((place) => place !== pivot);
  return others.map((row) =>
    others.map((column) =>
      subtract(rows[row][column], multiply(divide(rows[row][pivot], rows[pivot][pivot]), rows[pivot][column])),
    ),
  );
}
