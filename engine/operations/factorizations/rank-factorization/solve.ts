// The rank factorization A = CF: the pivot columns of the matrix, times the rows of its reduced row echelon form that are not zero.

import type { Move } from '../../../algorithms/moves.ts';
import {
  reduceFor,
  reductionCost,
  type ReductionMoves,
  reductionTime,
  type Telling,
} from '../../../algorithms/reduced-forms/reduce.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { factorsShown, shownLines } from '../../../algorithms/shown-answers.ts';
import {
  type Answer,
  countAnswer,
  matrixAnswer,
  NOTHING_ANSWER,
  part,
  structureAnswer,
} from '../../../catalogue/answer.ts';
import { drained } from '../../../catalogue/operation.ts';
import { apply, count, equal, type Expression, product, symbol } from '../../../document/expression.ts';
import { type AnswerMatrix, compact, type ExactMatrix, type FloatMatrix, floatMatrix } from '../../../exact/matrix.ts';
import { selectEntries } from '../../../exact/kernels/arrangement.ts';
import type { Entry } from '../../../exact/entry.ts';

export interface RankFactorizationInput {
  readonly a: ExactMatrix;
}

export interface RankFactorizationMoves extends ReductionMoves {
  result: {
    readonly a: ExactMatrix;
    /** The form reached, where it was worked out line by line. */
    readonly form: Rows<Entry> | null;
    readonly isReady: boolean;
    readonly pivots: readonly number[];
    /** Null of a zero matrix. */
    readonly factors: { readonly c: ExactMatrix; readonly f: AnswerMatrix } | null;
  };
}

export type RankFactorizationMove = Move<RankFactorizationMoves>;

export const members = [
  part('rank', 'count', 'The rank of the matrix: the number of columns of C and of rows of F.'),
  part('C', 'matrix', 'The pivot columns of the matrix; null of a zero matrix.', { optional: true, form: 'any' }),
  part('F', 'matrix', 'The rows of the reduced row echelon form that are not zero; null of a zero matrix.', {
    optional: true,
    form: 'any',
  }),
];

export function cost({ a }: RankFactorizationInput): number {
  return reductionCost(a, 'reduced');
}

export function time({ a }: RankFactorizationInput): number {
  return reductionTime(a, 'reduced');
}

export function answerAlone(input: RankFactorizationInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/** @throws DomainError `overflow` or `too_large` where the reduced form has entries beyond doubles, or takes too long */
export function* solve(
  { a }: RankFactorizationInput,
  telling: Telling = 'planned',
): Generator<RankFactorizationMove, Answer, void> {
  const { pivots, form, rows, isReady } = yield* reduceFor('reduced', a, telling, {
    bar: null,
    beyondBar: false,
    field: 'a',
    endsAtFullRank: true,
  });
  const rank = pivots.length;
  const factors = form === null || rank === 0 ? null : { c: columnsAt(a, pivots), f: firstRows(form, rank) };
  yield { move: 'result', facts: { a, form: rows, isReady, pivots, factors } };
  return structureAnswer(
    [
      ['rank', countAnswer(rank)],
      ['C', factors === null ? NOTHING_ANSWER : matrixAnswer(factors.c)],
      ['F', factors === null ? NOTHING_ANSWER : matrixAnswer(factors.f)],
    ],
    () => rankShown(rank, factors),
  );
}

function columnsAt(a: ExactMatrix, places: readonly number[]): ExactMatrix {
  return compact(selectEntries(a, placesTo(a.rows), places));
}

function firstRows(form: ExactMatrix | FloatMatrix, rows: number): ExactMatrix | FloatMatrix {
  if (form.kind === 'float64') return floatMatrix(rows, form.columns, form.values.slice(0, rows * form.columns));
  return compact(selectEntries(form, placesTo(rows), placesTo(form.columns)));
}

function placesTo(amount: number): readonly number[] {
  return Array.from({ length: amount }, (_, place) => place);
}

/** A = CF with its factors, and the rank. */
function rankShown(rank: number, factors: { readonly c: AnswerMatrix; readonly f: AnswerMatrix } | null): Expression {
  const [A, C, F] = ['A', 'C', 'F'].map(symbol);
  const ranked = equal(apply('rank', A), count(rank));
  if (factors === null) return ranked;
  return shownLines(...factorsShown(equal(A, product('adjacent', C, F)), ['C', factors.c], ['F', factors.f]), ranked);
}
