// The sum and the intersection of two subspaces.

import { askedParts, line } from '../../../catalogue/asked.ts';
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

const u = vectorsField({
  name: 'u',
  label: 'Vectors of U',
  description: 'Vectors that span the first subspace, each a list of numbers; they may be dependent.',
});

const w = vectorsField({
  name: 'w',
  label: 'Vectors of W',
  description: 'Vectors that span the second subspace, with as many numbers as those of the first.',
});

export const operations = [
  defineOperation({
    id: 'sum-and-intersection',
    order: 9,
    title: 'Sum and intersection of subspaces',
    alsoCalled: ['subspaces', 'intersection', 'dimension formula'],
    summary: 'Finds bases of the sum and of the intersection of two subspaces, and all dimensions.',
    body: [u, w],
    read: (given) => {
      const [first, second] = [given(u), given(w)];
      requireSameEntries(
        'the sum of subspaces',
        { field: 'u', letter: 'u', isListed: true, length: first.rows },
        { field: 'w', letter: 'w', isListed: true, length: second.rows },
      );
      return { u: first, w: second };
    },
    ...algorithm,
    ...story,
    problems: ['dimension_mismatch', 'overflow', 'too_large'],
    asked: () =>
      askedParts([line('sum_basis', 'Basis of the sum'), line('intersection_basis', 'Basis of the intersection')]),
    answer: 'structure',
    meaning: 'basis',
    comparison: 'span',
    related: ['independence', 'column-space', 'null-space'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
