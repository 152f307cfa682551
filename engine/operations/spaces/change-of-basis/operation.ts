// The matrix that changes coordinates in one basis to coordinates in another.

import { vectorsField } from '../../../catalogue/field.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { requireSameEntries } from '../augmented.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

const from = vectorsField({
  name: 'from',
  label: 'Basis from',
  description: 'The vectors of the basis in which coordinates are known, each a list of numbers.',
});

const to = vectorsField({
  name: 'to',
  label: 'Basis to',
  description: 'The vectors of the basis in which coordinates are wanted; another basis of the same space.',
});

export const operations = [
  defineOperation({
    id: 'change-of-basis',
    order: 8,
    title: 'Change of basis',
    alsoCalled: ['basis change', 'transition matrix', 'new coordinates'],
    summary: 'Finds the matrix that turns coordinates in one basis into coordinates in another.',
    body: [from, to],
    read: (given) => {
      const [source, target] = [given(from), given(to)];
      requireSameEntries(
        'a change of basis',
        { field: 'from', letter: 'f', isListed: true, length: source.rows },
        { field: 'to', letter: 't', isListed: true, length: target.rows },
      );
      return { from: source, to: target };
    },
    ...algorithm,
    ...story,
    problems: ['dimension_mismatch', 'not_a_basis', 'different_span', 'overflow', 'too_large'],
    answer: 'matrix',
    related: ['coordinates', 'independence', 'inverse-nxn'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
