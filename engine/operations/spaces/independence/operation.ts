// Whether vectors are linearly independent, with a dependency where they are not.

import { askedLine } from '../../../catalogue/asked.ts';
import { vectorsField } from '../../../catalogue/field.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { questions } from './questions.ts';
import * as algorithm from './solve.ts';
import * as story from './story.ts';

const vectors = vectorsField({
  name: 'vectors',
  label: 'Vectors',
  description: 'The vectors, each a list of numbers; all of one length.',
});

export const operations = [
  defineOperation({
    id: 'independence',
    order: 6,
    title: 'Linear independence',
    alsoCalled: ['dependent', 'independent vectors', 'linear combination'],
    summary: 'Decides whether vectors are linearly independent, and finds a dependency where they are not.',
    body: [vectors],
    read: (given) => ({ vectors: given(vectors) }),
    ...algorithm,
    ...story,
    problems: ['overflow', 'too_large'],
    asked: () => askedLine('Independent, or a relation', 'dependency'),
    answer: 'structure',
    meaning: 'dependency',
    related: ['column-space', 'rank', 'null-space', 'coordinates'],
    content: { examples, exercise, implementation, learn, questions },
  }),
];
