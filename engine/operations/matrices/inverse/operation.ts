// Inverses of 2x2, 3x3 and n x n matrices: one question, three doors.

import { matrixA, methodField, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { offeredMethods, requireSize, type Sibling, squareReader } from '../sibling.ts';
import { examples2x2, examples3x3, examplesNxn } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementation } from './implementations.ts';
import { intermediate } from './intermediate.ts';
import { methods, methodsFor } from './choose.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { solveInverse, timeOf, workOf } from './solve.ts';
import { task, tell, theory } from './story.ts';

function inverseOperation({ require, size, ...sibling }: Sibling) {
  const offered = offeredMethods(methods, methodsFor, size);
  const method = methodField(offered);
  return defineOperation({
    ...sibling,
    slugs: { a: sibling.id },
    question: 'inverse',
    isFollowUp: size === null,
    body: [matrixA, method],
    read: squareReader(require, method, methodsFor),
    identify: ({ a }) => [a],
    cost: workOf,
    time: timeOf,
    solve: solveInverse,
    task,
    theory,
    tell,
    intermediate,
    notes,
    answer: 'matrix',
    methods: offered,
    learn,
    implementation,
  });
}

export const operations = [
  inverseOperation({
    id: 'inverse-2x2',
    order: 5,
    title: 'Inverse of a 2x2 matrix',
    summary: 'Finds the inverse of a 2x2 matrix.',
    size: 2,
    require: (a) => requireSize(a, { operation: 'inverse-2x2', size: 2, instead: 'inverse-nxn' }),
    problems: ['dimension_mismatch', 'singular', 'overflow'],
    related: ['determinant-2x2', 'inverse-3x3', 'rref', 'matmul'],
    examples: examples2x2,
    exercise: exerciseOf(2),
  }),
  inverseOperation({
    id: 'inverse-3x3',
    order: 6,
    title: 'Inverse of a 3x3 matrix',
    summary: 'Finds the inverse of a 3x3 matrix.',
    size: 3,
    require: (a) => requireSize(a, { operation: 'inverse-3x3', size: 3, instead: 'inverse-nxn' }),
    problems: ['dimension_mismatch', 'singular', 'overflow'],
    related: ['determinant-3x3', 'inverse-2x2', 'inverse-nxn', 'rref'],
    examples: examples3x3,
    exercise: exerciseOf(3),
  }),
  inverseOperation({
    id: 'inverse-nxn',
    order: 7,
    title: 'Inverse of an n x n matrix',
    summary: 'Finds the inverse of a square matrix of any size.',
    size: null,
    require: (a) => requireSquare('the inverse', a),
    problems: ['not_square', 'method', 'singular', 'overflow', 'too_large'],
    related: ['determinant-nxn', 'inverse-3x3', 'rref', 'matmul'],
    examples: examplesNxn,
    exercise: exerciseOf(null),
  }),
];
