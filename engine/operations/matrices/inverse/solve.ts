// Inverses: by the adjugate, or by Gauss-Jordan elimination on the augmented matrix.

import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import { entries as numbers } from '../../../exact/field.ts';
import { determinantByExpansion } from '../../../algorithms/expansion/solve.ts';
import { predictedWork, requireAffordable, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import type { RowMoves, Rows } from '../../../algorithms/row-reduction/moves.ts';
import type { ReductionOptions } from '../../../algorithms/row-reduction/options.ts';
import { eliminateDownwards, eliminateUpwards } from '../../../algorithms/row-reduction/solve.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { drained } from '../../../catalogue/operation.ts';
import { inverse, inverseCost } from '../../../exact/kernels/inverse.ts';
import {
  type AnswerMatrix,
  type ExactMatrix,
  matricesEqual,
  matrixOf,
  rowsOf,
  zeroMatrix,
} from '../../../exact/matrix.ts';
import { divide, type Entry, isZero, multiply, negate, subtract } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import type { SquareInput } from '../square-operation.ts';
import { augmented, dot, plannedOptions } from './augmented.ts';
import { choose, type Choice, type Way } from './choose.ts';

export interface InverseMoves extends RowMoves<Entry> {
  choose: Choice;
  /** A 1x1 matrix: the reciprocal. */
  reciprocal: { readonly entry: Entry };
  /** The identity matrix is its own inverse. */
  identity: { readonly size: number };
  /** A diagonal matrix: the reciprocals of its diagonal. */
  diagonal: { readonly entries: readonly Entry[] };
  /** An orthogonal matrix: its rows times each other give the identity matrix, so its transpose is the inverse. */
  orthogonal: { readonly rows: Rows<Entry> };
  /** ad - bc of a 2x2 matrix. */
  crosswise: { readonly rows: Rows<Entry>; readonly value: Entry };
  /** Its diagonal entries change places, the other two their signs. */
  exchange: { readonly rows: Rows<Entry> };
  /** One signed minor; rows and columns count from 0. */
  cofactor: { readonly row: number; readonly column: number; readonly minor: Rows<Entry>; readonly value: Entry };
  /** All cofactors at their places. */
  cofactors: { readonly rows: Rows<Entry> };
  /** The determinant from the first row and its cofactors. */
  determinant: {
    readonly entries: readonly Entry[];
    readonly cofactors: readonly Entry[];
    readonly value: Entry;
  };
  /** The cofactors, transposed. */
  transpose: { readonly rows: Rows<Entry> };
  /** The adjugate over the determinant. */
  divide: { readonly adjugate: Rows<Entry>; readonly determinant: Entry };
  /** The matrix with the identity matrix on its right. */
  augment: { readonly rows: Rows<Entry>; readonly bar: number };
  /** The identity matrix stands on the left now, and the inverse on the right. */
  read: { readonly size: number };
  /** Too large, or of too many digits, to be written out. */
  computed: { readonly size: number; readonly reason: 'size' | 'digits'; readonly exact: boolean };
  /** `read`: it is read off the right side; `own`: the matrix is its own inverse, and that was not seen before. */
  result: { readonly matrix: AnswerMatrix; readonly read: boolean; readonly own: boolean };
  /** The matrix times its inverse, or the other way round where that was the working; so many entries are worked out. */
  check: {
    readonly a: ExactMatrix;
    readonly inverse: ExactMatrix;
    readonly order: 'matrix-first' | 'inverse-first';
    readonly entries: number;
  };
}

export type InverseMove = Move<InverseMoves>;

type Working = Generator<InverseMove, Rows<Entry>, void>;

/** An elimination on twice as many columns. */
function operationsOf({ rows }: ExactMatrix): number {
  return 2 * rows ** 3;
}

/** The predicted work: eliminations by hand, one of them to choose a method, or that of the kernel. */
export function workOf({ a, method }: SquareInput): number {
  if (!isReadable(a, operationsOf(a))) return predictedWork(inverseCost(a));
  return (method === 'auto' ? 2 : 1) * workingCost(a, operationsOf(a));
}

/** The expected time of it, with writing the entries, which are long fractions. */
export function timeOf({ a }: SquareInput): number {
  if (isReadable(a, operationsOf(a))) return workingTime(a, LONG_FRACTIONS * operationsOf(a));
  return predictedWork(inverseCost(a)) + LONG_ENTRY * a.rows ** 2;
}

/** Fractions on the right of the bar are about so many times as much work as those of an elimination. */
const LONG_FRACTIONS = 2.5;
const LONG_ENTRY = 12_000;

/** @throws DomainError `singular`, with the rank. */
export function* solveInverse({ a, method }: SquareInput): Generator<InverseMove, Answer, void> {
  if (!isReadable(a, operationsOf(a))) return yield* compute(a);
  const rows = rowsOf(a);
  const way = yield* choose(rows, method);
  const matrix = matrixOf(yield* workings[way](rows));
  requireMatrixInRange(matrix, () => ['a']);
  yield {
    move: 'result',
    facts: { matrix, read: way === 'gauss-jordan', own: way !== 'identity' && matricesEqual(matrix, a) },
  };
  if (way !== 'identity') yield { move: 'check', facts: { a, inverse: matrix, ...checkFor(way, a.rows) } };
  return matrixAnswer(matrix);
}

/** The answer alone, by the kernel. @throws DomainError `singular`, with the rank. */
export function answerInverse({ a }: SquareInput): Answer {
  return matrixAnswer(inverseByKernel(a));
}

function inverseByKernel(a: ExactMatrix): AnswerMatrix {
  requireAffordable('the inverse', a, inverseCost);
  const found = withinRange('the inverse', inverse(a));
  if (found.kind === 'singular') throw singular(a.rows, found.rank);
  requireMatrixInRange(found.matrix, () => ['a']);
  return found.matrix;
}

/** Where a method was followed the first row of the product is worked out, or its first two entries. */
function checkFor(way: Way, size: number): Pick<InverseMoves['check'], 'order' | 'entries'> {
  if (way === 'orthogonal') return { order: 'inverse-first', entries: 0 };
  const followed = way === 'adjugate' || way === 'gauss-jordan';
  return { order: 'matrix-first', entries: followed ? (size <= MOST_ENTRIES_CHECKED ? size : 2) : 0 };
}

const MOST_ENTRIES_CHECKED = 3;

function* compute(a: ExactMatrix): Generator<InverseMove, Answer, void> {
  const matrix = inverseByKernel(a);
  const reason = isReadable(zeroMatrix(a.rows, a.columns), operationsOf(a)) ? 'digits' : 'size';
  yield { move: 'computed', facts: { size: a.rows, reason, exact: matrix.kind !== 'float64' } };
  yield { move: 'result', facts: { matrix, read: false, own: false } };
  return matrixAnswer(matrix);
}

const workings: { readonly [K in Way]: (rows: Rows<Entry>) => Working } = {
  reciprocal: takeReciprocal,
  identity: keepIdentity,
  diagonal: invertDiagonal,
  orthogonal: transposeOrthogonal,
  adjugate: (rows) => (rows.length === 2 ? byExchange(rows) : byAdjugate(rows)),
  'gauss-jordan': (rows) => byElimination(rows, plannedOptions(augmented(rows))),
};

function* takeReciprocal([[entry]]: Rows<Entry>): Working {
  if (isZero(entry)) throw singular(1, 0);
  yield { move: 'reciprocal', facts: { entry } };
  return [[divide(ONE, entry)]];
}

function* keepIdentity(rows: Rows<Entry>): Working {
  yield { move: 'identity', facts: { size: rows.length } };
  return rows;
}

function* invertDiagonal(rows: Rows<Entry>): Working {
  yield { move: 'diagonal', facts: { entries: rows.map((row, index) => row[index]) } };
  return rows.map((row) => row.map((entry) => (isZero(entry) ? ZERO : divide(ONE, entry))));
}

function* transposeOrthogonal(rows: Rows<Entry>): Working {
  yield { move: 'orthogonal', facts: { rows } };
  return transposed(rows);
}

function* byExchange(rows: Rows<Entry>): Working {
  const [[a, b], [c, d]] = rows;
  const determinant = subtract(multiply(a, d), multiply(b, c));
  yield { move: 'crosswise', facts: { rows, value: determinant } };
  if (isZero(determinant)) throw singular(2, rankOf(rows));
  const adjugate = [
    [d, negate(b)],
    [negate(c), a],
  ];
  yield { move: 'exchange', facts: { rows: adjugate } };
  return yield* divideByDeterminant(adjugate, determinant);
}

function* byAdjugate(rows: Rows<Entry>): Working {
  const cofactors: Entry[][] = rows.map(() => []);
  for (const [row, entries] of rows.entries()) {
    for (const column of entries.keys()) {
      const minor = withoutRowAndColumn(rows, row, column);
      const unsigned = determinantByExpansion(numbers, minor);
      const value = (row + column) % 2 === 0 ? unsigned : negate(unsigned);
      cofactors[row].push(value);
      yield { move: 'cofactor', facts: { row, column, minor, value } };
    }
  }
  yield { move: 'cofactors', facts: { rows: cofactors } };
  const value = dot(rows[0], cofactors[0]);
  yield { move: 'determinant', facts: { entries: rows[0], cofactors: cofactors[0], value } };
  if (isZero(value)) throw singular(rows.length, rankOf(rows));
  const adjugate = transposed(cofactors);
  yield { move: 'transpose', facts: { rows: adjugate } };
  return yield* divideByDeterminant(adjugate, value);
}

function* divideByDeterminant(adjugate: Rows<Entry>, determinant: Entry): Working {
  yield { move: 'divide', facts: { adjugate, determinant } };
  return adjugate.map((row) => row.map((entry) => divide(entry, determinant)));
}

function* byElimination(rows: Rows<Entry>, options: ReductionOptions): Working {
  const size = rows.length;
  const start = augmented(rows);
  yield { move: 'augment', facts: { rows: start, bar: size } };
  const echelon = yield* eliminateDownwards(start, options);
  if (echelon.pivots.length < size) throw singular(size, echelon.pivots.length);
  const reduced = yield* eliminateUpwards(echelon, options);
  yield { move: 'read', facts: { size } };
  return reduced.map((row) => row.slice(size));
}

function transposed(rows: Rows<Entry>): Rows<Entry> {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

function rankOf(rows: Rows<Entry>): number {
  return drained(eliminateDownwards(rows, { style: 'plain', bar: null })).pivots.length;
}

function singular(size: number, rank: number): DomainError {
  return DomainError.of('singular', ['a'], { size, rank });
}
