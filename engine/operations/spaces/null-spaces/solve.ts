// Bases of the null space of a matrix, and of its left null space, which is the null space of the transposed matrix.

import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import {
  type Answer,
  type AnswerMember,
  countAnswer,
  part,
  structureAnswer,
  vectorsAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { apply, type Expression, power, symbol, word } from '../../../document/expression.ts';
import { type AnswerMatrix, type ExactMatrix, isComplex, scalarAt } from '../../../exact/matrix.ts';
import { pivotColumns } from '../../../exact/kernels/pivot-columns.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { type Entry, isEntry, negate } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { float, type Scalar } from '../../../exact/scalar.ts';
import { basisShown, type ToldBasis } from '../basis-tell.ts';
import { type IndependentPair, independentColumns, independentRows } from '../independent-pair.ts';
import {
  reduceFor,
  reductionCost,
  type ReductionMoves,
  reductionTime,
  type Telling,
} from '../../../algorithms/reduced-forms/reduce.ts';

/** What multiplies the matrix from the right, or from the left. */
export type Side = 'right' | 'left';

/** A matrix of any shape, and the side on which it is multiplied to give zero. */
export interface NullSpaceInput {
  readonly a: ExactMatrix;
  readonly side: Side;
}

export interface NullSpaceMoves extends ReductionMoves {
  /** The two lines that the unknowns multiply are no multiples of each other: only the zero vector is a solution. */
  independent: IndependentPair;
  /** The matrix of the system: the transposed matrix where vectors multiply from the left. */
  transpose: { readonly matrix: ExactMatrix };
  result: {
    readonly side: Side;
    readonly rows: number;
    readonly columns: number;
    /** The reduced form, where it was worked out line by line; a row echelon form where no column is without a pivot. */
    readonly form: Rows<Entry> | null;
    readonly isReady: boolean;
    /** Whether no elimination was needed. */
    readonly isSeen: boolean;
    readonly pivots: readonly number[];
    /** The columns without a pivot, counted from 0. */
    readonly free: readonly number[];
    readonly basis: ToldBasis;
  };
  check: { readonly side: Side; readonly basis: ToldBasis; readonly height: number };
}

export type NullSpaceMove = Move<NullSpaceMoves>;

export const members: readonly AnswerMember[] = [
  part('dimension', 'count', 'The number of vectors in every basis: the number of free unknowns.'),
  part('basis', 'vectors', 'A vector for each free unknown, which is 1 there while the other free unknowns are 0.', {
    comparison: 'span',
  }),
];

/** More numbers than these are no answer of one question. */
const MOST_NUMBERS = 2_000_000;

export function cost(input: NullSpaceInput): number {
  return reductionCost(systemOf(input), 'reduced');
}

export function time(input: NullSpaceInput): number {
  return reductionTime(systemOf(input), 'reduced');
}

/** At least so many vectors are in the basis as there are more unknowns than equations. */
export function answerEntries({ a, side }: NullSpaceInput): number {
  const [equations, unknowns] = side === 'right' ? [a.rows, a.columns] : [a.columns, a.rows];
  return unknowns * Math.max(unknowns - equations, 1);
}

export function answerAlone(input: NullSpaceInput): Answer {
  return drained(solve(input, 'unplanned'));
}

function systemOf({ a, side }: NullSpaceInput): ExactMatrix {
  return side === 'right' ? a : transpose(a);
}

/** @throws DomainError `overflow` where an entry is beyond doubles, `too_large` for too much work or too long an answer */
export function* solve(input: NullSpaceInput, telling: Telling = 'planned'): Generator<NullSpaceMove, Answer, void> {
  const { a, side } = input;
  requireShortAnswer(input);
  const system = systemOf(input);
  const seen = side === 'right' ? independentColumns(a) : independentRows(a);
  if (seen !== null) {
    const basis = toldBasis(input, []);
    yield { move: 'independent', facts: seen };
    yield {
      move: 'result',
      facts: {
        side,
        rows: system.rows,
        columns: 2,
        form: null,
        isReady: false,
        isSeen: true,
        pivots: [0, 1],
        free: [],
        basis,
      },
    };
    return answerOf([], basis);
  }
  if (side === 'left') yield { move: 'transpose', facts: { matrix: system } };
  // Where every column has a pivot, the zero vector is the only solution: the pivots are enough.
  const isFull = pivotColumns(system).pivots.length === system.columns;
  const { pivots, form, rows, isReady } = yield* reduceFor(isFull ? 'echelon' : 'reduced', system, telling);
  const { columns } = system;
  const free = Array.from({ length: columns }, (_, column) => column).filter((column) => !pivots.includes(column));
  const vectors = form === null ? [] : free.map((column) => solutionFor(form, pivots, column));
  const basis = toldBasis(input, vectors);
  const { rows: height } = system;
  yield {
    move: 'result',
    facts: { side, rows: height, columns, form: rows, isReady, isSeen: false, pivots, free, basis },
  };
  if (rows !== null && free.length > 0 && pivots.length > 0) {
    yield { move: 'check', facts: { side, basis, height: side === 'right' ? a.rows : a.columns } };
  }
  return answerOf(vectors, basis);
}

function answerOf(vectors: readonly (readonly Scalar[])[], basis: ToldBasis): Answer {
  return structureAnswer(
    [
      ['dimension', countAnswer(vectors.length)],
      ['basis', vectorsAnswer(vectors)],
    ],
    () => basisShown(basis),
  );
}

function requireShortAnswer(input: NullSpaceInput): void {
  const numbers = answerEntries(input);
  if (numbers <= MOST_NUMBERS) return;
  throw DomainError.of('too_large', ['a'], {
    what: `a basis of this null space has at least ${numbers} numbers`,
    limit: `at most ${MOST_NUMBERS} are allowed`,
  });
}

/** The solution whose free unknown in this column is 1, and the others 0. */
function solutionFor(form: AnswerMatrix, pivots: readonly number[], free: number): readonly Scalar[] {
  const rowOf = new Map(pivots.map((column, row) => [column, row]));
  return Array.from({ length: form.columns }, (_, place) => {
    const row = rowOf.get(place);
    if (row === undefined) return place === free ? ONE : ZERO;
    return opposite(scalarAt(form, row * form.columns + free));
  });
}

function opposite(value: Scalar): Scalar {
  if (value.kind === 'float') return float(0 - value.value);
  return isEntry(value) ? negate(value) : value;
}

function toldBasis({ a, side }: NullSpaceInput, vectors: readonly (readonly Scalar[])[]): ToldBasis {
  return {
    space: apply('Null', systemName(side)),
    noun: side === 'right' ? 'The null space' : 'The left null space',
    vectors,
    along: 'columns',
    length: side === 'right' ? a.columns : a.rows,
    isComplex: isComplex(a),
  };
}

/** The matrix of the system as stories name it: A or Aᵀ. */
export function systemName(side: Side): Expression {
  return side === 'right' ? symbol('A') : power(symbol('A'), word('T'));
}
