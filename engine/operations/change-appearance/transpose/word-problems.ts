// Stories of tables that are written with rows for columns.

import { count, equal, grid, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { depth, matrixExpected } from '../../../exercises/questions.ts';
import { TABLES, type TableStory } from '../../../exercises/tables.ts';
import { combined } from '../../../exercises/whole-numbers.ts';
import { drawRows, transposedRows } from '../../../learning/drawing.ts';
import { shown, transposed } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const [A, B] = ['A', 'B'].map(symbol);

const turned =
  ({ layout, what, before, after, unit, numbers, changes }: TableStory): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 3], [2, 3], [3, 2]);
    const a = drawRows(random, rows, columns, { from: numbers[0], to: numbers[1] });
    const growth = drawRows(random, rows, columns, { from: changes[0], to: changes[1] });
    const b = combined(a, growth, (x, y) => x + y);
    const told = say`In a table ${layout}. It holds ${what} ${before}, in ${unit}: ${equal(A, shown(...a))}.`;
    if (difficulty === 'easy')
      return {
        prompt: say`${told} In a report rows and columns are to change their roles. Write the table for the report.`,
        hints: [
          say`What was a row becomes a column. How many rows and columns has the new table?`,
          say`Take the first row of the table and write it downwards; then go on beside it.`,
        ],
        expected: matrixExpected(transposedRows(a)),
        solution: [
          say`The first row, ${shown(a[0])}, becomes the first column, and each other row the column with its number: ${equal(transposed(A), shown(...transposedRows(a)))}.`,
        ],
        names: { A: integerMatrix(a) },
      };
    const isReversed = difficulty === 'hard';
    const given = isReversed ? transposedRows(b) : b;
    const later = isReversed
      ? say`A report for ${after.replace(/^(in|on) /, '')} has the rows and columns exchanged: ${equal(B, shown(...given))}.`
      : say`${after.charAt(0).toUpperCase()}${after.slice(1)} the table is ${equal(B, shown(...given))}.`;
    const [wanted, layoutWanted] = isReversed
      ? [growth, say`in the layout of ${A}`]
      : [transposedRows(growth), say`with rows and columns exchanged`];
    const differences = grid(b.map((row, i) => row.map((x, j) => sum(count(x), negative(count(a[i][j]))))));
    const working = isReversed ? sum(transposed(B), negative(A)) : transposed(sum(B, negative(A)));
    return {
      prompt: say`${told} ${later} Write down the changes from ${A} to the later table, ${layoutWanted}.`,
      hints: [
        isReversed
          ? say`Both tables need the same layout before they are compared place by place.`
          : say`Both tables have the same layout. Compare them place by place first: in row ${1}, column ${1} the change is ${sum(count(b[0][0]), negative(count(a[0][0])))}.`,
        isReversed
          ? say`Which numbers belong to the same place and the same kind? Follow one of them before you work all differences out.`
          : say`Then exchange rows and columns: where does the first row of the changes stand in the table that is wanted?`,
      ],
      expected: matrixExpected(wanted),
      solution: [
        isReversed
          ? say`Transposed, the report has the layout of ${A}: ${equal(transposed(B), shown(...b))}.`
          : say`The changes are ${equal(sum(B, negative(A)), differences, shown(...growth))}.`,
        say`So the table of changes is ${isReversed ? equal(working, differences, shown(...wanted)) : equal(working, shown(...wanted))}.`,
      ],
      names: { A: integerMatrix(a), B: integerMatrix(given) },
    };
  };

export const turnedTable: QuestionMaker = ofTemplates(
  { objective: 'transpose-matrix', kind: 'word-problem' },
  TABLES.map(turned),
);
