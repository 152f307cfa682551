// The coordinates of a vector in a basis.

import { vectorField, vectorsField } from '../../../catalogue/field.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { requireSameEntries } from '../augmented.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

const basis = vectorsField({
  name: 'basis',
  label: 'Basis',
  description: 'The vectors of the basis, each a list of numbers. They may span a space or a part of it.',
});

const v = vectorField({
  name: 'v',
  label: 'Vector v',
  description: 'The vector, with as many numbers as those of the basis.',
});

export const operations = [
  defineOperation({
    id: 'coordinates',
    order: 7,
    title: 'Coordinates in a basis',
    alsoCalled: ['components', 'coordinate vector', 'in a basis'],
    summary: 'Finds the factors with which the vectors of a basis add up to a vector.',
    body: [basis, v],
    read: (given) => {
      const [vectors, vector] = [given(basis), given(v)];
      requireSameEntries(
        'a combination of vectors',
        { field: 'basis', letter: 'b', isListed: true, length: vectors.rows },
        { field: 'v', letter: 'v', isListed: false, length: vector.rows },
      );
      return { basis: vectors, v: vector };
    },
    ...algorithm,
    ...story,
    problems: ['dimension_mismatch', 'not_a_basis', 'not_in_span', 'overflow', 'too_large'],
    answer: 'vector',
    related: ['change-of-basis', 'independence', 'rref'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
