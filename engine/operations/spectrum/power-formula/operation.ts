// The powers of a matrix as a formula in the exponent.

import { askedGrid } from '../../../catalogue/asked.ts';
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
    id: 'power-formula',
    order: 4,
    title: 'Formula for all powers',
    alsoCalled: ['a^n', 'general power', 'power by diagonalization', 'closed form', 'recurrence'],
    summary:
      'Writes the powers of a square matrix as one formula in the exponent n, exactly, whether it is diagonalisable or not.',
    hasFollowUps: false,
    nextAbout: 'input',
    body: [matrixA],
    read: squareA('a power'),
    identify: ({ a }) => [a],
    ...algorithm,
    ...story,
    problems: ['not_square', 'overflow', 'too_large'],
    asked: ({ a }) => askedGrid('Aⁿ, each entry a formula in n', [a.rows, a.columns], 'powers'),
    answer: 'structure',
    meaning: 'facts',
    related: ['diagonalize', 'power', 'jordan'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
