// The matrix of the projection on a column space.

import { askedGrid } from '../../../catalogue/asked.ts';
import { matrixA, ofRealNumbers } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'projection-matrix',
    order: 3,
    title: 'Projection matrix',
    alsoCalled: ['projector', 'hat matrix', 'projection onto a subspace'],
    summary: 'Finds the matrix that projects vectors on the column space of a matrix.',
    body: [matrixA],
    read: (given) => ({ a: ofRealNumbers(given, matrixA) }),
    ...algorithm,
    ...story,
    problems: ['too_large'],
    asked: () => askedGrid('Matrix'),
    answer: 'matrix',
    related: ['least-squares', 'qr', 'matmul'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
