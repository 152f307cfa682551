// Inverses: by the adjugate, or by Gauss-Jordan elimination on the augmented matrix.
// Above: operation.ts. Below: algorithms/, exact/kernels; story.ts tells these moves.

import { withoutRowAndColumn } from '../../../algorithms/expansion/minor.ts';
import { rationals } from '../../../algorithms/expansion/ring.ts';
import { determinantByExpansion } from '../../../algorithms/expansion/solve.ts';
import { predictedWork, requireAffordable, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { isReadable, workingCost } from '../../../algorithms/readable.ts';
import {
  eliminateDownwards,
  eliminateUpwards,
  type RowMoves,
  type Rows,
} from '../../../algorithms/row-reduction/solve.ts';
import { type Answer, matrixAnswer } from '../../../catalogue/answer.ts';
import { drained } from '../../../catalogue/operation.ts';
import { Problem } from '../../../catalogue/problem.ts';
import { inverse, inverseCost } from '../../../exact/kernels/inverse.ts';
import { type AnswerMatrix, identity, type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, divide, isZero, multiply, negate, ONE, type Rational, ZERO } from '../../../exact/rational.ts';
import type { SquareInput } from '../sibling.ts';

export const methods = [
  ['adjugate', 'the transposed matrix of cofactors over the determinant, up to 4x4'],
  ['gauss-jordan', 'row reduction of the matrix with the identity matrix beside it'],
] as const;

export type Method = (typeof methods)[number][0];

/** The largest matrix whose cofactors are worked out one by one: 16 determinants of 3x3. */
const LARGEST_ADJUGATE = 4;

/** The methods that apply to an n x n matrix. */
export function methodsFor(size: number): readonly Method[] {
  return methods.map(([name]) => name).filter((name) => name !== 'adjugate' || size <= LARGEST_ADJUGATE);
}

export interface InverseMoves extends RowMoves {
  /** The method taken where none was asked for. */
  choose: { readonly method: Method; readonly size: number };
  /** A 1x1 matrix: the reciprocal. */
  reciprocal: { readonly entry: Rational; readonly value: Rational };
  /** One signed minor; rows and columns count from 0. */
  cofactor: { readonly row: number; readonly column: number; readonly minor: Rows; readonly value: Rational };
  /** All cofactors at their places. */
  cofactors: { readonly rows: Rows };
  /** The determinant from the first row and its cofactors. */
  determinant: {
    readonly entries: readonly Rational[];
    readonly cofactors: readonly Rational[];
    readonly value: Rational;
  };
  /** The cofactors, transposed, and one over the determinant. */
  adjugate: { readonly rows: Rows; readonly reciprocal: Rational };
  /** The matrix with the identity matrix on its right. */
  augment: { readonly rows: Rows; readonly bar: number };
  /** The identity matrix stands on the left now, and the inverse on the right. */
  read: { readonly size: number };
  /** Too large to be written out. */
  computed: { readonly size: number; readonly exact: boolean };
  /** `worked`: whether the working was written out. */
  result: { readonly a: Matrix; readonly matrix: AnswerMatrix; readonly worked: boolean };
}

export type InverseMove = Move<InverseMoves>;

type Working = Generator<InverseMove, Rows, void>;

/** An elimination on twice as many columns. */
function operationsOf({ rows }: Matrix): number {
  return 2 * rows ** 3;
}

/** The predicted work: an elimination by hand, or that of the kernel. */
export function workOf({ a }: SquareInput): number {
  return isReadable(a, operationsOf(a)) ? workingCost(a, operationsOf(a)) : predictedWork(inverseCost(a));
}

/** @throws Problem `singular`, with the rank. */
export function* solveInverse({ a, method }: SquareInput): Generator<InverseMove, Answer, void> {
  const worked = isReadable(a, operationsOf(a));
  const matrix = worked ? matrixOf(yield* work(rowsOf(a), method)) : yield* compute(a);
  requireMatrixInRange(matrix, () => ['a']);
  yield { move: 'result', facts: { a, matrix, worked } };
  return matrixAnswer(matrix);
}

function* compute(a: Matrix): Generator<InverseMove, AnswerMatrix, void> {
  requireAffordable('the inverse', a, inverseCost);
  const found = withinRange('the inverse', inverse(a));
  if (found.kind === 'singular') throw singular(a.rows, found.rank);
  yield { move: 'computed', facts: { size: a.rows, exact: found.matrix.kind !== 'float64' } };
  return found.matrix;
}

function* work(rows: Rows, method: string): Working {
  if (rows.length === 1) return yield* takeReciprocal(rows);
  const named = methods.map(([name]) => name).find((name) => name === method);
  if (named !== undefined) return yield* workings[named](rows);
  const chosen = rows.length === 2 ? 'adjugate' : 'gauss-jordan';
  yield { move: 'choose', facts: { method: chosen, size: rows.length } };
  return yield* workings[chosen](rows);
}

const workings: { readonly [K in Method]: (rows: Rows) => Working } = {
  adjugate: byAdjugate,
  'gauss-jordan': byElimination,
};

function* takeReciprocal([[entry]]: Rows): Working {
  if (isZero(entry)) throw singular(1, 0);
  const value = divide(ONE, entry);
  yield { move: 'reciprocal', facts: { entry, value } };
  return [[value]];
}

function* byAdjugate(rows: Rows): Working {
  const cofactors: Rational[][] = rows.map(() => []);
  for (const [row, entries] of rows.entries()) {
    for (const column of entries.keys()) {
      const minor = withoutRowAndColumn(rows, row, column);
      const unsigned = determinantByExpansion(rationals, minor);
      const value = (row + column) % 2 === 0 ? unsigned : negate(unsigned);
      cofactors[row].push(value);
      yield { move: 'cofactor', facts: { row, column, minor, value } };
    }
  }
  yield { move: 'cofactors', facts: { rows: cofactors } };
  const value = rows[0].reduce((sum, entry, column) => add(sum, multiply(entry, cofactors[0][column])), ZERO);
  yield { move: 'determinant', facts: { entries: rows[0], cofactors: cofactors[0], value } };
  if (isZero(value)) throw singular(rows.length, rankOf(rows));
  const adjugate = rows.map((_, row) => cofactors.map((line) => line[row]));
  yield { move: 'adjugate', facts: { rows: adjugate, reciprocal: divide(ONE, value) } };
  return adjugate.map((row) => row.map((entry) => divide(entry, value)));
}

function* byElimination(rows: Rows): Working {
  const size = rows.length;
  const unit = rowsOf(identity(size));
  const augmented = rows.map((row, index) => [...row, ...unit[index]]);
  const options = { style: 'leading-ones', bar: size } as const;
  yield { move: 'augment', facts: { rows: augmented, bar: size } };
  const echelon = yield* eliminateDownwards(augmented, options);
  if (echelon.pivots.length < size) throw singular(size, echelon.pivots.length);
  const reduced = yield* eliminateUpwards(echelon, options);
  yield { move: 'read', facts: { size } };
  return reduced.map((row) => row.slice(size));
}

function rankOf(rows: Rows): number {
  return drained(eliminateDownwards(rows, { style: 'plain', bar: null })).pivots.length;
}

function singular(size: number, rank: number): Problem {
  return Problem.of('singular', ['a'], { size, rank });
}
