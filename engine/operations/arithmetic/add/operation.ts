// Addition of two matrices of one shape.

import { addMatrices } from '../../../exact/kernels/entrywise.ts';
import { entrywiseOperation } from '../entrywise-operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

export const operations = [
  entrywiseOperation({
    id: 'add',
    order: 1,
    title: 'Matrix addition',
    alsoCalled: ['+', 'a+b', 'plus', 'sum of matrices', 'matrix sum'],
    summary: 'Adds two matrices of the same shape entry by entry.',
    name: 'addition',
    work: { combine: addMatrices },
    ...story,
    related: ['subtract', 'multiply-ew', 'matmul', 'mat-sum'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
