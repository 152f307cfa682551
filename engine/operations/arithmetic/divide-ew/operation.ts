// The entry-by-entry quotient of two matrices of one shape.
// Above: the catalogue. Below: algorithms/entrywise, divisors.ts, story.ts, examples.ts.

import { identifyEntrywise, readEntrywise, solveEntrywise } from '../../../algorithms/entrywise/solve.ts';
import { matrixA, operandB } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { divideEntries, entrywiseCost } from '../../../exact/kernels/entrywise.ts';
import { requireDivisors } from './divisors.ts';
import { examples } from './examples.ts';
import { expression, task, tell, theory } from './story.ts';

/** Work of one quotient, reduced to lowest terms. */
const QUOTIENT_COST = 1000;

export const operations = [
  defineOperation({
    id: 'divide-ew',
    order: 4,
    title: 'Element-wise division',
    summary: 'Divides each entry of the first matrix by the entry of the second at the same place.',
    slugs: { a: 'divide-ew', b: 'divide-ew' },
    question: 'divide-ew',
    body: [matrixA, operandB],
    read: (given) => readEntrywise('element-wise division', given(matrixA), given(operandB)),
    identify: identifyEntrywise,
    cost: ({ a, b }) => Math.max(entrywiseCost(a, b).exact, QUOTIENT_COST * a.rows * a.columns),
    solve: (input) => solveEntrywise(input, { admit: requireDivisors, combine: divideEntries }),
    task,
    theory,
    tell,
    expression,
    problems: ['dimension_mismatch', 'zero_division', 'overflow'],
    answer: 'matrix',
    related: ['multiply-ew', 'raise-ew', 'inverse-nxn'],
    examples,
  }),
];
