// The factorization A = LDLᵀ of a symmetric matrix: elimination without exchanges, which finds the multipliers and the pivots.

import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { factorsShown, shownLines } from '../../../algorithms/shown-answers.ts';
import { requireSymmetric } from '../../../algorithms/symmetric.ts';
import {
  type Answer,
  matrixAnswer,
  NOTHING_ANSWER,
  part,
  structureAnswer,
  wordAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { equal, power, product, symbol, word, words } from '../../../document/expression.ts';
import { type ExactMatrix, matrixOf } from '../../../exact/matrix.ts';
import type { Entry } from '../../../exact/entry.ts';
import { diagonalMatrix } from '../diagonal.ts';
import { type EliminationMove, last, withoutExchanges } from '../elimination.ts';
import { factorableOrder, MOST_REORDERED, type Order, reordered } from './reorder.ts';

export interface LdltInput {
  readonly a: ExactMatrix;
}

/** What another order of the rows and columns changes; `untried` for a large matrix. */
export type Reordering =
  | { readonly kind: 'untried' | 'none' }
  | {
      readonly kind: 'factored';
      /** Which row and column of A stands at each place. */
      readonly order: Order;
      readonly reordered: ExactMatrix;
      readonly lower: ExactMatrix;
      readonly diagonal: ExactMatrix;
    };

export interface ResultMoves {
  /** The matrix is too large to be worked line by line. */
  computed: { readonly rows: number };
  /** `upper` holds the rows that the elimination ends with. */
  factored: { readonly upper: Rows<Entry>; readonly lower: ExactMatrix; readonly diagonal: ExactMatrix };
  /** There are no such factors. */
  unfactored: Reordering;
}

export type LdltMove = EliminationMove<Entry> | Move<ResultMoves>;

/** What an answer holds. */
export const members = [
  part('outcome', 'word', 'Whether there are such factors; without exchanges of rows there need be none.', {
    words: ['factored', 'needs-exchange'],
  }),
  part('L', 'matrix', 'The lower triangular factor, with ones on its diagonal.', { optional: true }),
  part('D', 'matrix', 'The diagonal factor, which holds the pivots.', { optional: true }),
];

/** What is expected to take longer, in nanoseconds, is refused: matrices with more than about 80 rows of small whole numbers. */
const LONGEST = 5e9;

/** Bounds the digits of the numbers; far above the work on most matrices. */
const MOST_WORK = 1e13;

export function cost({ a }: LdltInput): number {
  return Math.min(workingCost(a), LONGEST);
}

export function time({ a }: LdltInput): number {
  return workingTime(a);
}

/**
 * @throws DomainError `not_symmetric`, `too_large` where the exact working would take too long, `overflow` where an entry is no finite
 * double
 */
export function* solve({ a }: LdltInput): Generator<LdltMove, Answer, void> {
  requireSymmetric('an LDLᵀ factorization', a);
  if (workingTime(a) > LONGEST || workingCost(a) > MOST_WORK) {
    throw DomainError.of('too_large', ['a'], {
      what: 'a factorization of a matrix of this size is more work than one question may take',
      limit: 'the factors are worked out exactly',
    });
  }
  const readable = isReadable(a);
  if (!readable) yield { move: 'computed', facts: { rows: a.rows } };
  const working = withoutExchanges(a, true);
  let step = working.next();
  while (step.done !== true) {
    if (readable) yield step.value;
    step = working.next();
  }
  if (step.value === null) {
    yield { move: 'unfactored', facts: readable ? reordering(a) : { kind: 'untried' } };
    return structureAnswer(
      [
        ['outcome', wordAnswer('needs-exchange')],
        ['L', NOTHING_ANSWER],
        ['D', NOTHING_ANSWER],
      ],
      () => words('no such factors: the elimination would need an exchange of rows'),
    );
  }
  const { lower: multipliers, upper } = step.value;
  const lower = matrixOf(multipliers);
  const diagonal = diagonalMatrix(upper.map((row, place) => row[place]));
  for (const matrix of [lower, diagonal]) requireMatrixInRange(matrix, () => ['a']);
  yield { move: 'factored', facts: { upper, lower, diagonal } };
  return structureAnswer(
    [
      ['outcome', wordAnswer('factored')],
      ['L', matrixAnswer(lower)],
      ['D', matrixAnswer(diagonal)],
    ],
    () =>
      shownLines(
        ...factorsShown(
          equal(symbol('A'), product('adjacent', symbol('L'), symbol('D'), power(symbol('L'), word('T')))),
          ['L', lower],
          ['D', diagonal],
        ),
      ),
  );
}

function reordering(a: ExactMatrix): Reordering {
  if (a.rows > MOST_REORDERED) return { kind: 'untried' };
  const order = factorableOrder(a);
  if (order === null) return { kind: 'none' };
  const inOrder = reordered(a, order);
  const factors = last(withoutExchanges(inOrder, true));
  if (factors === null) throw new RangeError('an order that was found has factors');
  const diagonal = diagonalMatrix(factors.upper.map((row, place) => row[place]));
  return { kind: 'factored', order, reordered: inOrder, lower: matrixOf(factors.lower), diagonal };
}
