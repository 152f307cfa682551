// The words of the rank factorization.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { linesProse } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, notInShort, withReasonInShort } from '../../../document/block.ts';
import { apply, count, equal, list, matrixExpression, product, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { formBlocks, reductionHandlers } from '../../../algorithms/reduced-forms/tell.ts';
import type { RankFactorizationInput, RankFactorizationMove, RankFactorizationMoves } from './solve.ts';

const [A, C, F] = ['A', 'C', 'F'].map(symbol);
const RANK = apply('rank', A);

export const theory: readonly Prose[] = [
  say`Every column of a matrix is a linear combination of its pivot columns. The coefficients are the entries of the same column in the reduced row echelon form. So the matrix is the product of two matrices: its pivot columns, and the non-zero rows of this form.`,
];

export function task({ a }: RankFactorizationInput): Prose {
  return say`Find a rank factorization of ${equal(A, matrixExpression(a))}.`;
}

export function tell({ a }: RankFactorizationInput, moves: readonly RankFactorizationMove[]): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const foldMove = folding<RankFactorizationMoves>();

const REASON = say`Row operations do not change the linear relations between the columns. In the reduced form the pivot columns are standard unit vectors, so the entries of each column are the coefficients of its combination of the pivot columns.`;

/** More columns than these are not named one by one, and larger products are not checked. */
const MOST_NAMED = 6;
const MOST_CHECKED = 36;

const handlers: MoveHandlers<RankFactorizationMoves, readonly Block[]> = {
  ...reductionHandlers(A, REASON),
  result: ({ a, form, isReady, pivots, factors }) => {
    const rank = pivots.length;
    if (factors === null) {
      return [
        heading(say`State the rank`),
        ...withReasonInShort(
          formula(
            equal(RANK, count(0)),
            say`A factor would have no column, and the other one no row: there are no such matrices here, so no factors are given.`,
          ),
        ),
      ];
    }
    const { c, f } = factors;
    const isFull = rank === a.columns;
    const places = equal(measure('pivotColumns', A), list(pivots.map((column) => count(column + 1))));
    const which =
      rank > MOST_NAMED
        ? claim(say`${rank} columns have a pivot`, equal(measure('rank', A), count(rank)))
        : claim(
            rank === 1
              ? say`The only pivot is in ${linesProse('column', pivots)}`
              : say`The pivots are in ${linesProse('column', pivots)}`,
            places,
          );
    return [
      heading(say`Write down the factors`),
      ...formBlocks(A, { goal: 'reduced', rows: form, pivots, isReady }),
      ...withReasonInShort(
        formula(equal(RANK, count(rank)), say`${which}.`),
        formula(equal(C, ...(isFull ? [A] : []), matrixExpression(c)), isFull ? null : rank === 1 ? COLUMN : COLUMNS),
        formula(equal(F, matrixExpression(f)), isFull ? IDENTITY : rank === 1 ? ROW : ROWS),
      ),
      ...(a.rows * a.columns > MOST_CHECKED || isFull
        ? []
        : notInShort(
            heading(say`Check the product`),
            formula(
              equal(
                product('adjacent', C, F),
                product('adjacent', matrixExpression(c), matrixExpression(f)),
                matrixExpression(a),
              ),
              IS_A,
            ),
          )),
    ];
  },
};

const COLUMN = say`${C} is this column of ${A}.`;
const COLUMNS = say`The columns of ${C} are these columns of ${A}.`;
const ROW = say`${F} is the non-zero row of the reduced form.`;
const ROWS = say`The rows of ${F} are the non-zero rows of the reduced form.`;
const IDENTITY = say`These are the non-zero rows of the reduced form. ${claim(say`Multiplying by the identity matrix changes nothing`, holds('identity', F))}: ${equal(product('adjacent', C, F), A)}.`;
const IS_A = say`This is ${A}.`;
