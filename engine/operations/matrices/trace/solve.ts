// The trace, read off the main diagonal.

import { requireInRange, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import {
  isDiagonal,
  isIdentity,
  isLowerTriangular,
  isUpperTriangular,
  type Rows,
} from '../../../algorithms/products/structure.ts';
import { type Answer, scalarAnswer } from '../../../catalogue/answer.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { trace } from '../../../exact/kernels/statistics.ts';
import { entry, type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, equals, fractionText, isZero } from '../../../exact/entry.ts';
import type { Scalar } from '../../../exact/scalar.ts';

export interface TraceInput {
  readonly a: ExactMatrix;
}

/** What makes the sum of a diagonal shorter than the sum of its entries; `long` diagonals are not shown. */
export type DiagonalKind = 'single' | 'zeros' | 'constant' | 'mixed' | 'long';

/** Where the diagonal entries are the eigenvalues. */
export type Triangle = 'identity' | 'diagonal' | 'upper' | 'lower';

export interface TraceMoves {
  diagonal: { readonly entries: readonly Entry[] };
  /** The entries of the diagonal; none where it is long. */
  sum: { readonly entries: readonly Entry[]; readonly kind: DiagonalKind; readonly value: Scalar };
  /** A form in which the trace says more. */
  triangle: { readonly triangle: Triangle };
}

export type TraceMove = Move<TraceMoves>;

/** The predicted work of so many sums of fractions. */
export function cost({ a }: TraceInput): number {
  return a.rows * WORK_OF_A_SUM[a.kind];
}

/** Fractions are brought over one denominator first; that of scaled integers is known. */
const WORK_OF_A_SUM = { scaled: 100, quotient: 1000, rational: 10_000, real: 40_000 } as const;

/** The expected time of it: small matrices are looked at whole for the form that they have. */
export function time({ a }: TraceInput): number {
  const isWhole = a.kind === 'scaled' && a.scale === 0;
  return cost({ a }) + (a.rows <= LONGEST_READ ? (isWhole ? 80 : 350) * a.rows ** 2 : 0);
}

/** Longer diagonals are added up, but not shown entry by entry. */
const LONGEST_READ = 20;

export function diagonalOf(a: ExactMatrix): readonly Entry[] {
  return Array.from({ length: a.rows }, (_, place) => entry(a, place, place));
}

export function* solve({ a }: TraceInput): Generator<TraceMove, Answer, void> {
  const entries = a.rows <= LONGEST_READ ? diagonalOf(a) : [];
  if (entries.length > 1) yield { move: 'diagonal', facts: { entries } };
  const value = withinRange('the trace', trace(a));
  requireInRange(value, () => 'the trace');
  yield { move: 'sum', facts: { entries, kind: kindOf(entries), value } };
  const triangle = entries.length > 1 ? triangleOf(rowsOf(a)) : null;
  if (triangle !== null) yield { move: 'triangle', facts: { triangle } };
  return scalarAnswer(value);
}

/** What is found beside the trace. */
export function intermediate({ a }: TraceInput): Intermediate {
  return { diagonal: diagonalOf(a).map(fractionText), multiplications: 0, additions: a.rows - 1 };
}

function kindOf(entries: readonly Entry[]): DiagonalKind {
  if (entries.length <= 1) return entries.length === 1 ? 'single' : 'long';
  const [first] = entries;
  if (entries.some((other) => !equals(other, first))) return 'mixed';
  return isZero(first) ? 'zeros' : 'constant';
}

function triangleOf(rows: Rows<Entry>): Triangle | null {
  if (isIdentity(rows)) return 'identity';
  if (isDiagonal(rows)) return 'diagonal';
  if (isUpperTriangular(rows)) return 'upper';
  return isLowerTriangular(rows) ? 'lower' : null;
}
