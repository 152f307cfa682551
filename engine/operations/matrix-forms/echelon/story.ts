// The words of echelon forms.
// Above: operation.ts. Below: solve.ts, algorithms/row-reduction/tell.ts.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { rowMoveHandlers } from '../../../algorithms/row-reduction/tell.ts';
import { linesProse } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import { matrixExpression } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { EchelonInput, EchelonMove, EchelonMoves, Method } from './solve.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Three row operations leave the solutions of a linear system as they are: exchanging two rows, multiplying a row by a number other than 0, and adding a multiple of one row to another. In a row echelon form each leading entry stands further right than the one above it; the number of leading entries is the rank.`,
];

export function task({ a, reduced }: EchelonInput): Prose {
  return say`Bring ${matrixExpression(a)} to ${formName(reduced)}.`;
}

export function tell({ a }: EchelonInput, moves: readonly EchelonMove[]): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

/** The story counts rows and columns from 1, whatever the base. */
export function notes({ indexBase }: EchelonInput): readonly Prose[] {
  return indexBase === 0 ? [say`Pivots and row operations are listed from ${0}; the steps count from ${1}.`] : [];
}

function formName(reduced: boolean): string {
  return reduced ? 'reduced row echelon form' : 'row echelon form';
}

const foldMove = folding<EchelonMoves>();

const handlers: { readonly [K in keyof EchelonMoves]: (facts: EchelonMoves[K]) => readonly Block[] } = {
  ...rowMoveHandlers,
  goal: ({ reduced, method }) => [
    heading(say`Clear the columns from left to right`),
    paragraph(
      say`Three row operations are allowed: swap two rows, multiply a row by a number other than ${0}, and subtract a multiple of one row from another.`,
      say`Each of them can be undone, so no solution of the system behind the matrix is lost or gained.`,
    ),
    paragraph(methodWords[method], reduced ? REDUCED_GOAL : null),
  ],
  computed: ({ rows, columns, exact }) => [
    heading(say`Compute the form`),
    paragraph(
      say`The elimination of this ${rows} by ${columns} matrix would be too long to read.`,
      exact
        ? say`It is computed in exact arithmetic: nothing is rounded on the way.`
        : say`It is computed in floating-point arithmetic, so its last digits are not certain; the pivots were found on residues.`,
    ),
  ],
  result: ({ matrix, pivots, reduced, method, unchanged }) => [
    heading(say`Write down the ${formName(reduced)}`),
    ...(unchanged ? [paragraph(say`The matrix had this form from the start.`)] : []),
    formula(matrixExpression(matrix)),
    paragraph(
      pivots.length === 0
        ? say`The matrix has no pivot, so its rank is ${0}.`
        : say`The rank is ${pivots.length}; the ${pivots.length === 1 ? 'pivot is' : 'pivots are'} in ${linesProse('column', pivots)}.`,
      reduced
        ? say`Every matrix has exactly one reduced row echelon form, whatever row operations lead to it.`
        : say`A row echelon form is not unique: other row operations give other numbers, but the same pivot columns. ${uniquenessOf(method)}`,
    ),
  ],
};

const REDUCED_GOAL = say`In the end each pivot is ${1}, the only entry of its column that is not ${0}, and to the right of the pivot above it.`;

const methodWords: { readonly [K in Method]: Prose } = {
  gauss: say`Each pivot is made ${1} first; an entry is then cleared by subtracting that entry times the row of the pivot.`,
  'fraction-free': say`Rows are multiplied crosswise, so that no fraction turns up on the way; common factors of a row are divided out.`,
};

function uniquenessOf(method: Method): Prose {
  return method === 'gauss'
    ? say`Only the reduced form is unique.`
    : say`These pivots are not made ${1}. Only the reduced form is unique.`;
}
