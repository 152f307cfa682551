// The entry-by-entry quotient of two matrices of one shape.

import { divideEntries, entrywiseCost } from '../../../exact/kernels/entrywise.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { entrywiseOperation } from '../entrywise-operation.ts';
import { requireDivisors } from './divisors.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

/** Work of one quotient, reduced to lowest terms. */
const QUOTIENT_COST = 1000;

interface Operands {
  readonly a: ExactMatrix;
  readonly b: ExactMatrix;
}

function predictedQuotients({ a, b }: Operands): number {
  return Math.max(entrywiseCost(a, b).exact, QUOTIENT_COST * a.rows * a.columns);
}

export const operations = [
  entrywiseOperation({
    id: 'divide-ew',
    order: 4,
    title: 'Element-wise division',
    alsoCalled: ['/', '÷', 'a/b', './', 'quotient', 'hadamard division', 'divide'],
    summary: 'Divides each entry of the first matrix by the entry of the second at the same place.',
    name: 'element-wise division',
    work: { admit: requireDivisors, combine: divideEntries },
    cost: predictedQuotients,
    time: predictedQuotients,
    ...story,
    problems: ['zero_division'],
    related: ['multiply-ew', 'raise-ew', 'inverse-nxn'],
    content: { examples, exercise, implementation, learn, notes, questions },
  }),
];
