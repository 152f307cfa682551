// Addition of two matrices of one shape.

import { addMatrices } from '../../../exact/kernels/entrywise.ts';
import { entrywiseOperation } from '../entrywise-operation.ts';
import { keptStructureNotes, transposedOperandNotes } from '../kept-structure.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { expression, task, tell, theory } from './story.ts';

export const operations = [
  entrywiseOperation({
    id: 'add',
    order: 1,
    title: 'Matrix addition',
    summary: 'Adds two matrices of the same shape entry by entry.',
    name: 'addition',
    work: { combine: addMatrices },
    task,
    theory,
    tell,
    expression,
    notes: (input) => [...keptStructureNotes(input, 'sum', addMatrices), ...transposedOperandNotes(input, 1)],
    problems: [],
    related: ['subtract', 'multiply-ew', 'matmul', 'mat-sum'],
    examples,
    learn,
    exercise,
    implementation,
  }),
];
