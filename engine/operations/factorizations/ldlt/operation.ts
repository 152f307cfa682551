// The LDLᵀ factorization of a symmetric matrix.

import { askedParts, grid } from '../../../catalogue/asked.ts';
import { matrixA, squareInField } from '../../../catalogue/inputs.ts';
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
    id: 'ldlt',
    order: 3,
    title: 'LDLᵀ factorization',
    alsoCalled: ['ldl', 'ldl^t', 'ldl decomposition'],
    summary: 'Writes a symmetric matrix as a lower triangular matrix, a diagonal one, and the transpose of the first.',
    body: [matrixA],
    read: squareInField('an LDLᵀ factorization'),
    ...algorithm,
    ...story,
    problems: ['not_square', 'not_symmetric', 'overflow', 'too_large'],
    asked: ({ a }) =>
      askedParts([grid('L', 'L', [a.rows, a.columns]), grid('D', 'D', [a.rows, a.columns])], {
        relation: 'A = LDLᵀ',
        impossible: {
          label: 'There is no such factorization',
          fault: 'there is such a factorization',
          missed: 'the product LDLᵀ is not A',
        },
      }),
    answer: 'structure',
    meaning: 'factors',
    related: ['definiteness', 'determinant-nxn', 'cholesky', 'lu'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
