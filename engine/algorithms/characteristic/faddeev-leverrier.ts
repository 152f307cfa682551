// The Faddeev-LeVerrier method: the coefficients one after another, from traces.
// Source: D. K. Faddeev and V. N. Faddeeva, "Computational Methods of Linear Algebra", 1963.

import type { Move } from '../moves.ts';
import type { Rows } from '../row-reduction/moves.ts';
import { identity, rowsOf } from '../../exact/matrix.ts';
import { add, divide, type Entry, isZero, multiply, negate } from '../../exact/entry.ts';
import { integer, ONE, type Rational, ZERO } from '../../exact/rational.ts';

export interface FaddeevMoves {
  /** M1 is the identity matrix. */
  begin: { readonly size: number };
  /** P = A M, c = -tr(P) / k, and the next M is P + c I: the zero matrix after the last step. */
  coefficient: {
    readonly step: number;
    readonly size: number;
    readonly product: Rows<Entry>;
    readonly trace: Entry;
    readonly value: Entry;
    readonly next: Rows<Entry>;
  };
  /** The next M is 0 before the last step, and with it all coefficients that are left. */
  exhausted: { readonly step: number; readonly size: number };
}

/** The coefficients of det(λI − A), highest power first. */
export function faddeevLeverrier(rows: Rows): Generator<Move<FaddeevMoves>, readonly Rational[], void>;
export function faddeevLeverrier(rows: Rows<Entry>): Generator<Move<FaddeevMoves>, readonly Entry[], void>;
export function* faddeevLeverrier(rows: Rows<Entry>): Generator<Move<FaddeevMoves>, readonly Entry[], void> {
  const size = rows.length;
  const coefficients: Entry[] = [ONE];
  let factor: Rows<Entry> = rowsOf(identity(size));
  yield { move: 'begin', facts: { size } };
  for (let step = 1; step <= size; step++) {
    const product = productOf(rows, factor);
    const trace = product.reduce<Entry>((sum, row, place) => add(sum, row[place]), ZERO);
    const value = divide(negate(trace), integer(step));
    factor = product.map((row, i) => row.map((entry, j) => (i === j ? add(entry, value) : entry)));
    coefficients.push(value);
    yield { move: 'coefficient', facts: { step, size, product, trace, value, next: factor } };
    if (step < size && factor.every((row) => row.every(isZero))) {
      yield { move: 'exhausted', facts: { step, size } };
      return [...coefficients, ...Array.from({ length: size - step }, () => ZERO)];
    }
  }
  return coefficients;
}

function productOf(a: Rows<Entry>, b: Rows<Entry>): Rows<Entry> {
  return a.map((row) =>
    b[0].map((_, column) => row.reduce<Entry>((sum, entry, k) => add(sum, multiply(entry, b[k][column])), ZERO)),
  );
}
