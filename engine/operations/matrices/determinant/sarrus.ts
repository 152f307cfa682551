// The rule of Sarrus: the determinant of a 3x3 matrix from six products.

import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { add, type Entry, multiply, subtract } from '../../../exact/entry.ts';
import { ZERO } from '../../../exact/rational.ts';

/** Three entries on a diagonal of the matrix with its first two columns repeated, and their product. Places count from 0. */
export interface DiagonalProduct {
  readonly places: readonly (readonly [row: number, column: number])[];
  readonly factors: readonly Entry[];
  readonly product: Entry;
}

/** Three diagonals in the same direction. */
export interface Diagonals {
  readonly products: readonly DiagonalProduct[];
  readonly total: Entry;
}

export interface SarrusMoves {
  /** The matrix with its first two columns written again on the right. */
  extend: { readonly rows: Rows<Entry> };
  /** The products along the diagonals that go down to the right, and their sum. */
  down: Diagonals;
  /** The products along the diagonals that go up to the right, and their sum. */
  up: Diagonals;
  difference: { readonly down: Entry; readonly up: Entry; readonly value: Entry };
}

export function* sarrus(rows: Rows<Entry>): Generator<Move<SarrusMoves>, Entry, void> {
  const scheme = rows.map((row) => [...row, row[0], row[1]]);
  yield { move: 'extend', facts: { rows: scheme } };
  const down = diagonalsOf(scheme, PLACES_DOWN);
  yield { move: 'down', facts: down };
  const up = diagonalsOf(scheme, PLACES_UP);
  yield { move: 'up', facts: up };
  const value = subtract(down.total, up.total);
  yield { move: 'difference', facts: { down: down.total, up: up.total, value } };
  return value;
}

/** The places of each diagonal that meets the rows in this order. */
function placesInOrder(order: readonly number[]): readonly DiagonalProduct['places'][] {
  return [0, 1, 2].map((start) => order.map((row, step) => [row, start + step] as const));
}

export const PLACES_DOWN = placesInOrder([0, 1, 2]);
export const PLACES_UP = placesInOrder([2, 1, 0]);

function diagonalsOf(scheme: Rows<Entry>, diagonals: readonly DiagonalProduct['places'][]): Diagonals {
  const products = diagonals.map((places) => {
    const factors = places.map(([row, column]) => scheme[row][column]);
    return { places, factors, product: factors.reduce((known, factor) => multiply(known, factor)) };
  });
  return { products, total: products.reduce<Entry>((sum, { product }) => add(sum, product), ZERO) };
}
