// The thin QR factorization: the Gram-Schmidt process on the columns.

import type { Move } from '../../../algorithms/moves.ts';
import {
  isTold,
  orthogonalCost,
  orthogonalTime,
  requireOrthogonalizable,
} from '../../../algorithms/orthogonalization/bounds.ts';
import {
  type Direction,
  type OrthogonalMoves,
  orthogonalize,
  unitOf,
} from '../../../algorithms/orthogonalization/solve.ts';
import {
  columnsOf,
  dotProduct,
  matrixOfReals,
  overRoot,
  type Vector,
} from '../../../algorithms/orthogonalization/vectors.ts';
import { requireProducts, requireUnits } from '../../../algorithms/orthogonalization/units.ts';
import { requireMatrixInRange } from '../../../algorithms/range.ts';
import { factorsShown, shownLines } from '../../../algorithms/shown-answers.ts';
import {
  type Answer,
  countAnswer,
  matrixAnswer,
  NOTHING_ANSWER,
  positionsAnswer,
  structureAnswer,
} from '../../../catalogue/answer.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { apply, count, equal, product, symbol } from '../../../document/expression.ts';
import { type Entry, fractionText } from '../../../exact/entry.ts';
import type { AnswerMatrix, ExactMatrix } from '../../../exact/matrix.ts';
import { ZERO } from '../../../exact/rational.ts';

export interface QrInput {
  readonly a: ExactMatrix;
  readonly indexBase: number;
}

/** The factors, and what they are made of. */
export interface Factors {
  readonly directions: readonly Direction<Entry>[];
  readonly columns: readonly Vector<Entry>[];
  /** For each direction its dot products with the columns, without the root of its square that they are divided by. */
  readonly products: readonly (readonly Entry[])[];
  readonly q: AnswerMatrix;
  readonly r: AnswerMatrix;
}

export interface QrMoves extends OrthogonalMoves<Entry> {
  /** All columns are zero. */
  empty: { readonly columns: number };
  /** Too large, or of too many digits, to be told column by column. */
  computed: Factors;
  factors: Factors;
  /** A has one entry, which is not zero. */
  number: Factors;
}

export type QrMove = Move<QrMoves>;

export function cost({ a }: QrInput): number {
  return orthogonalCost(a);
}

export function time({ a }: QrInput): number {
  return orthogonalTime(a);
}

/** Both factors. */
export function answerEntries({ a }: QrInput): number {
  return a.rows * a.columns + a.columns * a.columns;
}

/** @throws DomainError `too_large` for more work than one question may take, `overflow` where an entry is no finite double */
export function* solve({ a, indexBase }: QrInput): Generator<QrMove, Answer, void> {
  requireOrthogonalizable('the QR factorization', a, 'a');
  const columns = columnsOf(a);
  const directions = yield* orthogonalize(columns);
  const found = directions.map(({ index }) => index);
  const dependent = [...columns.keys()].filter((index) => !found.includes(index)).map((index) => index + indexBase);
  if (directions.length === 0) {
    yield { move: 'empty', facts: { columns: a.columns } };
    return structureAnswer(
      [
        ['Q', NOTHING_ANSWER],
        ['R', NOTHING_ANSWER],
        ['rank', countAnswer(0)],
        ['dependent', positionsAnswer(dependent)],
      ],
      () => equal(apply('rank', symbol('A')), count(0)),
    );
  }
  requireUnits(directions, 'the QR factorization', 'a');
  requireProducts(directions, columns, 'the QR factorization', 'a');
  const factors = factorsOf(columns, directions);
  requireMatrixInRange(factors.q, () => ['a']);
  requireMatrixInRange(factors.r, () => ['a']);
  yield { move: !isTold(a) ? 'computed' : a.rows * a.columns === 1 ? 'number' : 'factors', facts: factors };
  return structureAnswer(
    [
      ['Q', matrixAnswer(factors.q)],
      ['R', matrixAnswer(factors.r)],
      ['rank', countAnswer(directions.length)],
      ['dependent', positionsAnswer(dependent)],
    ],
    () =>
      shownLines(
        ...factorsShown(
          equal(symbol('A'), product('adjacent', symbol('Q'), symbol('R'))),
          ['Q', factors.q],
          ['R', factors.r],
        ),
      ),
  );
}

function factorsOf(columns: readonly Vector<Entry>[], directions: readonly Direction<Entry>[]): Factors {
  const units = directions.map(unitOf);
  const products = directions.map(({ index, vector }) =>
    columns.map((column, place) => (place < index ? ZERO : dotProduct<Entry>(vector, column))),
  );
  return {
    directions,
    columns,
    products,
    q: matrixOfReals(columns[0].map((_, row) => units.map((unit) => unit[row]))),
    r: matrixOfReals(products.map((row, place) => row.map((value) => overRoot(value, directions[place].square)))),
  };
}

/** The directions before they are divided by their lengths. */
export function intermediate(_: QrInput, moves: readonly QrMove[]): Intermediate {
  const found = moves.flatMap((move) =>
    move.move === 'orthogonalize' && move.facts.direction !== null ? [move.facts.direction] : [],
  );
  return {
    directions: found.map(({ vector }) => vector.map(fractionText)),
    squared_lengths: found.map(({ square }) => fractionText(square)),
  };
}
