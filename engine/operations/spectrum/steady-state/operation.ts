// Steady states: the distributions that a Markov chain leaves as they are.

import { askedLine } from '../../../catalogue/asked.ts';
import { choiceField, type FieldValues } from '../../../catalogue/field.ts';
import { matrixA, ofFractions, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import type { SteadyStateInput } from './solve.ts';
import * as story from './story.ts';

const orientation = choiceField(
  { name: 'orientation', label: 'Orientation', description: 'Which lines of the matrix are distributions.' },
  [
    ['column', 'the columns: column j holds the shares that follow state j'],
    ['row', 'the rows: row i holds the shares that follow state i'],
  ],
  'column',
);

export const operations = [
  defineOperation({
    id: 'steady-state',
    order: 10,
    title: 'Steady state',
    alsoCalled: ['markov chain', 'stationary distribution', 'stochastic matrix', 'long run', 'equilibrium'],
    summary: 'Finds the distributions that a Markov chain leaves as they are, one for each closed class of states.',
    body: [matrixA, orientation],
    read: (given: FieldValues): SteadyStateInput => {
      const a = ofFractions(given, matrixA);
      requireSquare('a steady state', a);
      return { a, orientation: given(orientation) === 'row' ? 'row' : 'column' };
    },
    identify: (input) => [input.a, input.orientation],
    ...algorithm,
    ...story,
    problems: ['not_square', 'not_stochastic', 'overflow', 'too_large'],
    asked: () => askedLine('Steady state', 'points'),
    answer: 'structure',
    meaning: 'facts',
    related: ['null-space', 'power', 'classify'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
