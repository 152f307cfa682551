// Notes on the powers of a matrix: when they come round, and what they approach.

import { productOver } from '../../../algorithms/spectrum/jordan-chains.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { count, equal, power, symbol } from '../../../document/expression.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { rationals } from '../../../exact/field.ts';
import { identity, type Matrix, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import type { EigenInput } from '../eigen/solve.ts';

const [A, I] = ['A', 'I'].map(symbol);

/** Longer periods are not looked for: whole matrices with up to four rows have none beyond it. */
const LONGEST_PERIOD = 12;

export function notes({ a }: EigenInput, answer: Answer): readonly Prose[] {
  if (answer.kind !== 'structure') return [];
  const period = a.rows > 1 ? periodOf(a) : null;
  return period === null || period === 1
    ? []
    : [
        say`${claim(
          say`${equal(power(A, count(period)), I)}, so the powers of ${A} come round: only the remainder of the exponent on division by ${period} counts`,
          equal(power(A, count(period)), I),
        )}.`,
      ];
}

/** The smallest positive exponent with which the power is the identity matrix. */
function periodOf(a: Matrix): number | null {
  const unit = identity(a.rows);
  const rows = rowsOf(a);
  let last = rows;
  for (let exponent = 1; exponent <= LONGEST_PERIOD; exponent++) {
    if (matricesEqual(matrixOf(last), unit)) return exponent;
    last = productOver(rationals, last, rows);
  }
  return null;
}
