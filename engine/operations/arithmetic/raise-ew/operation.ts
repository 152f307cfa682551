// The entries of one matrix raised to the entries of another.
// Above: the catalogue. Below: entrywise-operation.ts, powers.ts, story.ts, examples.ts.

import { entrywiseOperation } from '../entrywise-operation.ts';
import { examples } from './examples.ts';
import { predictedCost, raiseEntries, requirePowers } from './powers.ts';
import { expression, notes, task, tell, theory } from './story.ts';

export const operations = [
  entrywiseOperation({
    id: 'raise-ew',
    order: 5,
    title: 'Element-wise power',
    summary: 'Raises each entry of the first matrix to the power of the entry of the second at the same place.',
    name: 'element-wise power',
    work: { admit: requirePowers, combine: raiseEntries },
    cost: ({ a, b }) => predictedCost(a, b),
    task,
    theory,
    tell,
    expression,
    notes,
    problems: ['zero_division', 'domain'],
    related: ['multiply-ew', 'divide-ew', 'matmul'],
    examples,
  }),
];
