// Subtraction of two matrices of one shape.
// Above: the catalogue. Below: algorithms/entrywise, story.ts, examples.ts.

import { identifyEntrywise, readEntrywise, solveEntrywise } from '../../../algorithms/entrywise/solve.ts';
import { matrixA, operandB } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { entrywiseCost, subtractMatrices } from '../../../exact/kernels/entrywise.ts';
import { examples } from './examples.ts';
import { expression, task, tell, theory } from './story.ts';

export const operations = [
  defineOperation({
    id: 'subtract',
    order: 2,
    title: 'Matrix subtraction',
    summary: 'Subtracts the second matrix from the first, entry by entry.',
    slugs: { a: 'subtract', b: 'subtract' },
    question: 'subtract',
    body: [matrixA, operandB],
    read: (given) => readEntrywise('subtraction', given(matrixA), given(operandB)),
    identify: identifyEntrywise,
    cost: ({ a, b }) => entrywiseCost(a, b).exact,
    solve: (input) => solveEntrywise(input, { combine: subtractMatrices }),
    task,
    theory,
    tell,
    expression,
    problems: ['dimension_mismatch', 'overflow'],
    answer: 'matrix',
    related: ['add', 'divide-ew', 'multiply-ew', 'mat-sum'],
    examples,
  }),
];
