// The trace, read off the main diagonal.
// Above: operation.ts. Below: exact/; story.ts tells these moves.

import { requireInRange, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { type Answer, scalarAnswer } from '../../../catalogue/answer.ts';
import { trace } from '../../../exact/kernels/statistics.ts';
import { entry, type Matrix } from '../../../exact/matrix.ts';
import type { Rational } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';

export interface TraceInput {
  readonly a: Matrix;
}

export interface TraceMoves {
  diagonal: { readonly entries: readonly Rational[] };
  sum: { readonly entries: readonly Rational[]; readonly value: Scalar };
}

export type TraceMove = Move<TraceMoves>;

/** The predicted work of so many sums of fractions. */
export function predictedSum({ a }: TraceInput): number {
  return a.rows * WORK_OF_A_SUM[a.kind];
}

/** Fractions are brought over one denominator first; that of scaled integers is known. */
const WORK_OF_A_SUM = { scaled: 100, quotient: 1000, rational: 10_000 } as const;

export function diagonalOf(a: Matrix): readonly Rational[] {
  return Array.from({ length: a.rows }, (_, place) => entry(a, place, place));
}

export function* solveTrace({ a }: TraceInput): Generator<TraceMove, Answer, void> {
  const entries = diagonalOf(a);
  yield { move: 'diagonal', facts: { entries } };
  const value = withinRange('the trace', trace(a));
  requireInRange(value, () => 'the trace');
  yield { move: 'sum', facts: { entries, value } };
  return scalarAnswer(value);
}
