// The entry-by-entry (Hadamard) product of two matrices of one shape.

import { multiplyEntries } from '../../../exact/kernels/entrywise.ts';
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
    id: 'multiply-ew',
    order: 3,
    title: 'Element-wise multiplication',
    alsoCalled: [
      'hadamard product',
      'schur product',
      'entrywise product',
      'pointwise product',
      'elementwise multiply',
      '.*',
    ],
    summary: 'Multiplies two matrices of the same shape entry by entry: the Hadamard product.',
    name: 'element-wise multiplication',
    work: { combine: multiplyEntries },
    ...story,
    related: ['matmul', 'divide-ew', 'raise-ew', 'add'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
