// The cross product of two vectors.

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
    id: 'cross',
    order: 2,
    title: 'Cross product',
    alsoCalled: ['vector product', 'u×v', 'normal vector', 'perpendicular vector'],
    summary: 'Finds the vector that is perpendicular to two vectors with three entries.',
    body: [vectorU, vectorV],
    ...algorithm,
    ...story,
    problems: ['not_three_dimensional', 'overflow'],
    answer: 'vector',
    related: ['dot', 'angle', 'determinant-3x3'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
