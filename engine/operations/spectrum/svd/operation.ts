// The singular value decomposition.

import { askedParts, grid } from '../../../catalogue/asked.ts';
import { matrixA, ofFractions } from '../../../catalogue/inputs.ts';
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
    id: 'svd',
    order: 11,
    title: 'Singular value decomposition',
    alsoCalled: ['singular values', 'usv^t'],
    summary:
      'Writes a matrix of any shape as USVᵀ with singular values on the diagonal of S and perpendicular unit columns in U and V.',
    hasFollowUps: false,
    nextAbout: 'input',
    body: [matrixA],
    read: (given) => ({ a: ofFractions(given, matrixA) }),
    identify: ({ a }) => [a],
    ...algorithm,
    ...story,
    problems: ['overflow', 'too_large'],
    asked: () =>
      askedParts([grid('U', 'U', null), grid('S', 'S', null), grid('V', 'V', null)], { relation: 'A = USVᵀ' }),
    answer: 'structure',
    meaning: 'factors',
    related: ['orthogonal-diagonalization', 'qr', 'rank'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
