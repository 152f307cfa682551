// Determinants of 2x2, 3x3 and n x n matrices.

import { squareOperation } from '../square-operation.ts';
import { examples2x2, examples3x3, examplesNxn } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementation } from './implementations.ts';
import { intermediate } from './intermediate.ts';
import { learnOf } from './learn.ts';
import { methods, methodsFor } from './method.ts';
import { notes } from './notes.ts';
import { questionsOf } from './questions.ts';
import { answerDeterminant, solveDeterminant, timeOf, workOf } from './solve.ts';
import * as story from './story.ts';

const determinant = {
  name: 'the determinant',
  general: 'determinant-nxn',
  question: 'determinant',
  methods,
  methodsFor,
  cost: workOf,
  time: timeOf,
  solve: solveDeterminant,
  answerAlone: answerDeterminant,
  ...story,
  intermediate,
  answer: 'scalar',
  problems: ['overflow'],
  content: { implementation, learnOf, notes, questionsOf },
} as const;

export const operations = [
  squareOperation(determinant, {
    id: 'determinant-2x2',
    order: 1,
    title: 'Determinant of a 2x2 matrix',
    alsoCalled: ['det', '|a|', 'ad-bc'],
    summary: 'Works out the determinant of a 2x2 matrix.',
    size: 2,
    related: ['determinant-3x3', 'inverse-2x2', 'trace', 'charpoly'],
    examples: examples2x2,
    exercise: exerciseOf(2),
  }),
  squareOperation(determinant, {
    id: 'determinant-3x3',
    order: 2,
    title: 'Determinant of a 3x3 matrix',
    alsoCalled: ['det', '|a|', 'rule of sarrus'],
    summary: 'Works out the determinant of a 3x3 matrix.',
    size: 3,
    related: ['determinant-2x2', 'determinant-nxn', 'inverse-3x3', 'charpoly'],
    examples: examples3x3,
    exercise: exerciseOf(3),
  }),
  squareOperation(determinant, {
    id: 'determinant-nxn',
    order: 3,
    title: 'Determinant of a square matrix',
    alsoCalled: ['det', '|a|', 'laplace expansion', 'cofactor expansion', 'leibniz'],
    summary: 'Works out the determinant of a square matrix of any size.',
    size: null,
    related: ['determinant-3x3', 'inverse-nxn', 'ref', 'charpoly'],
    examples: examplesNxn,
    exercise: exerciseOf(null),
  }),
];
