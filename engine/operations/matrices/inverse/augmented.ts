// The matrix with the identity matrix beside it, and products of rows.

import { planReduction } from '../../../algorithms/row-plan/plan.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/options.ts';
import { identity, rowsOf } from '../../../exact/matrix.ts';
import { add, type Entry, multiply } from '../../../exact/entry.ts';
import { type Rational, ZERO } from '../../../exact/rational.ts';

/** Leading ones in the columns of the matrix itself. */
export function optionsFor(size: number): ReductionOptions {
  return { style: 'leading-ones', bar: size };
}

/** A plan that keeps integers until the last step; leading ones by the entries at hand where there is none. Of the augmented rows. */
export function plannedOptions(start: Rows<Entry>): ReductionOptions {
  const size = start.length;
  const plan = planReduction(start, { styles: ['fraction-free'], form: 'reduced', bar: size });
  return plan === null ? optionsFor(size) : { style: plan.style, bar: size, plan };
}

/** The matrix with the identity matrix on its right. */
export function augmented<N extends Entry>(rows: Rows<N>): Rows<N | Rational> {
  const unit = rowsOf(identity(rows.length));
  return rows.map((row, index) => [...row, ...unit[index]]);
}

/** The dot product. */
export function dot<N extends Entry>(x: readonly N[], y: readonly N[]): N | Rational {
  return x.reduce<N | Rational>((sum, entry, index) => add(sum, multiply(entry, y[index])), ZERO);
}
