// The QR factorization.

import { askedParts, grid } from '../../../catalogue/asked.ts';
import { part } from '../../../catalogue/answer.ts';
import { indexBase, matrixA, ofRealNumbers } from '../../../catalogue/inputs.ts';
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
    id: 'qr',
    order: 2,
    title: 'QR factorization',
    alsoCalled: ['qr', 'qr decomposition', 'orthogonal triangular'],
    summary: 'Writes a matrix as a product of a matrix with perpendicular unit columns and an upper triangular one.',
    body: [matrixA, indexBase],
    read: (given) => ({ a: ofRealNumbers(given, matrixA), indexBase: given(indexBase) }),
    identify: ({ a }) => [a],
    ...algorithm,
    ...story,
    problems: ['overflow', 'too_large'],
    asked: () => askedParts([grid('Q', 'Q', null), grid('R', 'R', null)], { relation: 'A = QR' }),
    answer: 'structure',
    meaning: 'factors',
    members: [
      part(
        'Q',
        'matrix',
        'The factor with perpendicular columns of length 1, as many as the rank; null for a zero matrix.',
        { optional: true, form: 'orthonormal-columns' },
      ),
      part(
        'R',
        'matrix',
        'The factor in row echelon form, whose rows begin with positive numbers; null for a zero matrix.',
        { optional: true, form: 'echelon' },
      ),
      part('rank', 'count', 'The rank of A.'),
      part('dependent', 'positions', 'The positions of the columns that are combinations of those before them.'),
    ],
    related: ['least-squares', 'projection-matrix', 'rank', 'gram-schmidt'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
