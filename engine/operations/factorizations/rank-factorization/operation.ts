// The rank factorization of a matrix of any shape.

import { askedParts, grid } from '../../../catalogue/asked.ts';
import { matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import { answerAlone, cost, members, solve, time } from './solve.ts';
import { task, tell, theory } from './story.ts';

export const operations = [
  defineOperation({
    id: 'rank-factorization',
    order: 4,
    title: 'Rank factorization',
    alsoCalled: ['cr', 'full rank factorization', 'rank decomposition'],
    summary: 'Writes a matrix as its pivot columns times the rows of its reduced form that are not zero.',
    body: [matrixA],
    read: (given) => ({ a: given(matrixA) }),
    identify: ({ a }) => [a],
    cost,
    time,
    solve,
    answerAlone,
    theory,
    task,
    tell,
    problems: ['overflow', 'too_large'],
    asked: () => askedParts([grid('C', 'C', null), grid('F', 'F', null)], { relation: 'A = CF' }),
    answer: 'structure',
    meaning: 'factors',
    members,
    nextAbout: 'input',
    related: ['rref', 'column-space', 'rank'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
