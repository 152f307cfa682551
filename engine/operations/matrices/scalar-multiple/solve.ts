// A number times a matrix: every entry is multiplied.

import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { entrywiseCost, entrywiseTime, multiplyEntries } from '../../../exact/kernels/entrywise.ts';
import { constantMatrix, type ExactMatrix } from '../../../exact/matrix.ts';
import { type Entry, equals, isZero, negate } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';

export interface ScalarMultipleInput {
  readonly a: ExactMatrix;
  readonly scalar: Entry;
}

/** What makes a multiple known without a multiplication. */
export type Shortcut = 'zero' | 'one' | 'minus-one' | null;

export interface ScalarMultipleMoves {
  multiply: { readonly result: ExactMatrix; readonly shortcut: Shortcut };
}

export type ScalarMultipleMove = Move<ScalarMultipleMoves>;

export function cost({ a, scalar }: ScalarMultipleInput): number {
  return entrywiseCost(a, constantMatrix(1, 1, scalar)).exact;
}

export function time({ a, scalar }: ScalarMultipleInput): number {
  return entrywiseTime(a, constantMatrix(1, 1, scalar));
}

/** @throws DomainError `overflow` at an entry whose multiple is no finite double */
export function* solve({ a, scalar }: ScalarMultipleInput): Generator<ScalarMultipleMove, Answer, void> {
  const result = multiplyEntries(a, constantMatrix(a.rows, a.columns, scalar));
  requireMatrixInRange(result, (row, column) => ['a', String(row), String(column)]);
  yield { move: 'multiply', facts: { result, shortcut: shortcutOf(scalar) } };
  return matrixAnswer(result);
}

function shortcutOf(scalar: Entry): Shortcut {
  if (isZero(scalar)) return 'zero';
  if (equals(scalar, ONE)) return 'one';
  return equals(scalar, negate(ONE)) ? 'minus-one' : null;
}
