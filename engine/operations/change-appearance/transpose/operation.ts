// The transpose: rows become columns.

import { arrangementCost, arrangementTime, solveArrangement } from '../../../algorithms/arrangement/solve.ts';
import { matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { task, tell, theory } from './story.ts';
import { transposition } from './transposition.ts';

export const operations = [
  defineOperation({
    id: 'transpose',
    order: 7,
    title: 'Transpose',
    summary: 'Turns the rows of a matrix into columns.',
    slugs: { a: 'transpose' },
    question: 'transpose',
    body: [matrixA],
    read: (given) => transposition(given(matrixA)),
    identify: ({ a }) => [a],
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    task,
    theory,
    tell,
    notes,
    problems: ['overflow'],
    answer: 'matrix',
    related: ['flipud', 'fliplr', 'rot90', 'matmul'],
    isFollowUp: true,
    examples,
    learn,
    exercise,
    implementation,
  }),
];
