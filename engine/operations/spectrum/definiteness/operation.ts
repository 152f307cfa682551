// Definiteness: the signs of the quadratic form of a symmetric matrix.

import { askedParts, choice } from '../../../catalogue/asked.ts';
import { matrixA, squareA } from '../../../catalogue/inputs.ts';
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
    id: 'definiteness',
    order: 7,
    title: 'Definiteness',
    alsoCalled: ['positive definite', 'negative definite', 'indefinite', 'quadratic form', 'inertia'],
    summary:
      'Says whether a symmetric matrix is positive or negative definite, semidefinite or indefinite, with its inertia.',
    body: [matrixA],
    read: squareA('definiteness'),
    ...algorithm,
    ...story,
    problems: ['not_square', 'not_symmetric', 'overflow', 'too_large'],
    asked: () => askedParts([choice('class', 'The matrix is', algorithm.CLASSES)]),
    answer: 'structure',
    meaning: 'facts',
    related: ['cholesky', 'ldlt', 'charpoly'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
