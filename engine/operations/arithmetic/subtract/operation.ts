// Subtraction of two matrices of one shape.

import { subtractMatrices } from '../../../exact/kernels/entrywise.ts';
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
    id: 'subtract',
    order: 2,
    title: 'Matrix subtraction',
    alsoCalled: ['-', 'a-b', 'minus', 'difference', 'take away'],
    summary: 'Subtracts the second matrix from the first, entry by entry.',
    name: 'subtraction',
    work: { combine: subtractMatrices },
    ...story,
    related: ['add', 'divide-ew', 'multiply-ew', 'mat-sum'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
