// Subtraction of two matrices of one shape.
// Above: the catalogue. Below: entrywise-operation.ts, story.ts, examples.ts.

import { subtractMatrices } from '../../../exact/kernels/entrywise.ts';
import { entrywiseOperation } from '../entrywise-operation.ts';
import { examples } from './examples.ts';
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
    problems: [],
    related: ['add', 'divide-ew', 'multiply-ew', 'mat-sum'],
    examples,
  }),
];
