// Counting the sides of a matrix.

import type { Answer } from '../../../catalogue/answer.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import type { Move } from '../../../algorithms/moves.ts';

export type Side = 'rows' | 'columns';

export interface SizeMoves {
  count: { readonly side: Side; readonly amount: number };
  answer: { readonly rows: number; readonly columns: number };
}

/** Counts the given sides, in order. */
export function* solveSizes(
  { rows, columns }: ExactMatrix,
  sides: readonly Side[],
  answer: (shape: { readonly rows: number; readonly columns: number }) => Answer,
): Generator<Move<SizeMoves>, Answer, void> {
  const shape = { rows, columns };
  for (const side of sides) yield { move: 'count', facts: { side, amount: shape[side] } };
  yield { move: 'answer', facts: shape };
  return answer(shape);
}

export function shapeAnswer({ rows, columns }: { readonly rows: number; readonly columns: number }): Answer {
  return { kind: 'shape', rows, columns };
}

export function countAnswer(side: Side): (shape: { readonly [K in Side]: number }) => Answer {
  return (shape) => ({ kind: 'count', value: shape[side] });
}
