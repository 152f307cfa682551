// Subtraction of two matrices of one shape.

import { subtractMatrices } from '../../../exact/kernels/entrywise.ts';
import { entrywiseOperation } from '../entrywise-operation.ts';
import { keptStructureNotes, transposedOperandNotes } from '../kept-structure.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { expression, task, tell, theory } from './story.ts';

export const operations = [
  entrywiseOperation({
    id: 'subtract',
    order: 2,
    title: 'Matrix subtraction',
    summary: 'Subtracts the second matrix from the first, entry by entry.',
    name: 'subtraction',
    work: { combine: subtractMatrices },
    task,
    theory,
    tell,
    expression,
    notes: (input) => [
      ...keptStructureNotes(input, 'difference', subtractMatrices),
      ...transposedOperandNotes(input, -1),
    ],
    problems: [],
    related: ['add', 'divide-ew', 'multiply-ew', 'mat-sum'],
    examples,
    learn,
    exercise,
    implementation,
  }),
];
