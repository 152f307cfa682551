// The trace: the sum of the main diagonal.

import { matrixA, squareInField } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'trace',
    order: 4,
    title: 'Trace',
    alsoCalled: ['tr', 'spur', 'sum of the diagonal'],
    summary: 'Adds the entries on the main diagonal of a square matrix.',
    isFollowUp: true,
    body: [matrixA],
    read: squareInField('the trace'),
    ...algorithm,
    ...story,
    problems: ['not_square', 'overflow'],
    answer: 'scalar',
    related: ['determinant-nxn', 'charpoly', 'mat-sum'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
