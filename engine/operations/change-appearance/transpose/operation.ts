// The transpose: rows become columns.

import { hasStructure } from '../../../algorithms/structure.ts';
import { matrixA } from '../../../catalogue/inputs.ts';
import { arrangementOperation } from '../arrangement-operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';
import { transposition } from './transposition.ts';

export const operations = [
  arrangementOperation({
    id: 'transpose',
    order: 7,
    title: 'Transpose',
    alsoCalled: ['a^t', 'at', "a'", 'swap rows and columns', 'reflect in the diagonal', 'turn rows into columns'],
    summary: 'Turns the rows of a matrix into columns.',
    body: [matrixA],
    read: (given) => transposition(given(matrixA)),
    ...story,
    related: ['flipud', 'fliplr', 'rot90', 'matmul'],
    isFollowUp: true,
    isTrivialFor: (a) => hasStructure(a, 'symmetric'),
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
