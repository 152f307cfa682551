// Determinants of 2x2, 3x3 and n x n matrices: one question, three doors.

import { matrixA, methodField, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { offeredMethods, requireSize, type Sibling, squareReader } from '../sibling.ts';
import { examples2x2, examples3x3, examplesNxn } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementation } from './implementations.ts';
import { intermediate } from './intermediate.ts';
import { learn } from './learn.ts';
import { methods, methodsFor } from './method.ts';
import { notes } from './notes.ts';
import { solveDeterminant, timeOf, workOf } from './solve.ts';
import { expression, task, tell, theory } from './story.ts';

function determinantOperation({ require, size, ...sibling }: Sibling) {
  const offered = offeredMethods(methods, methodsFor, size);
  const method = methodField(offered);
  return defineOperation({
    ...sibling,
    slugs: { a: sibling.id },
    question: 'determinant',
    isFollowUp: size === null,
    body: [matrixA, method],
    read: squareReader(require, method, methodsFor),
    identify: ({ a }) => [a],
    cost: workOf,
    time: timeOf,
    solve: solveDeterminant,
    task,
    theory,
    tell,
    intermediate,
    notes,
    expression,
    answer: 'scalar',
    methods: offered,
    learn,
    implementation,
  });
}

export const operations = [
  determinantOperation({
    id: 'determinant-2x2',
    order: 1,
    title: 'Determinant of a 2x2 matrix',
    summary: 'Works out the determinant of a 2x2 matrix.',
    size: 2,
    require: (a) => requireSize(a, { operation: 'determinant-2x2', size: 2, instead: 'determinant-nxn' }),
    problems: ['dimension_mismatch', 'overflow'],
    related: ['determinant-3x3', 'inverse-2x2', 'trace', 'charpoly'],
    examples: examples2x2,
    exercise: exerciseOf(2),
  }),
  determinantOperation({
    id: 'determinant-3x3',
    order: 2,
    title: 'Determinant of a 3x3 matrix',
    summary: 'Works out the determinant of a 3x3 matrix.',
    size: 3,
    require: (a) => requireSize(a, { operation: 'determinant-3x3', size: 3, instead: 'determinant-nxn' }),
    problems: ['dimension_mismatch', 'overflow'],
    related: ['determinant-2x2', 'determinant-nxn', 'inverse-3x3', 'charpoly'],
    examples: examples3x3,
    exercise: exerciseOf(3),
  }),
  determinantOperation({
    id: 'determinant-nxn',
    order: 3,
    title: 'Determinant of an n x n matrix',
    summary: 'Works out the determinant of a square matrix of any size.',
    size: null,
    require: (a) => requireSquare('the determinant', a),
    problems: ['not_square', 'method', 'overflow', 'too_large'],
    related: ['determinant-3x3', 'inverse-nxn', 'ref', 'charpoly'],
    examples: examplesNxn,
    exercise: exerciseOf(null),
  }),
];
