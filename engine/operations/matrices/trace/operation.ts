// The trace: the sum of the main diagonal.

import { matrixA, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { fractionText } from '../../../exact/rational.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { diagonalOf, expectedTime, predictedSum, solveTrace, type TraceInput } from './solve.ts';
import { expression, task, tell, theory } from './story.ts';

export const operations = [
  defineOperation({
    id: 'trace',
    order: 4,
    title: 'Trace',
    summary: 'Adds the entries on the main diagonal of a square matrix.',
    slugs: { a: 'trace' },
    question: 'trace',
    isFollowUp: true,
    body: [matrixA],
    read: (given): TraceInput => {
      const a = given(matrixA);
      requireSquare('the trace', a);
      return { a };
    },
    identify: ({ a }) => [a],
    cost: predictedSum,
    time: expectedTime,
    solve: solveTrace,
    task,
    theory,
    tell,
    expression,
    notes,
    intermediate: ({ a }) => ({
      diagonal: diagonalOf(a).map(fractionText),
      multiplications: 0,
      additions: a.rows - 1,
    }),
    problems: ['not_square', 'overflow'],
    answer: 'scalar',
    related: ['determinant-nxn', 'charpoly', 'mat-sum'],
    examples,
    learn,
    exercise,
    implementation,
  }),
];
