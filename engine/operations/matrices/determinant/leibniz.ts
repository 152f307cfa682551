// The formula of Leibniz: a determinant as a signed sum over all permutations of the columns.

import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { add, type Entry, multiply, negate } from '../../../exact/entry.ts';
import { ZERO } from '../../../exact/rational.ts';

/** One permutation: the column taken in each row (from 0), its inversions, and the product with its sign. */
export interface PermutationTerm {
  /** Its place among all permutations, from 0. */
  readonly place: number;
  readonly columns: readonly number[];
  /** The pairs that stand in the wrong order, the greater column first. */
  readonly inversions: readonly (readonly [greater: number, less: number])[];
  readonly factors: readonly Entry[];
  readonly value: Entry;
}

export interface LeibnizMoves {
  permutations: { readonly size: number; readonly amount: number };
  permutation: PermutationTerm;
  total: { readonly values: readonly Entry[]; readonly value: Entry };
}

/** Domain: small sizes; an n x n matrix has n! terms. */
export function* leibniz(rows: Rows<Entry>): Generator<Move<LeibnizMoves>, Entry, void> {
  const orders = permutationsOf(rows.map((_, index) => index));
  yield { move: 'permutations', facts: { size: rows.length, amount: orders.length } };
  const values: Entry[] = [];
  for (const [place, columns] of orders.entries()) {
    const factors = columns.map((column, row) => rows[row][column]);
    const product = factors.reduce(multiply);
    const inversions = inversionsOf(columns);
    const value = inversions.length % 2 === 0 ? product : negate(product);
    values.push(value);
    yield { move: 'permutation', facts: { place, columns, inversions, factors, value } };
  }
  const value = values.reduce(add, ZERO);
  yield { move: 'total', facts: { values, value } };
  return value;
}

/** All orders of the items, in lexicographic order. */
function permutationsOf(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) => permutationsOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

/** The pairs that stand in the wrong order. */
function inversionsOf(order: readonly number[]): readonly (readonly [greater: number, less: number])[] {
  return order.flatMap((value, index) =>
    order
      .slice(index + 1)
      .filter((later) => later < value)
      .map((later) => [value, later] as const),
  );
}
