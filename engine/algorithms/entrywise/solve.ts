// Entry-by-entry work on two matrices of one shape: what add, subtract, multiply, divide and raise have in common.

import { type Answer, matrixAnswer } from '../../catalogue/answer.ts';
import { broadcast, shapeOf } from '../../catalogue/inputs.ts';
import type { ExactOperand, Operand } from '../../catalogue/field.ts';
import type { IdentityPart } from '../../catalogue/operation.ts';
import type { AnswerMatrix, ExactMatrix, Matrix } from '../../exact/matrix.ts';
import type { Move } from '../moves.ts';
import { requireMatrixInRange } from '../range.ts';

/** Two matrices of one shape. `given` is the second operand as it was written. */
export interface EntrywiseInput<M extends ExactMatrix = Matrix> {
  readonly a: M;
  readonly b: M;
  readonly scalar: boolean;
  readonly given: M extends Matrix ? Operand : ExactOperand;
}

/** What happens on the way to an entry-by-entry answer. */
export interface EntrywiseMoves {
  /** One number takes the place of a whole matrix of it. */
  broadcast: { readonly rows: number; readonly columns: number };
  /** Both matrices have this shape. */
  shapes: { readonly rows: number; readonly columns: number };
  /** The entries are such that the operation is defined for all of them. */
  admitted: { readonly scalar: boolean };
  /** Entries at the same place are combined. */
  combine: { readonly result: AnswerMatrix };
}

export type EntrywiseMove = Move<EntrywiseMoves>;

/** One entry-by-entry operation. */
export interface EntrywiseWork<M extends ExactMatrix = Matrix> {
  /** Looks at all entries before any is combined. @throws DomainError where the operation is undefined for one of them. */
  readonly admit?: (input: EntrywiseInput<M>) => void;
  /** The result of two matrices of one shape. */
  readonly combine: (a: M, b: M) => AnswerMatrix;
}

/** @throws DomainError `dimension_mismatch` where b is a matrix of another shape. */
export function readEntrywise(operation: string, a: Matrix, given: Operand): EntrywiseInput;
export function readEntrywise(operation: string, a: ExactMatrix, given: ExactOperand): EntrywiseInput<ExactMatrix>;
export function readEntrywise(operation: string, a: ExactMatrix, given: ExactOperand): EntrywiseInput<ExactMatrix> {
  const fitted = broadcast(operation, a, given);
  return { a, b: fitted.matrix, scalar: fitted.scalar, given };
}

export function identifyEntrywise({ a, given }: EntrywiseInput<ExactMatrix>): readonly IdentityPart[] {
  return [a, given];
}

/**
 * The place of an entry of b in the question: the entry, or all of b where b is one number.
 * Rows and columns are 0-based.
 */
export function placeInB({ scalar }: EntrywiseInput<ExactMatrix>, row: number, column: number): readonly string[] {
  return scalar ? ['b'] : ['b', String(row), String(column)];
}

/**
 * Combines entries at the same place.
 * @throws DomainError as `work.admit` does, and `overflow` where an entry of the result is no finite double.
 */
export function* solveEntrywise<M extends ExactMatrix>(
  input: EntrywiseInput<M>,
  work: EntrywiseWork<M>,
): Generator<EntrywiseMove, Answer, void> {
  const { a, b, scalar } = input;
  yield { move: scalar ? 'broadcast' : 'shapes', facts: shapeOf(a) };
  if (work.admit !== undefined) {
    work.admit(input);
    yield { move: 'admitted', facts: { scalar } };
  }
  const result = work.combine(a, b);
  requireMatrixInRange(result, (row, column) => ['a', String(row), String(column)]);
  yield { move: 'combine', facts: { result } };
  return matrixAnswer(result);
}
