// Questions that the operations on pairs of matrices share: whether the shapes allow them, and a working with one wrong entry.

import { equal, type Expression, matrixExpression, relation, symbol } from '../document/expression.ts';
import { measure } from '../document/facts.ts';
import { type Prose, say } from '../document/prose.ts';
import { integerMatrix, zeroMatrix } from '../exact/matrix.ts';
import { drawDistinct, type Rows } from '../learning/drawing.ts';
import type { DrawnQuestion, QuestionMaker } from '../learning/question.ts';
import type { Random } from '../learning/random.ts';
import { drawHintedMistake, type WorkingLine } from './carried-mistake.ts';
import { because, chosen, depth, option } from './questions.ts';
import { slip as slipOf, sumOf } from './written-work.ts';

const [A, B] = ['A', 'B'].map(symbol);
const rowsOfA = measure('rowCount', A);
const columnsOfA = measure('columnCount', A);
const rowsOfB = measure('rowCount', B);
const columnsOfB = measure('columnCount', B);

/** A shape in words, "2 rows and 3 columns". */
export function shapeWords(rows: number, columns: number): Prose {
  return say`${rows} ${rows === 1 ? 'row' : 'rows'} and ${columns} ${columns === 1 ? 'column' : 'columns'}`;
}

/** The question whether two shapes allow an operation that works place by place. */
export function sameShapeQuestion(objective: string, asked: Prose): QuestionMaker {
  const yes = option(
    say`Yes, because both have the same numbers of rows and of columns.`,
    equal(rowsOfA, rowsOfB),
    equal(columnsOfA, columnsOfB),
  );
  const rowsDiffer = option(
    say`No. The numbers of rows differ, although the numbers of columns agree.`,
    relation(rowsOfA, 'unequal', rowsOfB),
    equal(columnsOfA, columnsOfB),
  );
  const columnsDiffer = option(
    say`No. The numbers of columns differ, although the numbers of rows agree.`,
    equal(rowsOfA, rowsOfB),
    relation(columnsOfA, 'unequal', columnsOfB),
  );
  const bothDiffer = option(
    say`No. Both the numbers of rows and the numbers of columns differ.`,
    relation(rowsOfA, 'unequal', rowsOfB),
    relation(columnsOfA, 'unequal', columnsOfB),
  );
  return {
    objective,
    kind: 'decide',
    difficulties: ['easy', 'medium'],
    draw: (random, difficulty) => {
      const [r, c] = drawDistinct(random, 2, { from: 2, to: 7 });
      const right = random.pick(
        depth(difficulty, [yes, rowsDiffer], [yes, rowsDiffer, columnsDiffer], [yes, columnsDiffer, bothDiffer]),
      );
      const rows = right === rowsDiffer ? r + 1 : right === bothDiffer ? c : r;
      const columns = right === columnsDiffer ? c + 1 : right === bothDiffer ? r : c;
      return {
        prompt: say`${A} has ${shapeWords(r, c)}, and ${B} has ${shapeWords(rows, columns)}. ${asked}`,
        hints: [
          say`Each entry of ${A} needs a partner at the same place of ${B}, and no entry of ${B} may be left over.`,
          say`Compare the numbers of rows first and then the numbers of columns. How many entries there are in all does not matter.`,
        ],
        expected: chosen(random, right, ...[yes, rowsDiffer, columnsDiffer, bothDiffer].filter((x) => x !== right)),
        solution: [
          say`The work is done place by place, so both matrices need the same shape; here they have ${shapeWords(r, c)} and ${shapeWords(rows, columns)}.`,
          because(right),
        ],
        names: { A: zeroMatrix(r, c), B: zeroMatrix(rows, columns) },
      };
    },
  };
}

/** An operation on two entries: how it is written, what it gives, and what a learner gets who slips. */
export interface EntrySlip {
  readonly write: (x: number, y: number) => Expression;
  readonly give: (x: number, y: number) => number;
  readonly slippedGive: (x: number, y: number) => number;
  readonly slip: Prose;
  /** Entries of A and B; an entry of each must show the slip. */
  readonly draw: (random: Random, rows: number, columns: number) => readonly [Rows, Rows];
}

/**
 * The question which entry of a result was worked out wrongly. The entries are used further: added up, by rows and in all. In harder ones a
 * partner may be taken from another place.
 */
export function wrongEntryQuestion(
  objective: string,
  [name, result]: readonly [name: string, result: Expression],
  { write, give, slippedGive, slip, draw }: EntrySlip,
): QuestionMaker {
  return {
    objective,
    kind: 'find-mistake',
    draw: (random, difficulty): DrawnQuestion => {
      const [rows, columns] = depth(difficulty, [1, 3], [2, 2], [2, 3]);
      return drawHintedMistake(random, () => {
        const [a, b] = draw(random, rows, columns);
        const entries = a.flatMap((row, i) =>
          row.map((x, j): WorkingLine => {
            const beside = b[i][(j + 1) % columns];
            const neighbour = slipOf(
              () => [write(x, beside), give(x, beside)],
              say`The entry in row ${i + 1}, column ${j + 1} of ${A} belongs to the one at the same place of ${B}, ${b[i][j]}; here ${beside} was taken, from column ${((j + 1) % columns) + 1}.`,
            );
            const isWhole = Number.isInteger(give(x, beside));
            return {
              name: ['c', i + 1, j + 1],
              work: () => [write(x, b[i][j]), give(x, b[i][j])],
              slips: [
                slipOf(() => [write(x, b[i][j]), slippedGive(x, b[i][j])], slip),
                ...(difficulty !== 'easy' && isWhole ? [neighbour] : []),
              ],
            };
          }),
        );
        return {
          opening: say`Somebody works out ${equal(symbol(name), result)} for ${equal(A, matrixExpression(integerMatrix(a)))} and ${equal(B, matrixExpression(integerMatrix(b)))}, row by row from left to right, and adds up the entries of ${symbol(name)}, ${rows === 1 ? say`as a check` : say`each row first and then all`}.`,
          lines: [...entries, ...totals(rows, columns)],
          hints: [
            say`In row ${1}, column ${1} the entry ${a[0][0]} of ${A} meets ${b[0][0]} of ${B}. Look whether each line takes its two entries, with their signs, from the same place of both.`,
            say`Then find each entry of ${symbol(name)} yourself, the first as ${write(a[0][0], b[0][0])}. A sum may be wrong only because an entry before it is.`,
          ],
        };
      });
    },
  };
}

/** The sums of the rows of a result whose entries are the lines before, and the sum of all. */
function totals(rows: number, columns: number): readonly WorkingLine[] {
  const [width, from] = [columns, rows * columns];
  const all: WorkingLine = { name: 't', work: (...before) => sumOf(before.slice(rows === 1 ? 0 : from)) };
  if (rows === 1) return [all];
  const each = Array.from(
    { length: rows },
    (_, i): WorkingLine => ({
      name: ['s', i + 1],
      work: (...before) => sumOf(before.slice(i * width, (i + 1) * width)),
    }),
  );
  return [...each, all];
}
