// The correlations of the columns of a matrix.

import { askedGrid } from '../../../catalogue/asked.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { observations } from '../observations.ts';
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
    id: 'correlation',
    order: 23,
    title: 'Correlation matrix',
    alsoCalled: ['corr', 'pearson', 'correlation coefficient', 'r'],
    summary: 'Finds the correlations of the columns of a matrix, whose rows are observations.',
    isCombined: false,
    body: [observations],
    ...algorithm,
    ...story,
    problems: ['not_enough_data', 'zero_variance', 'too_large'],
    asked: () => askedGrid('Matrix'),
    answer: 'matrix',
    related: ['covariance', 'col-std', 'col-mean'],
    linkedFrom: ['col-std'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
