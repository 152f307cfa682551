// Triangles: the entries on one side of a diagonal, zeros elsewhere.

import { askedGrid } from '../../../catalogue/asked.ts';
import { integerField } from '../../../catalogue/field.ts';
import { matrixA } from '../../../catalogue/inputs.ts';
import { arrangementOperation } from '../arrangement-operation.ts';
import { lowerExamples, upperExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';
import { triangle } from './triangle.ts';

const diagonal = integerField(
  {
    name: 'k',
    label: 'Diagonal',
    description: 'The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it.',
  },
  0,
);

export const operations = [
  arrangementOperation({
    id: 'tril',
    order: 8,
    title: 'Lower triangle',
    alsoCalled: ['lower triangular part'],
    summary: 'Keeps the entries on and below a diagonal and writes zeros above it.',
    body: [matrixA, diagonal],
    read: (given) => triangle(given(matrixA), 'lower', given(diagonal)),
    asked: ({ a }) => askedGrid('Matrix', [a.rows, a.columns]),
    ...story,
    related: ['triu', 'transpose', 'determinant-nxn'],
    content: {
      examples: lowerExamples,
      exercise: exerciseOf('lower'),
      implementation,
      learn,
      questions,
      notes,
    },
  }),
  arrangementOperation({
    id: 'triu',
    order: 9,
    title: 'Upper triangle',
    alsoCalled: ['upper triangular part'],
    summary: 'Keeps the entries on and above a diagonal and writes zeros below it.',
    body: [matrixA, diagonal],
    read: (given) => triangle(given(matrixA), 'upper', given(diagonal)),
    asked: ({ a }) => askedGrid('Matrix', [a.rows, a.columns]),
    ...story,
    related: ['tril', 'transpose', 'ref'],
    content: {
      examples: upperExamples,
      exercise: exerciseOf('upper'),
      implementation,
      learn,
      questions,
      notes,
    },
  }),
];
