// The covariances of the columns of a matrix.

import { askedGrid } from '../../../catalogue/asked.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { observations } from '../observations.ts';
import { ddof } from '../statistic.ts';
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
    id: 'covariance',
    order: 22,
    title: 'Covariance matrix',
    alsoCalled: ['cov', 'joint variation'],
    summary: 'Finds the covariances of the columns of a matrix, whose rows are observations.',
    isCombined: false,
    body: [observations, ddof],
    ...algorithm,
    ...story,
    problems: ['overflow', 'not_enough_data', 'too_large'],
    asked: () => askedGrid('Matrix'),
    answer: 'matrix',
    related: ['correlation', 'col-var', 'col-mean'],
    linkedFrom: ['col-var'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
