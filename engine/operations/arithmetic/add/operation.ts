// Addition of two matrices of one shape.
// Above: the catalogue. Below: algorithms/entrywise, story.ts, examples.ts.

import { identifyEntrywise, readEntrywise, solveEntrywise } from '../../../algorithms/entrywise/solve.ts';
import { matrixA, operandB } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { addMatrices, entrywiseCost } from '../../../exact/kernels/entrywise.ts';
import { examples } from './examples.ts';
import { expression, task, tell, theory } from './story.ts';

export const operations = [
  defineOperation({
    id: 'add',
    order: 1,
    title: 'Matrix addition',
    summary: 'Adds two matrices of the same shape entry by entry.',
    slugs: { a: 'add', b: 'add' },
    question: 'add',
    body: [matrixA, operandB],
    read: (given) => readEntrywise('addition', given(matrixA), given(operandB)),
    identify: identifyEntrywise,
    cost: ({ a, b }) => entrywiseCost(a, b).exact,
    solve: (input) => solveEntrywise(input, { combine: addMatrices }),
    task,
    theory,
    tell,
    expression,
    problems: ['dimension_mismatch', 'overflow'],
    answer: 'matrix',
    related: ['subtract', 'multiply-ew', 'matmul', 'mat-sum'],
    examples,
  }),
];
