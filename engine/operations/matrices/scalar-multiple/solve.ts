// A number times a matrix: every entry is multiplied.

import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { entrywiseCost, entrywiseTime, multiplyEntries } from '../../../exact/kernels/entrywise.ts';
import { constantMatrix, type Matrix } from '../../../exact/matrix.ts';
import { isZero, negate, ONE, equals, type Rational } from '../../../exact/rational.ts';

export interface ScalarMultipleInput {
  readonly a: Matrix;
  readonly scalar: Rational;
}

/** What makes a multiple known without a multiplication. */
export type Shortcut = 'zero' | 'one' | 'minus-one' | null;

export interface ScalarMultipleMoves {
  multiply: { readonly result: Matrix; readonly shortcut: Shortcut };
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

function shortcutOf(scalar: Rational): Shortcut {
  if (isZero(scalar)) return 'zero';
  if (equals(scalar, ONE)) return 'one';
  return equals(scalar, negate(ONE)) ? 'minus-one' : null;
}
