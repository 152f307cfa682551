// Indexing and slicing: the entries in chosen rows and columns.

import { askedGrid } from '../../../catalogue/asked.ts';
import { selectionField } from '../../../catalogue/field.ts';
import { indexBase, matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { partOf } from './part.ts';
import { partCost, partTime, solvePart } from './solve.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

const chosenRows = selectionField({
  name: 'rows',
  label: 'Rows',
  description: 'The rows to take: a position, a list of positions, or a slice start:stop:step; all where left out.',
});

const chosenColumns = selectionField({
  name: 'cols',
  label: 'Columns',
  description: 'The columns to take: a position, a list of positions, or a slice start:stop:step; all where left out.',
});

export const operations = [
  defineOperation({
    id: 'index-and-slice',
    order: 1,
    title: 'Index and slice',
    alsoCalled: ['submatrix', 'entry', 'element', 'extract', 'subset', 'index', 'slice', 'block'],
    summary: 'Takes the entries in chosen rows and columns; the answer is always a matrix.',
    body: [matrixA, chosenRows, chosenColumns, indexBase],
    read: (given) => partOf(given(matrixA), given(chosenRows), given(chosenColumns), given(indexBase)),
    identify: ({ a, rows, columns }) => [a, rows.places, columns.places],
    cost: partCost,
    time: partTime,
    answerEntries: ({ rows, columns }) => rows.places.length * columns.places.length,
    solve: solvePart,
    ...story,
    problems: ['index', 'too_large', 'overflow'],
    asked: () => askedGrid('Matrix'),
    answer: 'matrix',
    related: ['row-delete', 'col-delete', 'transpose', 'shape'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
