// Workings of products with one slip: a product by a column, and two products one after the other.

import { equal, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { columnShown } from '../../../exercises/worked.ts';
import { lostSigns, slip, sumOf, sumOfProducts } from '../../../exercises/written-work.ts';
import { drawList, drawRows, type Rows, transposedRows } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [A, B, C, X] = ['A', 'B', 'C', 'x'].map(symbol);
const ENTRIES = { from: -5, to: 6, without: [0] };

function paired(row: readonly number[], column: readonly number[]): readonly (readonly [number, number])[] {
  return row.map((x, k) => [x, column[k]] as const);
}

/** The entries of a product, row by row, as the first lines. */
function entryLines(letter: string, a: Rows, b: Rows): readonly WorkingLine[] {
  const columns = transposedRows(b);
  return a.flatMap((row, i) =>
    columns.map((column, j): WorkingLine => {
      const right = paired(row, column);
      const wrong = b[j]?.length === row.length ? paired(row, b[j]) : right;
      return {
        name: [letter, i + 1, j + 1],
        work: () => sumOfProducts(right),
        slips: [
          ...lostSigns(right),
          slip(
            () => sumOfProducts(wrong),
            say`Row ${i + 1} of ${A} was multiplied by row ${j + 1} of ${B} in place of its column ${j + 1}.`,
          ),
        ],
      };
    }),
  );
}

export const wrongEntry: QuestionMaker = {
  objective: 'product-entries',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    if (difficulty === 'hard')
      return {
        ...drawCarriedMistake(random, () => {
          const [a, b] = [drawRows(random, 2, 2, ENTRIES), drawRows(random, 2, 2, ENTRIES)];
          const x = drawList(random, 2, ENTRIES);
          const first = b.map(
            (row, i): WorkingLine => ({
              name: ['y', i + 1],
              work: () => sumOfProducts(paired(row, x)),
              slips: [
                ...lostSigns(paired(row, x)),
                slip(
                  () =>
                    sumOfProducts(
                      paired(
                        b.map((other) => other[i]),
                        x,
                      ),
                    ),
                  say`Column ${i + 1} of ${B} was multiplied by ${X} in place of its row ${i + 1}.`,
                ),
              ],
            }),
          );
          const second = a.map(
            (row, i): WorkingLine => ({
              name: ['z', i + 1],
              work: (p, q) => sumOfProducts(paired(row, [p, q])),
            }),
          );
          return {
            opening: say`For ${equal(A, shown(...a))}, ${equal(B, shown(...b))} and ${equal(X, columnShown(x))} somebody works out ${times(A, B, X)} without the product of ${A} and ${B}: first the column ${times(B, X)} with the entries ${'y'}, then ${A} times it, with the entries ${'z'}, and their sum.`,
            lines: [...first, ...second, { name: 't', work: (_p, _q, r, s) => sumOf([r, s]) }],
          };
        }),
        hints: [
          say`Write the row that each line needs beside the column: the numbers of ${B} in a line stand beside each other in ${B}.`,
          say`Settle the signs of the two products in each line before you add them. The lines with ${A} use the column that was found before.`,
        ],
      };
    const inner = depth(difficulty, 2, 3, 3);
    return {
      ...drawCarriedMistake(random, () => {
        const [a, b] = [drawRows(random, 2, inner, ENTRIES), drawRows(random, inner, 2, ENTRIES)];
        return {
          opening: say`Somebody works out the entries of ${equal(C, times(A, B))} for ${equal(A, shown(...a))} and ${equal(B, shown(...b))}, row by row, and the sum ${'t'} of the two on the diagonal.`,
          lines: [...entryLines('c', a, b), { name: 't', work: (p, _q, _r, s) => sumOf([p, s]) }],
        };
      }),
      hints: [
        say`Say for each line which row of ${A} and which column of ${B} it needs, and compare the second factors with the numbers below each other in ${B}.`,
        say`Settle the sign of each product; then add them up yourself.`,
      ],
    };
  },
};
