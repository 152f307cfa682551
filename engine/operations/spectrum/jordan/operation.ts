// The Jordan form of a matrix.

import { askedGrid } from '../../../catalogue/asked.ts';
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
    id: 'jordan',
    order: 9,
    title: 'Jordan form',
    alsoCalled: ['jordan normal form', 'canonical form', 'generalized eigenvectors'],
    summary:
      'Writes a square matrix as PJP⁻¹, where J has its eigenvalues on the diagonal and ones above it where eigenvectors are missing.',
    hasFollowUps: false,
    nextAbout: 'input',
    body: [matrixA],
    read: squareA('a Jordan form'),
    identify: ({ a }) => [a],
    ...algorithm,
    ...story,
    problems: ['not_square', 'overflow', 'too_large'],
    asked: ({ a }) => askedGrid('Jordan form J', [a.rows, a.columns], 'jordan-form'),
    answer: 'structure',
    meaning: 'facts',
    related: ['diagonalize', 'eigenvectors', 'minimal-polynomial'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
