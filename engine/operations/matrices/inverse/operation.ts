// Inverses of 2x2, 3x3 and n x n matrices.

import { squareOperation } from '../square-operation.ts';
import { methods, methodsFor } from './choose.ts';
import { examples2x2, examples3x3, examplesNxn } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { tellFailure } from './failure-story.ts';
import { implementation } from './implementations.ts';
import { intermediate } from './intermediate.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questionsOf } from './questions.ts';
import { answerInverse, solveInverse, timeOf, workOf } from './solve.ts';
import * as story from './story.ts';

const inverse = {
  name: 'the inverse',
  general: 'inverse-nxn',
  question: 'inverse',
  methods,
  methodsFor,
  cost: workOf,
  time: timeOf,
  solve: solveInverse,
  answerAlone: answerInverse,
  theory: story.theory,
  task: story.task,
  tell: story.tell,
  tellFailure,
  intermediate,
  answer: 'matrix',
  nextAbout: 'input',
  checkedBy: 'matmul',
  problems: ['singular', 'overflow'],
  content: { implementation, learnOf: () => learn, notes, questionsOf },
} as const;

export const operations = [
  squareOperation(inverse, {
    id: 'inverse-2x2',
    order: 5,
    title: 'Inverse of a 2x2 matrix',
    alsoCalled: ['inv', 'invert', 'a^-1', 'reciprocal'],
    summary: 'Finds the inverse of a 2x2 matrix.',
    size: 2,
    related: ['determinant-2x2', 'inverse-3x3', 'rref', 'matmul'],
    examples: examples2x2,
    exercise: exerciseOf(2),
  }),
  squareOperation(inverse, {
    id: 'inverse-3x3',
    order: 6,
    title: 'Inverse of a 3x3 matrix',
    alsoCalled: ['inv', 'invert', 'a^-1', 'reciprocal'],
    summary: 'Finds the inverse of a 3x3 matrix.',
    size: 3,
    related: ['determinant-3x3', 'inverse-2x2', 'inverse-nxn', 'rref'],
    examples: examples3x3,
    exercise: exerciseOf(3),
  }),
  squareOperation(inverse, {
    id: 'inverse-nxn',
    order: 7,
    title: 'Inverse of a square matrix',
    alsoCalled: ['inv', 'invert', 'a^-1', 'a-1', 'reciprocal', 'gauss-jordan'],
    summary: 'Finds the inverse of a square matrix of any size.',
    size: null,
    related: ['determinant-nxn', 'inverse-3x3', 'rref', 'matmul'],
    examples: examplesNxn,
    exercise: exerciseOf(null),
  }),
];
