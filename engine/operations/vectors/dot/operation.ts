// The dot product of two vectors.

import { defineOperation } from '../../../catalogue/operation.ts';
import { twoRealVectors, vectorU, vectorV } from '../inputs.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'dot',
    order: 1,
    title: 'Dot product',
    alsoCalled: ['dot', 'scalar product', 'inner product', 'u·v'],
    summary: 'Multiplies the entries of two vectors in equal places and adds the products.',
    body: [vectorU, vectorV],
    read: twoRealVectors('the dot product'),
    ...algorithm,
    ...story,
    problems: ['dimension_mismatch', 'overflow'],
    answer: 'scalar',
    related: ['angle', 'projection', 'matmul', 'mat-sum'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
