// The minimal polynomial of a matrix.

import { matrixA, squareA } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

export const operations = [
  defineOperation({
    id: 'minimal-polynomial',
    order: 5,
    title: 'Minimal polynomial',
    alsoCalled: ['minpoly', 'annihilating polynomial', 'lowest polynomial'],
    summary: 'Finds the monic polynomial of the lowest degree that a square matrix satisfies.',
    body: [matrixA],
    read: squareA('a minimal polynomial'),
    cost: algorithm.cost,
    time: algorithm.time,
    solve: algorithm.solve,
    ...story,
    problems: ['not_square', 'overflow', 'too_large'],
    answer: 'polynomial',
    hasFollowUps: false,
    related: ['charpoly', 'power', 'classify'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
