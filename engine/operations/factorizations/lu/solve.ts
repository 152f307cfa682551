// Triangular factors: A = LU, A = LDU without exchanges of rows, PA = LU with them.

import type { Move } from '../../../algorithms/moves.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { factorsShown, shownLines } from '../../../algorithms/shown-answers.ts';
import {
  type Answer,
  matrixAnswer,
  NOTHING_ANSWER,
  part,
  positionsAnswer,
  structureAnswer,
  wordAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { equal, type Expression, product, symbol, words } from '../../../document/expression.ts';
import { identity, type ExactMatrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import type { Entry } from '../../../exact/entry.ts';
import { divide, isZero } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { diagonalMatrix } from '../diagonal.ts';
import {
  type EliminationMove,
  last,
  type PivotChoice,
  type Triangular,
  type WithExchanges,
  withExchanges,
  withoutExchanges,
} from '../elimination.ts';

export type Kind = 'lu' | 'plu' | 'ldu';

export interface LuInput {
  readonly a: ExactMatrix;
  readonly kind: Kind;
  readonly choice: PivotChoice;
  readonly indexBase: number;
}

/** The factors that an answer has; null where there are none. */
export interface Factors {
  readonly p: ExactMatrix | null;
  readonly l: ExactMatrix;
  readonly d: ExactMatrix | null;
  readonly u: ExactMatrix;
  readonly permutation: readonly number[] | null;
  readonly exchanges: number | null;
}

export interface ResultMoves {
  /** The matrix is too large to be worked line by line. */
  computed: { readonly rows: number };
  /** U is divided by its diagonal. */
  divided: { readonly upper: Rows<Entry>; readonly diagonal: readonly number[] };
  factored: { readonly factors: Factors; readonly before: Rows<Entry> };
  /** There are no factors; these are those with exchanges. */
  unfactored: { readonly factors: Factors };
}

export type LuMove = EliminationMove<Entry> | Move<ResultMoves>;

/** What an answer holds. */
export const members = [
  part('outcome', 'word', 'Whether there are such factors; without exchanges of rows there need be none.', {
    words: ['factored', 'needs-exchange'],
  }),
  part('P', 'matrix', 'The permutation matrix that exchanges the rows of A, of the kind plu.', {
    optional: true,
    form: 'permutation',
  }),
  part('L', 'matrix', 'The lower triangular factor, with ones on its diagonal.', {
    optional: true,
    form: 'unit-lower-triangular',
  }),
  part('D', 'matrix', 'The diagonal factor, of the kind ldu.', { optional: true, form: 'diagonal' }),
  part('U', 'matrix', 'The upper triangular factor; of the kind ldu it has ones on its diagonal.', {
    optional: true,
    form: 'upper-triangular',
  }),
  part('permutation', 'positions', 'Row i of PA is the row of A at place i of this list, of the kind plu.', {
    optional: true,
  }),
];

/** What is expected to take longer, in nanoseconds, is refused: matrices with more than about 80 rows of small whole numbers. */
const LONGEST = 5e9;

/** Bounds the digits of the numbers; far above the work on most matrices. */
const MOST_WORK = 1e13;

export function cost({ a }: LuInput): number {
  return Math.min(workingCost(a), LONGEST);
}

export function time({ a }: LuInput): number {
  return workingTime(a);
}

/** @throws DomainError `too_large` where the exact working would take too long, `overflow` where an entry is no finite double */
export function* solve(input: LuInput): Generator<LuMove, Answer, void> {
  const { a, indexBase } = input;
  if (workingTime(a) > LONGEST || workingCost(a) > MOST_WORK) {
    throw DomainError.of('too_large', ['a'], {
      what: 'a factorization of a matrix of this size is more work than one question may take',
      limit: 'the factors are worked out exactly',
    });
  }
  const readable = isReadable(a);
  if (!readable) yield { move: 'computed', facts: { rows: a.rows } };
  const working = factorsOf(input);
  let step = working.next();
  while (step.done !== true) {
    if (readable) yield step.value;
    step = working.next();
  }
  const factors = step.value;
  if (factors === null) {
    if (readable) {
      const other = pluFactors(last(withExchanges(a, 'first-nonzero')));
      yield { move: 'unfactored', facts: { factors: other } };
    }
    const nothing = members.slice(1).map(({ key }) => [key, NOTHING_ANSWER] as const);
    return structureAnswer([['outcome', wordAnswer('needs-exchange')], ...nothing], () =>
      words('no such factors: the elimination would need an exchange of rows'),
    );
  }
  for (const matrix of [factors.l, factors.d, factors.u]) {
    if (matrix !== null) requireMatrixInRange(matrix, () => ['a']);
  }
  yield { move: 'factored', facts: { factors, before: rowsOf(factors.u) } };
  const { p, l, d, u, permutation } = factors;
  return structureAnswer(
    [
      ['outcome', wordAnswer('factored')],
      ['P', matrixOrNothing(p)],
      ['L', matrixAnswer(l)],
      ['D', matrixOrNothing(d)],
      ['U', matrixAnswer(u)],
      [
        'permutation',
        permutation === null ? NOTHING_ANSWER : positionsAnswer(permutation.map((row) => row + indexBase)),
      ],
    ],
    () => triangularShown(factors),
  );
}

function matrixOrNothing(matrix: ExactMatrix | null): Answer {
  return matrix === null ? NOTHING_ANSWER : matrixAnswer(matrix);
}

function* factorsOf({ a, kind, choice }: LuInput): Generator<LuMove, Factors | null, void> {
  if (kind === 'plu') return pluFactors(yield* withExchanges(a, choice));
  const triangular = yield* withoutExchanges(a, kind === 'ldu');
  if (triangular === null) return null;
  const plain = { p: null, permutation: null, exchanges: null, l: matrixOf(triangular.lower) };
  if (kind === 'lu') return { ...plain, d: null, u: matrixOf(triangular.upper) };
  const { diagonal, unit } = dividedByDiagonal(triangular);
  yield {
    move: 'divided',
    facts: { upper: triangular.upper, diagonal: [...diagonal.keys()].filter((place) => isZero(diagonal[place])) },
  };
  return { ...plain, d: diagonalMatrix(diagonal), u: matrixOf(unit) };
}

/** U as a diagonal matrix times one with ones on its diagonal; a row of zeros becomes that of the identity matrix. */
export function dividedByDiagonal({ upper }: Triangular<Entry>) {
  const diagonal = upper.map((row, place) => row[place]);
  const units = rowsOf(identity(upper.length));
  const unit = upper.map((row, place) =>
    isZero(diagonal[place]) ? units[place] : row.map((entry) => divide(entry, diagonal[place])),
  );
  return { diagonal, unit };
}

function pluFactors({ lower, upper, permutation, exchanges }: WithExchanges): Factors {
  const p = matrixOf(permutation.map((from) => permutation.map((_, column) => (column === from ? ONE : ZERO))));
  return { p, l: matrixOf(lower), d: null, u: matrixOf(upper), permutation, exchanges };
}

/** PA = LU with its factors, or A = LU and A = LDU. */
function triangularShown({ p, l, d, u }: Factors): Expression {
  const [A, P, L, D, U] = ['A', 'P', 'L', 'D', 'U'].map(symbol);
  const left = p === null ? A : product('adjacent', P, A);
  const right = d === null ? product('adjacent', L, U) : product('adjacent', L, D, U);
  return shownLines(...factorsShown(equal(left, right), ['P', p], ['L', l], ['D', d], ['U', u]));
}
