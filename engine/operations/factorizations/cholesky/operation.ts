// The Cholesky factorization of a symmetric positive definite matrix.

import { askedParts, grid } from '../../../catalogue/asked.ts';
import { matrixA, squareA } from '../../../catalogue/inputs.ts';
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
    id: 'cholesky',
    order: 2,
    title: 'Cholesky factorization',
    alsoCalled: ['ll^t', 'square root of a matrix', 'cholesky decomposition'],
    summary: 'Writes a positive definite matrix as a lower triangular matrix times its transpose.',
    body: [matrixA],
    read: squareA('a Cholesky factorization'),
    ...algorithm,
    ...story,
    problems: ['not_square', 'not_symmetric', 'not_positive_definite', 'overflow', 'too_large'],
    asked: ({ a }) => askedParts([grid('L', 'L', [a.rows, a.columns])], { relation: 'A = LLᵀ' }),
    answer: 'structure',
    meaning: 'factors',
    related: ['ldlt', 'determinant-nxn', 'inverse-nxn', 'definiteness'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
