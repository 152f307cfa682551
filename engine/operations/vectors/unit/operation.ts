// The unit vector in the direction of a vector.

import { defineOperation } from '../../../catalogue/operation.ts';
import { vectorToMeasure } from '../inputs.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'unit',
    order: 5,
    title: 'Unit vector',
    alsoCalled: ['normalize', 'normalise', 'direction', 'length one'],
    summary: 'Finds the vector of length one that points the same way.',
    body: [vectorToMeasure],
    ...algorithm,
    ...story,
    problems: ['zero_vector', 'too_large'],
    answer: 'vector',
    related: ['norm', 'projection'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
