// Solutions of systems of linear equations.

import { askedLine } from '../../../catalogue/asked.ts';
import { part } from '../../../catalogue/answer.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { body, methods, read, type SolveInput } from './input.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import { task, tell, theory, theoryFor } from './story.ts';

export const operations = [
  defineOperation({
    id: 'solve',
    order: 1,
    title: 'Solve a system of equations',
    alsoCalled: [
      'solve',
      'system',
      'systems',
      'linear system',
      'equations',
      'simultaneous equations',
      'unknowns',
      'ax=b',
      'cramer',
    ],
    summary: 'Finds all solutions of a system of linear equations.',
    body,
    read,
    identify: ({ a, b }: SolveInput) => [a, b],
    cost: algorithm.cost,
    time: algorithm.time,
    solve: algorithm.solve,
    answerAlone: algorithm.answerAlone,
    theory,
    theoryFor,
    task,
    tell,
    problems: ['dimension_mismatch', 'equation', 'index', 'not_square', 'overflow', 'system', 'too_large'],
    methods,
    asked: () => askedLine('All solutions', 'solutions'),
    answer: 'structure',
    meaning: 'solutions',
    members: [
      part('outcome', 'word', 'How many solutions there are; of several right sides, whether each has one.', {
        words: ['unique', 'none', 'infinite'],
      }),
      part(
        'particular',
        'vector',
        'A solution, with zeros for the free unknowns; null without one, and with several right sides.',
        {
          optional: true,
        },
      ),
      part(
        'particular_matrix',
        'matrix',
        'With several right sides: a matrix with a solution for each in its columns; null where one of them has none.',
        { optional: true },
      ),
      part(
        'basis',
        'vectors',
        'What can be added to a solution: these solutions of A x = 0, and all sums of their multiples.',
        { comparison: 'span' },
      ),
      part('free', 'positions', 'The unknowns that can be chosen freely.'),
      part('pivots', 'positions', 'The columns of A that hold pivots.'),
      part('rank', 'count', 'The rank of A.'),
      part('rank_augmented', 'count', 'The rank of A with the right sides beside it.'),
    ],
    nextAbout: 'input',
    hasFollowUps: false,
    related: ['rref', 'inverse-nxn', 'determinant-nxn'],
    linkedFrom: ['rref'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
