// The entry-by-entry (Hadamard) product of two matrices of one shape.
// Above: the catalogue. Below: algorithms/entrywise, story.ts, examples.ts.

import { identifyEntrywise, readEntrywise, solveEntrywise } from '../../../algorithms/entrywise/solve.ts';
import { matrixA, operandB } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { entrywiseCost, multiplyEntries } from '../../../exact/kernels/entrywise.ts';
import { examples } from './examples.ts';
import { expression, task, tell, theory } from './story.ts';

export const operations = [
  defineOperation({
    id: 'multiply-ew',
    order: 3,
    title: 'Element-wise multiplication',
    summary: 'Multiplies two matrices of the same shape entry by entry: the Hadamard product.',
    slugs: { a: 'multiply-ew', b: 'multiply-ew' },
    question: 'multiply-ew',
    body: [matrixA, operandB],
    read: (given) => readEntrywise('element-wise multiplication', given(matrixA), given(operandB)),
    identify: identifyEntrywise,
    cost: ({ a, b }) => entrywiseCost(a, b).exact,
    solve: (input) => solveEntrywise(input, { combine: multiplyEntries }),
    task,
    theory,
    tell,
    expression,
    problems: ['dimension_mismatch', 'overflow'],
    answer: 'matrix',
    related: ['matmul', 'divide-ew', 'raise-ew', 'add'],
    examples,
  }),
];
