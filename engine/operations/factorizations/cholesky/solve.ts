// The Cholesky factorization A = LLᵀ: elimination without exchanges, and each row divided by the root of its pivot.

import type { Move } from '../../../algorithms/moves.ts';
import {
  matrixOfReals,
  overRoot,
  primitiveFactor,
  scaledVector,
} from '../../../algorithms/orthogonalization/vectors.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { factorsShown, shownLines } from '../../../algorithms/shown-answers.ts';
import { requireSymmetric } from '../../../algorithms/symmetric.ts';
import { type Answer, matrixAnswer, part, structureAnswer } from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { equal, power, product, symbol, word } from '../../../document/expression.ts';
import { type AnswerMatrix, identity, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { fractionText, multiply, ONE, type Rational, signOf, subtract, ZERO } from '../../../exact/rational.ts';
import { type EliminationMove, withoutExchanges } from '../elimination.ts';

export interface CholeskyInput {
  readonly a: Matrix;
}

/** A pivot that is not positive, and a vector x with xᵀAx = value, which is not positive either. */
export interface Indefinite {
  /** Counted from 0. */
  readonly place: number;
  readonly pivot: Rational;
  readonly x: readonly Rational[];
  readonly value: Rational;
}

export interface ResultMoves {
  /** The matrix is too large to be worked line by line. */
  computed: { readonly rows: number };
  indefinite: Indefinite;
  /** `upper` holds the rows that the elimination ends with. */
  factored: { readonly upper: Rows; readonly lower: AnswerMatrix; readonly transposed: AnswerMatrix };
}

export type CholeskyMove = EliminationMove | Move<ResultMoves>;

/** What an answer holds. */
export const members = [
  part(
    'L',
    'matrix',
    'The lower triangular factor, with positive numbers on its diagonal; A is L times its transpose.',
  ),
];

/** What is expected to take longer, in nanoseconds, is refused: matrices with more than about 80 rows of small whole numbers. */
const LONGEST = 5e9;

/** Bounds the digits of the numbers; far above the work on most matrices. */
const MOST_WORK = 1e13;

export function cost({ a }: CholeskyInput): number {
  return Math.min(workingCost(a), LONGEST);
}

export function time({ a }: CholeskyInput): number {
  return workingTime(a);
}

/**
 * @throws DomainError `not_symmetric`, `not_positive_definite`, `too_large` where the exact working would take too long, `overflow`
 * where an entry is no finite double
 */
export function* solve({ a }: CholeskyInput): Generator<CholeskyMove, Answer, void> {
  requireSymmetric('a Cholesky factorization', a);
  if (workingTime(a) > LONGEST || workingCost(a) > MOST_WORK) {
    throw DomainError.of('too_large', ['a'], {
      what: 'a factorization of a matrix of this size is more work than one question may take',
      limit: 'the factors are worked out exactly',
    });
  }
  const readable = isReadable(a);
  if (!readable) yield { move: 'computed', facts: { rows: a.rows } };
  const working = withoutExchanges(a, true);
  const multipliers = rowsOf(identity(a.rows)).map((row) => [...row]);
  let step = working.next();
  while (step.done !== true) {
    const found = pivotIn(step.value);
    if (found !== null && signOf(found.pivot) <= 0) {
      yield { move: 'indefinite', facts: witness(found, multipliers) };
      throw DomainError.of('not_positive_definite', ['a'], {
        place: found.place + 1,
        pivot: fractionText(found.pivot),
      });
    }
    if (step.value.move === 'kept') {
      for (const { target, source, factor } of step.value.facts.multipliers) multipliers[target][source] = factor;
    }
    if (readable) yield step.value;
    step = working.next();
  }
  if (step.value === null) throw new TypeError('positive pivots need no exchange');
  const { upper } = step.value;
  const rows = upper.map((row, place) => row.map((value) => overRoot(value, row[place])));
  const transposed = matrixOfReals(rows);
  const lower = matrixOfReals(rows.map((_, row) => rows.map((line) => line[row])));
  requireMatrixInRange(lower, () => ['a']);
  yield { move: 'factored', facts: { upper, lower, transposed } };
  return structureAnswer([['L', matrixAnswer(lower)]], () =>
    shownLines(
      ...factorsShown(equal(symbol('A'), product('adjacent', symbol('L'), power(symbol('L'), word('T')))), [
        'L',
        lower,
      ]),
    ),
  );
}

/** The pivot that a move finds, 0 where there is none. */
function pivotIn(move: EliminationMove): { readonly place: number; readonly pivot: Rational } | null {
  switch (move.move) {
    case 'pivot':
      return { place: move.facts.row, pivot: move.facts.value };
    case 'zeroPivot':
    case 'blocked':
      return { place: move.facts.place, pivot: ZERO };
    case 'exhaust':
      return { place: move.facts.row, pivot: ZERO };
    default:
      return null;
  }
}

/** With A = MDMᵀ in the first rows and columns, and Mᵀx a column of the identity, xᵀAx is a pivot; x is freed of fractions. */
function witness(
  { place, pivot }: { readonly place: number; readonly pivot: Rational },
  multipliers: Rows,
): Indefinite {
  const x = multipliers.map(() => ZERO);
  x[place] = ONE;
  for (let row = place - 1; row >= 0; row--) {
    for (let below = row + 1; below <= place; below++) {
      x[row] = subtract(x[row], multiply(multipliers[below][row], x[below]));
    }
  }
  const factor = primitiveFactor(x);
  return { place, pivot, x: scaledVector(factor, x), value: multiply(multiply(factor, factor), pivot) };
}
