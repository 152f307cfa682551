// The rule of Sarrus: the determinant of a 3x3 matrix from six products.
// Above: solve.ts. Below: exact/rational.ts.

import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/solve.ts';
import { add, multiply, type Rational, subtract, ZERO } from '../../../exact/rational.ts';

/** Three entries on a diagonal of the matrix with its first two columns repeated, and their product. */
export interface DiagonalProduct {
  readonly factors: readonly Rational[];
  readonly product: Rational;
}

export interface SarrusMoves {
  /** The matrix with its first two columns written again on the right. */
  extend: { readonly rows: Rows };
  /** The products along the diagonals that go down and those that go up. */
  diagonals: {
    readonly down: readonly DiagonalProduct[];
    readonly up: readonly DiagonalProduct[];
    readonly value: Rational;
  };
}

const STARTS = [0, 1, 2] as const;

export function* sarrus(rows: Rows): Generator<Move<SarrusMoves>, Rational, void> {
  yield { move: 'extend', facts: { rows: rows.map((row) => [...row, row[0], row[1]]) } };
  const down = STARTS.map((start) => alongDiagonal(rows, [0, 1, 2], start));
  const up = STARTS.map((start) => alongDiagonal(rows, [2, 1, 0], start));
  const value = subtract(total(down), total(up));
  yield { move: 'diagonals', facts: { down, up, value } };
  return value;
}

function alongDiagonal(rows: Rows, order: readonly number[], start: number): DiagonalProduct {
  const factors = order.map((row, step) => rows[row][(start + step) % 3]);
  return { factors, product: factors.reduce(multiply) };
}

function total(diagonals: readonly DiagonalProduct[]): Rational {
  return diagonals.reduce((sum, { product }) => add(sum, product), ZERO);
}
