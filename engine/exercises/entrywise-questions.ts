// Questions that the operations on pairs of matrices share: whether the shapes allow them, and a working with one wrong entry.

import { equal, type Expression, indexed, matrixExpression, relation, symbol } from '../document/expression.ts';
import { measure } from '../document/facts.ts';
import { type Prose, say } from '../document/prose.ts';
import { integerMatrix, zeroMatrix } from '../exact/matrix.ts';
import { drawDistinct, type Rows } from '../learning/drawing.ts';
import type { DrawnQuestion, QuestionMaker } from '../learning/question.ts';
import type { Random } from '../learning/random.ts';
import { because, chosen, depth, type Line, line, mistakeAmong, option } from './questions.ts';

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

/** An operation on two entries: how it is written, what it gives, and what a learner writes who slips. */
export interface EntrySlip {
  readonly write: (x: number, y: number) => Expression;
  readonly give: (x: number, y: number) => number;
  readonly slippedWrite: (x: number, y: number) => Expression;
  readonly slippedGive: (x: number, y: number) => number;
  readonly slip: Prose;
  /** Entries of A and B; an entry of each must show the slip. */
  readonly draw: (random: Random, rows: number, columns: number) => readonly [Rows, Rows];
}

/** The question which entry of a result was worked out wrongly. */
export function wrongEntryQuestion(
  objective: string,
  [name, result]: readonly [name: string, result: Expression],
  slip: EntrySlip,
): QuestionMaker {
  return {
    objective,
    kind: 'find-mistake',
    draw: (random, difficulty): DrawnQuestion => {
      const [rows, columns] = depth(difficulty, [1, 3], [2, 2], [2, 3]);
      const [a, b] = slip.draw(random, rows, columns);
      const lower = symbolOf(name);
      const lines = a.flatMap((row, i) =>
        row.map((x, j): Line => entryLine(slip, indexed(lower, i + 1, j + 1), x, b[i][j])),
      );
      return {
        ...mistakeAmong(
          random,
          say`Somebody works out ${equal(symbol(name), result)} for ${equal(A, matrixExpression(integerMatrix(a)))} and ${equal(B, matrixExpression(integerMatrix(b)))}.`,
          lines,
        ),
        hints: [
          say`Look whether each line takes its two entries from the same place of ${A} and of ${B}, with their signs.`,
          say`Then work each line out again yourself before you look at its result.`,
        ],
        names: {
          A: integerMatrix(a),
          B: integerMatrix(b),
          [name]: integerMatrix(a.map((row, i) => row.map((x, j) => slip.give(x, b[i][j])))),
        },
      };
    },
  };
}

function symbolOf(name: string): string {
  return name.toLowerCase();
}

function entryLine(
  { write, give, slippedWrite, slippedGive, slip }: EntrySlip,
  entry: Expression,
  x: number,
  y: number,
): Line {
  return line(entry, [write(x, y), give(x, y)], [slippedWrite(x, y), slippedGive(x, y)], slip);
}
