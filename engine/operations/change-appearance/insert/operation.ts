// Insertion of rows or columns into a matrix.

import { arrangementCost, arrangementTime, solveArrangement } from '../../../algorithms/arrangement/solve.ts';
import { linesField, positionField } from '../../../catalogue/field.ts';
import { indexBase, matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { columnExamples, rowExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementationOf } from './implementations.ts';
import { learn } from './learn.ts';
import { insertColumns, insertRows } from './insertion.ts';
import { notesOf } from './notes.ts';
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

export const operations = [
  defineOperation({
    id: 'row-insert',
    order: 1,
    title: 'Insert rows',
    summary: 'Inserts one row or several at a position of your choice.',
    slugs: { a: 'row-insert' },
    question: 'row-insert',
    body: [matrixA, newRows, firstRow, indexBase],
    read: (given) => insertRows(given(matrixA), given(newRows), given(firstRow), given(indexBase)),
    identify: ({ a, b, place }) => [a, b, place],
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    task: taskOf('row'),
    theory,
    tell: tellOf('row'),
    notes: notesOf('row'),
    problems: ['dimension_mismatch', 'index', 'overflow'],
    answer: 'matrix',
    related: ['row-concat', 'row-delete', 'col-insert'],
    examples: rowExamples,
    exercise: exerciseOf('row'),
    learn,
    implementation: implementationOf('row'),
  }),
  defineOperation({
    id: 'col-insert',
    order: 2,
    title: 'Insert columns',
    summary: 'Inserts one column or several at a position of your choice.',
    slugs: { a: 'col-insert' },
    question: 'col-insert',
    body: [matrixA, newColumns, firstColumn, indexBase],
    read: (given) => insertColumns(given(matrixA), given(newColumns), given(firstColumn), given(indexBase)),
    identify: ({ a, b, place }) => [a, b, place],
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    task: taskOf('column'),
    theory,
    tell: tellOf('column'),
    notes: notesOf('column'),
    problems: ['dimension_mismatch', 'index', 'overflow'],
    answer: 'matrix',
    related: ['col-concat', 'col-delete', 'row-insert'],
    examples: columnExamples,
    exercise: exerciseOf('column'),
    learn,
    implementation: implementationOf('column'),
  }),
];
