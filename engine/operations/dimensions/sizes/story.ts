// The words of counting rows and columns.
// Above: operation.ts. Below: document/, solve.ts.

import { folding, type Move } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { counted, shapeProse } from '../../../algorithms/wording.ts';
import { type Block, heading, paragraph } from '../../../document/block.ts';
import { matrixExpression } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { Shape } from '../../../catalogue/problem.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import type { SizeMoves } from './solve.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Rows run across, columns run down. The shape of a matrix names its rows first and its columns second, and decides which operations are possible: sums need equal shapes, products need inner sizes that agree.`,
];

/** What one of the three operations asks and answers. */
export interface SizeWords {
  readonly task: (matrix: Prose) => Prose;
  readonly answer: (shape: Shape) => Prose;
  /** Why the answer is stated as it is. */
  readonly reason: Prose | null;
}

export const rowWords: SizeWords = {
  task: (matrix) => say`How many rows does ${matrix} have?`,
  answer: ({ rows }) => say`The matrix has ${counted(rows, 'row')}.`,
  reason: null,
};

export const columnWords: SizeWords = {
  task: (matrix) => say`How many columns does ${matrix} have?`,
  answer: ({ columns }) => say`The matrix has ${counted(columns, 'column')}.`,
  reason: null,
};

export const shapeWords: SizeWords = {
  task: (matrix) => say`What is the shape of ${matrix}?`,
  answer: (shape) =>
    say`The matrix is ${shape.rows} by ${shape.columns}: ${shapeProse(shape)}. It holds ${counted(shape.rows * shape.columns, 'entry', 'entries')}.`,
  reason: say`The number of rows is always named before the number of columns.`,
};

export function taskOf(a: Matrix, words: SizeWords): Prose {
  return words.task([matrixExpression(a)]);
}

export function tellSizes(a: Matrix, moves: readonly Move<SizeMoves>[], words: SizeWords): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => tellMove(a, move, words))];
}

const foldMove = folding<SizeMoves>();

function tellMove({ columns, rows }: Matrix, move: Move<SizeMoves>, words: SizeWords): readonly Block[] {
  return foldMove(move, {
    count: ({ side, amount }) =>
      side === 'rows'
        ? [
            heading(say`Count the rows`),
            paragraph(
              say`Rows run from left to right. Counted from the top there ${amount === 1 ? 'is' : 'are'} ${counted(amount, 'row')}.`,
              say`Down the first column stands one entry of each row, so this column is as long as there are rows: ${counted(rows, 'entry', 'entries')}.`,
            ),
          ]
        : [
            heading(say`Count the columns`),
            paragraph(
              say`Columns run from top to bottom. Counted from the left there ${amount === 1 ? 'is' : 'are'} ${counted(amount, 'column')}.`,
              say`Along the first row stands one entry of each column, so this row is as long as there are columns: ${counted(columns, 'entry', 'entries')}.`,
            ),
          ],
    answer: (shape) => [heading(say`State the answer`), paragraph(words.answer(shape), words.reason)],
  });
}
