// The norms of a vector or of a matrix.

import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { kind, matrixToMeasure, optionalVector } from './inputs.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'norm',
    order: 3,
    title: 'Norm',
    alsoCalled: ['length', 'magnitude', '||v||', 'absolute value', 'euclidean norm', 'frobenius norm'],
    summary: 'Finds the length of a vector, or another norm of a vector or a matrix.',
    body: [optionalVector, matrixToMeasure, kind],
    ...algorithm,
    ...story,
    problems: ['inputs', 'method', 'too_large', 'overflow'],
    answer: 'scalar',
    related: ['unit', 'dot'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
