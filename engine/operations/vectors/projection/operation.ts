// The projection of a vector on another one.

import { askedParts, grid } from '../../../catalogue/asked.ts';
import { part } from '../../../catalogue/answer.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { vectorU, vectorV } from '../inputs.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'projection',
    order: 6,
    title: 'Projection on a vector',
    alsoCalled: ['project', 'component', 'shadow', 'orthogonal decomposition'],
    summary: 'Splits a vector into a part along another one and a part perpendicular to it.',
    body: [vectorU, vectorV],
    ...algorithm,
    ...story,
    problems: ['dimension_mismatch', 'zero_vector', 'too_large', 'overflow'],
    asked: ({ u }) => askedParts([grid('projection', 'Projection', [1, u.rows])]),
    answer: 'structure',
    meaning: 'facts',
    members: [
      part('projection', 'vector', 'The multiple of v that comes nearest to u.'),
      part('coefficient', 'scalar', 'The factor: the projection is this multiple of v.'),
      part('orthogonal', 'vector', 'What is left of u, which is perpendicular to v.'),
    ],
    related: ['dot', 'unit', 'distance'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
