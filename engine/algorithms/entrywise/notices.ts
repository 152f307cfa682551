// Notices: what a story says of operands with which little needs to be worked out, each a claim with its facts.

import { equal, type Expression, number, symbol } from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { entryAt, type ExactMatrix } from '../../exact/matrix.ts';
import type { EntrywiseInput } from './solve.ts';

const [A, B, b] = [symbol('A'), symbol('B'), symbol('b')];

/** "Every entry of B is 1", "The number b is 1": the second operand holds one value everywhere. */
export function constantProse({ b: other, scalar }: EntrywiseInput<ExactMatrix>): Prose {
  const value = number(entryAt(other, 0));
  if (scalar) return say`${claim(say`The number ${b} is ${value}`, equal(b, value))}.`;
  return constantMatrixProse(B, other);
}

/** "Every entry of A is 1". */
export function constantMatrixProse(M: Expression, matrix: ExactMatrix): Prose {
  const value = number(entryAt(matrix, 0));
  const subject = matrix.rows * matrix.columns === 1 ? say`The only entry of ${M}` : say`Every entry of ${M}`;
  return say`${claim(say`${subject} is ${value}`, holds('constant', M), equal(measure('entryAt', M, 1, 1), value))}.`;
}

/** "B is a zero matrix", "The number b is 0". */
export function zeroProse(input: EntrywiseInput<ExactMatrix>): Prose {
  return input.scalar ? constantProse(input) : zeroMatrixProse(B);
}

/** "A is a zero matrix". */
export function zeroMatrixProse(M: Expression): Prose {
  return say`${claim(say`${M} is a zero matrix`, holds('zero', M))}.`;
}

/** "B has the same entries as A". */
export function sameEntriesProse(): Prose {
  return say`${claim(say`${B} has the same entries as ${A}`, equal(B, A))}.`;
}
