// The elimination of a determinant: to triangular form, with the factors of multiplied rows and the signs of swaps kept.

import type { Move } from '../../../algorithms/moves.ts';
import { planReduction } from '../../../algorithms/row-plan/plan.ts';
import type { RowMoves, Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/options.ts';
import { type Echelon, eliminateDownwards, signedDiagonal } from '../../../algorithms/row-reduction/solve.ts';
import { recently } from '../../../exact/recently.ts';
import { divide, type Entry, equals, multiply, negate } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';

export interface EliminatingMoves extends RowMoves<Entry> {
  /** Elimination begins. */
  reduce: { readonly size: number };
  /** The determinant is this number times the determinant of the matrix shown last, whose rows have been multiplied or divided. */
  factor: { readonly factor: Entry; readonly by: 'divided' | 'multiplied' };
  /** The triangular matrix is reached: the product of its diagonal, with the sign of the swaps and a factor before it. */
  diagonal: {
    readonly factors: readonly Entry[];
    readonly factor: Entry;
    readonly swaps: number;
    readonly rank: number;
    readonly value: Entry;
  };
}

type EliminatingMove = Move<EliminatingMoves>;

/** The determinant by elimination. */
export function* eliminating(rows: Rows<Entry>): Generator<EliminatingMove, Entry, void> {
  yield { move: 'reduce', facts: { size: rows.length } };
  const { echelon, factor } = yield* keepingFactor(rows, plannedOptions(rows));
  const value = multiply(factor, signedDiagonal(echelon));
  const factors = echelon.rows.map((row, index) => row[index]);
  const facts = { factors, factor, swaps: echelon.swaps, rank: echelon.pivots.length, value };
  yield { move: 'diagonal', facts };
  return value;
}

const PLAIN: ReductionOptions = { style: 'plain', bar: null };

/** A plan for the elimination of a determinant; by the entries at hand where there is none. */
export const plannedOptions = recently(2, (rows: Rows<Entry>): ReductionOptions => {
  const plan = planReduction(rows, { styles: ['plain', 'fraction-free'], form: 'echelon', bar: null });
  return plan === null ? PLAIN : { style: plan.style, bar: null, plan };
});

/** An elimination with the factor by which the multiplied and divided rows have changed the determinant, without the signs of swaps. */
function* keepingFactor(
  rows: Rows<Entry>,
  options: ReductionOptions,
): Generator<EliminatingMove, { readonly echelon: Echelon<Entry>; readonly factor: Entry }, void> {
  const moves = eliminateDownwards(rows, options);
  let factor: Entry = ONE;
  let sign = ONE;
  for (;;) {
    const { done, value } = moves.next();
    if (done === true) return { echelon: value, factor };
    yield value;
    if (value.move === 'swap') sign = negate(sign);
    const rowFactors =
      value.move === 'scale'
        ? value.facts.scalings.map((scaling) => scaling.factor)
        : value.move === 'eliminate'
          ? value.facts.clearings.map(({ keep }) => keep)
          : [];
    const change = rowFactors.reduce(multiply, ONE);
    if (equals(change, ONE)) continue;
    factor = divide(factor, change);
    const by = value.move === 'scale' && value.facts.reason !== 'denominators' ? 'divided' : 'multiplied';
    yield { move: 'factor', facts: { factor: multiply(sign, factor), by } };
  }
}
