// The rank and the nullity of a matrix: its columns with a pivot, counted, and its columns without.

import { requireAffordable } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import {
  type Answer,
  type AnswerMember,
  countAnswer,
  part,
  positionsAnswer,
  structureAnswer,
} from '../../../catalogue/answer.ts';
import type { FieldValues } from '../../../catalogue/field.ts';
import { indexBase, matrixA } from '../../../catalogue/inputs.ts';
import { apply, count, equal, type Expression, list, symbol } from '../../../document/expression.ts';
import { pivotColumns } from '../../../exact/kernels/pivot-columns.ts';
import { rankCost } from '../../../exact/kernels/rank.ts';
import { type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';
import { entries } from '../../../exact/field.ts';
import { determinantByExpansion } from '../../../algorithms/expansion/solve.ts';
import type { Entry } from '../../../exact/entry.ts';
import { type Combination, columnCombination } from '../combination.ts';
import { type IndependentPair, independentColumns, independentRows } from '../independent-pair.ts';
import {
  reduceFor,
  reductionCost,
  type ReductionMoves,
  reductionTime,
} from '../../../algorithms/reduced-forms/reduce.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';

/** A matrix of any shape, and where the positions of its columns begin. */
export interface RankInput {
  readonly a: ExactMatrix;
  readonly indexBase: number;
}

export interface RankMoves extends ReductionMoves {
  /** Two rows or two columns that are no multiples of each other: the rank is seen. */
  independent: IndependentPair;
  result: {
    readonly a: ExactMatrix;
    /** The row echelon form; null where only its pivots were computed. */
    readonly form: Rows<Entry> | null;
    readonly isReady: boolean;
    readonly pivots: readonly number[];
    /** Whether the pivots were found without an elimination. */
    readonly isSeen: boolean;
  };
  check: Combination;
  /** Of a square matrix of full rank with two or three rows. */
  determinant: { readonly rows: Rows<Entry>; readonly value: Entry };
}

export type RankMove = Move<RankMoves>;

export const members: readonly AnswerMember[] = [
  part('rank', 'count', 'The number of pivots: how many columns, and how many rows, are linearly independent.'),
  part('nullity', 'count', 'The number of columns without a pivot: the dimension of the null space.'),
  part('pivots', 'positions', 'The columns that hold the pivots, counted from the index base.'),
];

export function read(given: FieldValues): RankInput {
  return { a: given(matrixA), indexBase: given(indexBase) };
}

export function identify({ a, indexBase: base }: RankInput): readonly (ExactMatrix | string)[] {
  return base === 1 ? [a] : [a, `index_base ${base}`];
}

export function cost({ a }: RankInput): number {
  return reductionCost(a, 'echelon');
}

export function time({ a }: RankInput): number {
  return reductionTime(a, 'echelon');
}

/** The pivots alone, without the form that shows them. */
export function answerAlone(input: RankInput): Answer {
  const { a } = input;
  requireAffordable('the rank', a, rankCost);
  return answerOf(input, pivotColumns(a).pivots);
}

/** @throws DomainError `too_large` where even the pivots are more work than one question may take */
export function* solve(input: RankInput): Generator<RankMove, Answer, void> {
  const { a } = input;
  const seen = independentRows(a) ?? independentColumns(a);
  if (seen !== null) {
    yield { move: 'independent', facts: seen };
    const pivots = seen.along === 'rows' ? seen.places : [0, 1];
    yield { move: 'result', facts: { a, form: null, isReady: false, pivots, isSeen: true } };
    return answerOf(input, pivots);
  }
  const { pivots, rows, isReady } = yield* reduceFor('echelon', a, 'planned');
  yield { move: 'result', facts: { a, form: rows, isReady, pivots, isSeen: false } };
  const check = rows === null ? null : columnCombination(rowsOf(a), pivots);
  if (check !== null) yield { move: 'check', facts: check };
  if (rows !== null && isSmallSquare(a) && pivots.length === a.rows) {
    const square = rowsOf(a);
    yield { move: 'determinant', facts: { rows: square, value: determinantByExpansion(entries, square) } };
  }
  return answerOf(input, pivots);
}

function answerOf({ a, indexBase: base }: RankInput, pivots: readonly number[]): Answer {
  const [rank, nullity] = [pivots.length, a.columns - pivots.length];
  return structureAnswer(
    [
      ['rank', countAnswer(rank)],
      ['nullity', countAnswer(nullity)],
      ['pivots', positionsAnswer(pivots.map((column) => column + base))],
    ],
    () => ranksShown(rank, nullity),
  );
}

function ranksShown(rank: number, nullity: number): Expression {
  const A = symbol('A');
  return list([equal(apply('rank', A), count(rank)), equal(apply('nullity', A), count(nullity))], 'none');
}

function isSmallSquare({ rows, columns }: ExactMatrix): boolean {
  return rows === columns && (rows === 2 || rows === 3);
}
