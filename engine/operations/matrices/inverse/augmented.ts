// The matrix with the identity matrix beside it, and products of rows.

import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/solve.ts';
import { identity, rowsOf } from '../../../exact/matrix.ts';
import { add, multiply, type Rational, ZERO } from '../../../exact/rational.ts';

/** Leading ones in the columns of the matrix itself. */
export function optionsFor(size: number): ReductionOptions {
  return { style: 'leading-ones', bar: size };
}

/** The matrix with the identity matrix on its right. */
export function augmented(rows: Rows): Rows {
  const unit = rowsOf(identity(rows.length));
  return rows.map((row, index) => [...row, ...unit[index]]);
}

/** The dot product. */
export function dot(x: readonly Rational[], y: readonly Rational[]): Rational {
  return x.reduce((sum, entry, index) => add(sum, multiply(entry, y[index])), ZERO);
}
