// Transposes that are used further, with one slip: sums of the new rows, and products of a transpose with its matrix.

import { equal, indexed, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { drawCarriedMistake, type Worked, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import {
  differenceOfProducts,
  lostSigns,
  slip,
  sumOf,
  sumOfProducts,
  sumSlips,
} from '../../../exercises/written-work.ts';
import { drawDistinctRows, drawRows, type Rows, transposedRows } from '../../../learning/drawing.ts';
import { shown, times, transposed } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B] = ['A', 'B'].map(symbol);

/** The entries of a transpose, each with the place that it comes from, and the sums of its rows. */
function rowSums(random: Random): DrawnQuestion {
  let a: Rows = [];
  const question = drawCarriedMistake(random, () => {
    const rows = drawDistinctRows(random, 2, 2, { from: -9, to: 12 });
    a = rows;
    const at = (row: number, column: number): Worked => [indexed('a', row + 1, column + 1), rows[row][column]];
    const entries = [0, 1].flatMap((i) =>
      [0, 1].map((j): WorkingLine => {
        return {
          name: ['b', i + 1, j + 1],
          work: () => at(j, i),
          slips: [slip(() => at(i, j), say`The row and the column of the entry were not exchanged.`)],
        };
      }),
    );
    return {
      opening: say`Somebody writes down the entries b of the transpose ${B} of ${equal(A, shown(...rows))} and adds up its rows: the sums are s and t.`,
      lines: [
        ...entries,
        { name: 's', work: (x, y) => sumOf([x, y]), slips: sumSlips([rows[0][0], rows[1][0]]) },
        { name: 't', work: (_x, _y, z, w) => sumOf([z, w]) },
      ],
    };
  });
  return {
    ...question,
    hints: [
      say`In each line compare the two pairs of indices before you look at the number.`,
      say`The rows of the transpose are columns of ${A}: add these up, and see which of the two sums does not fit.`,
    ],
    names: { ...question.names, A: integerMatrix(a) },
  };
}

/** The product of the transpose with the matrix, whose entries are products of columns, and its determinant. */
function gram(random: Random, length: number): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawRows(random, length, 2, { from: -5, to: 6, without: [0] });
      const [u, v] = transposedRows(rows);
      const line = (i: number, j: number, x: readonly number[], y: readonly number[]): WorkingLine => {
        const pairs = x.map((entry, place) => [entry, y[place]] as const);
        const byRows = slip(
          (): Worked => sumOfProducts([0, 1].map((place) => [rows[i][place], rows[j][place]])),
          say`Rows of ${A} were multiplied. The rows of ${transposed(A)} are the columns of ${A}, so columns ${i + 1} and ${j + 1} meet here.`,
        );
        return {
          name: ['g', i + 1, j + 1],
          work: () => sumOfProducts(pairs),
          slips: [...lostSigns(pairs), ...(length === 2 ? [byRows] : [])],
        };
      };
      return {
        opening: say`Somebody multiplies the transpose of ${equal(A, shown(...rows))} with ${A} itself. The entries of ${times(transposed(A), A)} are called g; the product is symmetric, so three of them are worked out, and then its determinant d.`,
        lines: [
          line(0, 0, u, u),
          line(0, 1, u, v),
          line(1, 1, v, v),
          {
            name: 'd',
            work: (x, y, z) => differenceOfProducts([x, z], [y, y]),
            slips: [
              slip(
                (x, y, z) => [differenceOfProducts([x, z], [y, y])[0], x * z + y * y],
                say`The square of the entry beside the diagonal has to be taken away.`,
              ),
            ],
          },
        ],
      };
    }),
    hints: [
      say`Write ${transposed(A)} down. Which row of it meets which column of ${A} in each line?`,
      say`A square is never negative: look at the signs of the products, first in the lines of the diagonal.`,
    ],
  };
}

export const wrongTranspose: QuestionMaker = {
  objective: 'transpose-matrix',
  kind: 'find-mistake',
  draw: (random, difficulty) =>
    difficulty === 'easy' ? rowSums(random) : gram(random, difficulty === 'medium' ? 2 : 3),
};
