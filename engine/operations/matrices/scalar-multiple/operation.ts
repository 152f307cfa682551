// The scalar multiple: a number times a matrix.

import { matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { scalarC } from './inputs.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'scalar-multiple',
    order: 10,
    title: 'Scalar multiple',
    alsoCalled: ['ka', 'scale a matrix', 'number times a matrix', 'multiple'],
    summary: 'Multiplies every entry of a matrix by one number.',
    body: [matrixA, scalarC],
    answer: 'matrix',
    read: (given) => ({ a: given(matrixA), scalar: given(scalarC) }),
    ...algorithm,
    ...story,
    problems: ['overflow'],
    related: ['multiply-ew', 'add', 'determinant-nxn'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
