// Orthogonal diagonalisation of symmetric matrices.

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
    id: 'orthogonal-diagonalization',
    order: 8,
    title: 'Orthogonal diagonalisation',
    alsoCalled: ['spectral theorem', 'principal axes', 'symmetric eigenvalues', 'qdq^t'],
    summary:
      'Writes a symmetric matrix as QDQᵀ with a diagonal matrix D and an orthogonal matrix Q, whose columns are unit eigenvectors.',
    hasFollowUps: false,
    nextAbout: 'input',
    body: [matrixA],
    read: squareA('an orthogonal diagonalisation'),
    identify: ({ a }) => [a],
    ...algorithm,
    ...story,
    problems: ['not_square', 'not_symmetric', 'overflow', 'too_large'],
    asked: ({ a }) =>
      askedParts([grid('Q', 'Q', [a.rows, a.columns]), grid('D', 'D', [a.rows, a.columns])], { relation: 'A = QDQᵀ' }),
    answer: 'structure',
    meaning: 'diagonalization',
    related: ['diagonalize', 'gram-schmidt', 'definiteness'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
