// Rotation of the picture of a matrix by quarter turns.

import { arrangementCost, arrangementTime, solveArrangement } from '../../../algorithms/arrangement/solve.ts';
import { integerField } from '../../../catalogue/field.ts';
import { matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { rotation } from './rotation.ts';
import { task, tell, theory } from './story.ts';

const quarterTurns = integerField(
  {
    name: 'k',
    label: 'Quarter turns',
    description: 'How many quarter turns, counter-clockwise; a negative number turns clockwise.',
  },
  1,
);

export const operations = [
  defineOperation({
    id: 'rot90',
    order: 12,
    title: 'Rotate by quarter turns',
    summary: 'Turns the picture of a matrix counter-clockwise by 90 degrees, once or several times.',
    slugs: { a: 'rot90' },
    question: 'rot90',
    body: [matrixA, quarterTurns],
    read: (given) => rotation(given(matrixA), given(quarterTurns)),
    identify: ({ a, turns }) => [a, turns],
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    task,
    theory,
    tell,
    notes,
    problems: ['overflow'],
    answer: 'matrix',
    related: ['transpose', 'flipud', 'fliplr'],
    examples,
    learn,
    exercise,
    implementation,
  }),
];
