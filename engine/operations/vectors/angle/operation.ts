// The angle between two vectors.

import { askedLine } from '../../../catalogue/asked.ts';
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
    id: 'angle',
    order: 4,
    title: 'Angle between two vectors',
    alsoCalled: ['cosine', 'angle between vectors', 'cos θ'],
    summary: 'Finds the angle between two vectors: its exact cosine, and the angle in radians and in degrees.',
    body: [vectorU, vectorV],
    ...algorithm,
    ...story,
    problems: ['dimension_mismatch', 'zero_vector', 'too_large'],
    asked: () => askedLine('Angle', 'angle'),
    answer: 'structure',
    meaning: 'facts',
    members: [
      part('cosine', 'scalar', 'The cosine of the angle, exact.'),
      part('radians', 'scalar', 'The angle in radians: 0, or the nearest double.'),
      part(
        'degrees',
        'scalar',
        'The angle in degrees: exact where it is a multiple of 30 or 45, else the nearest double.',
      ),
    ],
    related: ['dot', 'norm', 'projection'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
