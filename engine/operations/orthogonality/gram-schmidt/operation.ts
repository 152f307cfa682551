// The Gram-Schmidt process.

import { askedLine } from '../../../catalogue/asked.ts';
import { part } from '../../../catalogue/answer.ts';
import { vectorsField } from '../../../catalogue/field.ts';
import { indexBase, ofRealNumbers } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

const vectors = vectorsField({
  name: 'vectors',
  label: 'Vectors',
  description: 'The vectors in their order, each a list of as many numbers as the others.',
});

export const operations = [
  defineOperation({
    id: 'gram-schmidt',
    order: 1,
    title: 'Gram-Schmidt process',
    alsoCalled: ['orthonormalize', 'orthogonalize', 'orthonormal basis', 'orthogonal basis'],
    summary: 'Turns vectors into perpendicular ones, and into unit vectors, that span the same space.',
    body: [vectors, indexBase],
    read: (given) => ({ vectors: ofRealNumbers(given, vectors), indexBase: given(indexBase) }),
    identify: ({ vectors: given }) => [given],
    ...algorithm,
    ...story,
    problems: ['overflow', 'too_large'],
    asked: () => askedLine('Perpendicular vectors', 'directions'),
    answer: 'structure',
    meaning: 'basis',
    members: [
      part(
        'orthogonal',
        'vectors',
        'The perpendicular vectors as the process leaves them, not divided by their lengths.',
        { comparison: 'equal-up-to-factor' },
      ),
      part('orthonormal', 'vectors', 'The same divided by their lengths.', { comparison: 'equal-up-to-sign' }),
      part('dependent', 'positions', 'The positions of the vectors that are combinations of those before them.'),
      part('rank', 'count', 'The dimension of the space that the vectors span.'),
    ],
    related: ['qr', 'column-space', 'projection-matrix', 'dot'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
