// Triangles: the entries on one side of a diagonal, zeros elsewhere.

import { arrangementCost, arrangementTime, solveArrangement } from '../../../algorithms/arrangement/solve.ts';
import { integerField } from '../../../catalogue/field.ts';
import { matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { lowerExamples, upperExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { task, tell, theory } from './story.ts';
import { triangle } from './triangle.ts';

const diagonal = integerField(
  {
    name: 'k',
    label: 'Diagonal',
    description: 'The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it.',
  },
  0,
);

export const operations = [
  defineOperation({
    id: 'tril',
    order: 8,
    title: 'Lower triangle',
    summary: 'Keeps the entries on and below a diagonal and writes zeros above it.',
    slugs: { a: 'tril' },
    question: 'tril',
    body: [matrixA, diagonal],
    read: (given) => triangle(given(matrixA), 'lower', given(diagonal)),
    identify: ({ a, k }) => [a, k],
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    task,
    theory,
    tell,
    notes,
    problems: ['overflow'],
    answer: 'matrix',
    related: ['triu', 'transpose', 'determinant-nxn'],
    examples: lowerExamples,
    learn,
    exercise: exerciseOf('lower'),
    implementation,
  }),
  defineOperation({
    id: 'triu',
    order: 9,
    title: 'Upper triangle',
    summary: 'Keeps the entries on and above a diagonal and writes zeros below it.',
    slugs: { a: 'triu' },
    question: 'triu',
    body: [matrixA, diagonal],
    read: (given) => triangle(given(matrixA), 'upper', given(diagonal)),
    identify: ({ a, k }) => [a, k],
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    task,
    theory,
    tell,
    notes,
    problems: ['overflow'],
    answer: 'matrix',
    related: ['tril', 'transpose', 'ref'],
    examples: upperExamples,
    learn,
    exercise: exerciseOf('upper'),
    implementation,
  }),
];
