// The entries of one matrix raised to the entries of another.
// Above: the catalogue. Below: algorithms/entrywise, powers.ts, story.ts, examples.ts.

import { identifyEntrywise, readEntrywise, solveEntrywise } from '../../../algorithms/entrywise/solve.ts';
import { matrixA, operandB } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { predictedCost, raiseEntries, requirePowers } from './powers.ts';
import { expression, notes, task, tell, theory } from './story.ts';

export const operations = [
  defineOperation({
    id: 'raise-ew',
    order: 5,
    title: 'Element-wise power',
    summary: 'Raises each entry of the first matrix to the power of the entry of the second at the same place.',
    slugs: { a: 'raise-ew', b: 'raise-ew' },
    question: 'raise-ew',
    body: [matrixA, operandB],
    read: (given) => readEntrywise('element-wise power', given(matrixA), given(operandB)),
    identify: identifyEntrywise,
    cost: ({ a, b }) => predictedCost(a, b),
    solve: (input) => solveEntrywise(input, { admit: requirePowers, combine: raiseEntries }),
    task,
    theory,
    tell,
    expression,
    notes,
    problems: ['dimension_mismatch', 'zero_division', 'domain', 'overflow'],
    answer: 'matrix',
    related: ['multiply-ew', 'divide-ew', 'matmul'],
    examples,
  }),
];
