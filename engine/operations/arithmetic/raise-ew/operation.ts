// The entries of one matrix raised to the entries of another.

import { entrywiseOperationOnFractions } from '../entrywise-operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import { predictedCost, predictedTime, raiseEntries, requirePowers } from './powers.ts';
import * as story from './story.ts';

export const operations = [
  entrywiseOperationOnFractions({
    id: 'raise-ew',
    order: 5,
    title: 'Element-wise power',
    alsoCalled: ['.^', 'hadamard power', 'exponent of each entry', 'raise entries'],
    summary: 'Raises each entry of the first matrix to the power of the entry of the second at the same place.',
    name: 'element-wise power',
    work: { admit: requirePowers, combine: raiseEntries },
    cost: ({ a, b }) => predictedCost(a, b),
    time: ({ a, b }) => predictedTime(a, b),
    ...story,
    problems: ['zero_division', 'domain'],
    related: ['multiply-ew', 'divide-ew', 'matmul'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
