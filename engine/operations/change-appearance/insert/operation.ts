// Insertion of rows or columns into a matrix.

import { linesField, positionField } from '../../../catalogue/field.ts';
import { indexBase, matrixA } from '../../../catalogue/inputs.ts';
import type { Example } from '../../../catalogue/operation.ts';
import { arrangementOperation } from '../arrangement-operation.ts';
import { columnExamples, rowExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementationOf } from './implementations.ts';
import { learn } from './learn.ts';
import { insertColumns, insertRows } from './insertion.ts';
import { notesOf } from './notes.ts';
import { questions } from './questions.ts';
import { taskOf, tellOf, theory } from './story.ts';

const newRows = linesField({
  name: 'b',
  label: 'New rows',
  description: 'The rows to insert: a matrix with as many columns as A, or one row as a list of numbers.',
});

const newColumns = linesField({
  name: 'b',
  label: 'New columns',
  description: 'The columns to insert: a matrix with as many rows as A, or one column as a list of numbers.',
});

const firstRow = positionField({
  name: 'index',
  label: 'Position',
  description: 'The position that the first inserted row takes; after the last row where it is left out.',
});

const firstColumn = positionField({
  name: 'index',
  label: 'Position',
  description: 'The position that the first inserted column takes; after the last column where it is left out.',
});

/** The story and the content, in words of rows or of columns. */
function sharedBy(line: 'row' | 'column', examples: readonly Example[]) {
  return {
    task: taskOf(line),
    theory,
    tell: tellOf(line),
    content: {
      examples,
      exercise: exerciseOf(line),
      implementation: implementationOf(line),
      learn,
      questions,
      notes: notesOf(line),
    },
  };
}

export const operations = [
  arrangementOperation({
    id: 'row-insert',
    order: 1,
    title: 'Insert rows',
    alsoCalled: ['add a row', 'new row'],
    summary: 'Inserts one row or several at a position of your choice.',
    body: [matrixA, newRows, firstRow, indexBase],
    read: (given) => insertRows(given(matrixA), given(newRows), given(firstRow), given(indexBase)),
    identify: ({ a, b, place }) => [a, b, place],
    ...sharedBy('row', rowExamples),
    problems: ['dimension_mismatch', 'index'],
    related: ['row-concat', 'row-delete', 'col-insert'],
  }),
  arrangementOperation({
    id: 'col-insert',
    order: 2,
    title: 'Insert columns',
    alsoCalled: ['add a column', 'new column'],
    summary: 'Inserts one column or several at a position of your choice.',
    body: [matrixA, newColumns, firstColumn, indexBase],
    read: (given) => insertColumns(given(matrixA), given(newColumns), given(firstColumn), given(indexBase)),
    identify: ({ a, b, place }) => [a, b, place],
    ...sharedBy('column', columnExamples),
    problems: ['dimension_mismatch', 'index'],
    related: ['col-concat', 'col-delete', 'row-insert'],
  }),
];
