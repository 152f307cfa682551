// Entries that are read from a matrix by their indices, and what is worked out with them, with one slip: indices exchanged, or counted from 0.

import { count, equal, indexed, list, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { differenceOfProducts, differenceSlips, slip, sumOf } from '../../../exercises/written-work.ts';
import { drawDistinct, drawDistinctRows, type Rows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [A, B] = ['A', 'B'].map(symbol);

function entryLine(name: WorkingLine['name'], a: Rows, [i, j]: readonly [row: number, column: number]): WorkingLine {
  const value = a[i - 1][j - 1];
  const working = indexed('a', i, j);
  const fromZero = i < a.length && j < a[0].length ? [a[i][j]] : [];
  return {
    name,
    work: () => [working, value],
    slips: [
      ...(i <= a[0].length && j <= a.length && i !== j
        ? [
            slip(
              () => [working, a[j - 1][i - 1]],
              say`The row and the column were exchanged: of two indices the first is the row, here ${i}, and the second the column, here ${j}.`,
            ),
          ]
        : []),
      ...fromZero.map((entry) =>
        slip(
          () => [working, entry],
          say`The rows and columns were counted from ${0}; here the first row and the first column have the number ${1}.`,
        ),
      ),
    ],
  };
}

/** A block B is read, and with it a sum or a determinant. */
export const wrongEntry: QuestionMaker = {
  objective: 'selected-entries',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 3, 4, 4);
    const a = drawDistinctRows(random, size, size, {
      from: depth(difficulty, 1, -9, -9),
      to: depth(difficulty, 20, 20, 12),
    });
    const range = { from: 1, to: size };
    const rows = difficulty === 'easy' ? [random.integer(1, size)] : drawDistinct(random, 2, range);
    const columns = drawDistinct(random, difficulty === 'easy' ? 3 : 2, range);
    const entries = rows.flatMap((i, r) =>
      columns.map((j, c) => ({ place: [r + 1, c + 1] as const, line: entryLine(['b', r + 1, c + 1], a, [i, j]) })),
    );
    const hasDeterminant = difficulty === 'hard';
    const last: WorkingLine = hasDeterminant
      ? {
          name: 'd',
          work: (p, q, r, s) => differenceOfProducts([p, s], [q, r]),
          slips: differenceSlips(
            [a[rows[0] - 1][columns[0] - 1], a[rows[1] - 1][columns[1] - 1]],
            [a[rows[0] - 1][columns[1] - 1], a[rows[1] - 1][columns[0] - 1]],
          ),
        }
      : { name: 's', work: (...before) => sumOf(before.slice(0, entries.length)) };
    const question = drawCarriedMistake(random, () => ({
      opening: say`From ${equal(A, shown(...a))}, counted from ${1}, somebody takes ${rows.length === 1 ? say`row ${rows[0]}` : say`the rows ${list(rows.map(count), 'none')}`} and the columns ${list(columns.map(count), 'none')}, in this order, as a matrix ${B}, and works out ${hasDeterminant ? say`its determinant d` : say`the sum s of its entries`}.`,
      lines: [...entries.map(({ line }) => line), last],
    }));
    return {
      ...question,
      hints: [
        say`Each line names an entry of ${A} by two indices. Which of the two is the row?`,
        say`Find each of these ${entries.length} entries in the matrix yourself, counting from ${1}, before you look at ${hasDeterminant ? say`the determinant` : say`the sum`}.`,
      ],
      names: { ...question.names, A: integerMatrix(a) },
    };
  },
};
