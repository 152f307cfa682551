// How far the entries of a rounded line may be from those that its operations give.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import {
  absolute,
  add,
  divide,
  integer,
  isInteger,
  isZero,
  multiply,
  type Rational,
  rational,
} from '../../exact/rational.ts';
import { done, type Done } from './replay.ts';

/** What is off by less than so many roundings may have been rounded on the way. */
const MOST_ROUNDINGS = integer(20);

/** The largest error of each entry, where the entries and the factors of the operations are rounded: `-0.08R3` for -0.076R3. */
export function roundingErrors(before: Rows, operations: readonly Done[], tolerance: Rational): Rows {
  const most = multiply(tolerance, MOST_ROUNDINGS);
  let errors = before.map((row) => row.map(() => most));
  let rows = before;
  for (const operation of operations) {
    const { target } = operation;
    if (operation.kind !== 'swap' && isRounded(operation.factor, tolerance)) {
      const multiplied = rows[operation.kind === 'add' ? operation.source : target];
      errors = errors.with(
        target,
        errors[target].map((error, column) => add(error, multiply(tolerance, absolute(multiplied[column])))),
      );
    }
    rows = done(rows, operation);
  }
  return errors;
}

/** Whether the factor may stand for another one: a decimal with as many places as are kept. A whole number other than 0 is meant as it is. */
function isRounded(factor: Rational, tolerance: Rational): boolean {
  const unit = multiply(tolerance, rational(2n));
  return isZero(factor) || (!isInteger(factor) && isInteger(divide(factor, unit)));
}
