// Powers of a square matrix with whole exponents.

import { matrixA, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { exponentK } from './inputs.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'power',
    order: 14,
    title: 'Power',
    alsoCalled: [
      '^',
      '**',
      'a^2',
      'a²',
      'a^3',
      'a^n',
      'a^k',
      'a^b',
      'pow',
      'exponent',
      'square',
      'raise',
      'matrix power',
    ],
    summary: 'Raises a square matrix to a whole power; negative exponents take the inverse.',
    body: [matrixA, exponentK],
    read: (given) => {
      const a = given(matrixA);
      requireSquare('a power', a);
      return { a, k: given(exponentK) };
    },
    cost: algorithm.cost,
    solve: algorithm.solve,
    ...story,
    problems: ['not_square', 'singular', 'overflow', 'too_large'],
    answer: 'matrix',
    related: ['eigenvalues', 'diagonalize', 'power-formula', 'matmul'],
    nextAbout: 'input',
    content: { examples, exercise, implementation, learn, questions },
  }),
];
