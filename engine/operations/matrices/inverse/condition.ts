// The condition number in the row-sum norm: how far a relative error in a matrix can grow on its way to the inverse.

import { type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { absolute, add, compare, multiply, type Rational } from '../../../exact/rational.ts';

/** The largest sum of absolute values in a row of the matrix, times that of its inverse. */
export function conditionNumber(a: Matrix, inverse: Matrix): Rational {
  return multiply(largestRowSum(a), largestRowSum(inverse));
}

function largestRowSum(matrix: Matrix): Rational {
  const sums = rowsOf(matrix).map((row) => row.map(absolute).reduce(add));
  return sums.reduce((largest, other) => (compare(other, largest) > 0 ? other : largest));
}
