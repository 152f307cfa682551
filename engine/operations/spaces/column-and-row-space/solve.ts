// Bases of the column space and of the row space of a matrix.

import type { Entry } from '../../../exact/entry.ts';
import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import {
  type Answer,
  type AnswerMember,
  countAnswer,
  part,
  positionsAnswer,
  structureAnswer,
  vectorsAnswer,
} from '../../../catalogue/answer.ts';
import { drained } from '../../../catalogue/operation.ts';
import { apply, symbol } from '../../../document/expression.ts';
import {
  type AnswerMatrix,
  entry,
  type ExactMatrix,
  hasRoots,
  isComplex,
  rowsOf,
  scalarAt,
} from '../../../exact/matrix.ts';
import { pivotColumns } from '../../../exact/kernels/pivot-columns.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { basisShown, type ToldBasis } from '../basis-tell.ts';
import { type Combination, columnCombination, rowCombination } from '../combination.ts';
import {
  type Goal,
  reduceFor,
  reductionCost,
  type ReductionMoves,
  reductionTime,
  type Telling,
} from '../../../algorithms/reduced-forms/reduce.ts';

/** Which space: a basis of columns of the matrix, or of rows of its reduced form. */
export type Space = 'columns' | 'rows';

/** A matrix of any shape, the space that is asked for, and where the positions of columns begin. */
export interface SpaceInput {
  readonly a: ExactMatrix;
  readonly space: Space;
  readonly indexBase: number;
}

export interface SpaceMoves extends ReductionMoves {
  /** Neither of the two columns is a multiple of the other. */
  apart: Record<string, never>;
  result: {
    readonly a: ExactMatrix;
    /** The form reached, where it was worked out line by line. */
    readonly form: Rows<Entry> | null;
    readonly isReady: boolean;
    readonly pivots: readonly number[];
    readonly basis: ToldBasis;
  };
  check: { readonly combination: Combination; readonly rank: number };
}

export type SpaceMove = Move<SpaceMoves>;

/** A basis of columns needs the pivots alone. */
const GOALS: { readonly [S in Space]: Goal } = { columns: 'echelon', rows: 'reduced' };

export const columnMembers: readonly AnswerMember[] = [
  part('dimension', 'count', 'The number of vectors in every basis: the rank.'),
  part('pivots', 'positions', 'The columns of the matrix that form the basis, counted from the index base.'),
  part('basis', 'vectors', 'The pivot columns of the matrix.', { comparison: 'span' }),
];

export const rowMembers: readonly AnswerMember[] = [
  part('dimension', 'count', 'The number of vectors in every basis: the rank.'),
  part('basis', 'vectors', 'The rows of the reduced row echelon form that are not zero.', { comparison: 'span' }),
];

export function cost({ a, space }: SpaceInput): number {
  return reductionCost(a, GOALS[space]);
}

export function time({ a, space }: SpaceInput): number {
  return reductionTime(a, GOALS[space]);
}

export function answerAlone(input: SpaceInput): Answer {
  return drained(solve(input, 'unplanned'));
}

/** @throws DomainError `overflow` or `too_large` where the reduced form has entries beyond doubles, or takes too long */
export function* solve(input: SpaceInput, telling: Telling = 'planned'): Generator<SpaceMove, Answer, void> {
  const { a, space, indexBase } = input;
  const isApart = telling === 'planned' && space === 'columns' && areApart(a);
  if (isApart) yield { move: 'apart', facts: {} };
  const { pivots, form, rows, isReady } = isApart
    ? { pivots: [0, 1], form: null, rows: null, isReady: false }
    : yield* reduceFor(GOALS[space], a, telling, { bar: null, beyondBar: false, field: 'a', endsAtFullRank: true });
  const vectors = space === 'columns' ? columnsAt(a, pivots) : form === null ? [] : firstRows(form, pivots.length);
  const basis = toldBasis(input, vectors);
  yield { move: 'result', facts: { a, form: rows, isReady, pivots, basis } };
  if (rows !== null && telling === 'planned' && (space === 'columns' || !(isReady || pivots.length === a.columns))) {
    const combination =
      space === 'columns' ? columnCombination(rowsOf(a), pivots) : rowCombination(rowsOf(a), rows, pivots);
    if (combination !== null) yield { move: 'check', facts: { combination, rank: pivots.length } };
  }
  return structureAnswer(
    [
      ['dimension', countAnswer(pivots.length)],
      ...(space === 'columns'
        ? [['pivots', positionsAnswer(pivots.map((column) => column + indexBase))] as const]
        : []),
      ['basis', vectorsAnswer(vectors)],
    ],
    () => basisShown(basis),
  );
}

/** Of two columns of fractions one sees whether they are multiples of each other; with roots or i this would have to be worked out. */
function areApart(a: ExactMatrix): boolean {
  return a.columns === 2 && !hasRoots(a) && pivotColumns(a).pivots.length === 2;
}

function columnsAt(a: ExactMatrix, places: readonly number[]): readonly (readonly Scalar[])[] {
  return places.map((column) => Array.from({ length: a.rows }, (_, row) => entry(a, row, column)));
}

function firstRows(form: AnswerMatrix, rows: number): readonly (readonly Scalar[])[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: form.columns }, (__, column) => scalarAt(form, row * form.columns + column)),
  );
}

function toldBasis({ a, space }: SpaceInput, vectors: readonly (readonly Scalar[])[]): ToldBasis {
  const A = symbol('A');
  const common = { vectors, isComplex: isComplex(a) };
  return space === 'columns'
    ? { ...common, space: apply('Col', A), noun: 'The column space', along: 'columns', length: a.rows }
    : { ...common, space: apply('Row', A), noun: 'The row space', along: 'rows', length: a.columns };
}
