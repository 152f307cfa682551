// The rank of a matrix, with its nullity and its pivot columns.

import { askedParts, line } from '../../../catalogue/asked.ts';
import { indexBase, matrixA } from '../../../catalogue/inputs.ts';
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
    id: 'rank',
    order: 1,
    title: 'Rank',
    alsoCalled: ['rank and nullity', 'number of pivots', 'dimension of the column space'],
    summary: 'Counts the pivots of a matrix: its rank, its nullity and its pivot columns.',
    body: [matrixA, indexBase],
    ...algorithm,
    ...story,
    isFollowUp: true,
    nextAbout: 'input',
    problems: ['too_large'],
    asked: () => askedParts([line('rank', 'Rank'), line('nullity', 'Nullity')]),
    answer: 'structure',
    meaning: 'facts',
    related: ['column-space', 'null-space', 'ref'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
