// Concatenation: one matrix under another, or beside it.

import { arrangementCost, arrangementTime, solveArrangement } from '../../../algorithms/arrangement/solve.ts';
import { matrixA, matrixB } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { beside, under } from './concatenation.ts';
import { besideExamples, underExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementationOf } from './implementations.ts';
import { learn } from './learn.ts';
import { notesOf } from './notes.ts';
import { taskOf, tellOf, theory } from './story.ts';

export const operations = [
  defineOperation({
    id: 'row-concat',
    order: 3,
    title: 'Append rows',
    summary: 'Stacks the rows of a second matrix under the first.',
    slugs: { a: 'row-concat' },
    question: 'row-concat',
    body: [matrixA, matrixB],
    read: (given) => under(given(matrixA), given(matrixB)),
    identify: ({ a, b }) => [a, b],
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    task: taskOf('row'),
    theory,
    tell: tellOf('row'),
    notes: notesOf('row'),
    problems: ['dimension_mismatch', 'overflow'],
    answer: 'matrix',
    related: ['row-insert', 'col-concat', 'index-and-slice'],
    examples: underExamples,
    exercise: exerciseOf('row'),
    learn,
    implementation: implementationOf('row'),
  }),
  defineOperation({
    id: 'col-concat',
    order: 4,
    title: 'Append columns',
    summary: 'Puts the columns of a second matrix to the right of the first.',
    slugs: { a: 'col-concat' },
    question: 'col-concat',
    body: [matrixA, matrixB],
    read: (given) => beside(given(matrixA), given(matrixB)),
    identify: ({ a, b }) => [a, b],
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    task: taskOf('column'),
    theory,
    tell: tellOf('column'),
    notes: notesOf('column'),
    problems: ['dimension_mismatch', 'overflow'],
    answer: 'matrix',
    related: ['col-insert', 'row-concat', 'rref', 'index-and-slice'],
    examples: besideExamples,
    exercise: exerciseOf('column'),
    learn,
    implementation: implementationOf('column'),
  }),
];
