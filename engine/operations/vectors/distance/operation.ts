// The distance of a point from a plane or from a line.

import { askedParts, line } from '../../../catalogue/asked.ts';
import { part } from '../../../catalogue/answer.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { direction, normal, offset, point, read, through } from './inputs.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'distance',
    order: 7,
    title: 'Distance from a line or a plane',
    alsoCalled: ['how far', 'perpendicular distance', 'point to line', 'point to plane'],
    summary: 'Finds the distance of a point from a plane or a line, and the foot of the perpendicular.',
    body: [point, normal, offset, through, direction],
    read,
    ...algorithm,
    ...story,
    problems: ['inputs', 'dimension_mismatch', 'zero_vector', 'too_large', 'overflow'],
    asked: () => askedParts([line('distance', 'Distance')]),
    answer: 'structure',
    meaning: 'facts',
    members: [
      part('distance', 'scalar', 'The distance.'),
      part('squared', 'scalar', 'Its square.'),
      part('foot', 'vector', 'The nearest point: the foot of the perpendicular.'),
    ],
    related: ['projection', 'norm'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
