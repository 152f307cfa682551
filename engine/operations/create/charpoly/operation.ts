// The characteristic polynomial: det(λI − A).

import { applicableMethod, matrixA, methodField, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { intermediate } from './intermediate.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { type CharacteristicInput, methods, methodsFor, solveCharacteristic, timeOf, workOf } from './solve.ts';
import * as story from './story.ts';

const method = methodField(methods);

export const operations = [
  defineOperation({
    id: 'charpoly',
    order: 2,
    title: 'Characteristic polynomial',
    summary: 'Finds the characteristic polynomial det(λI − A) of a square matrix.',
    isFollowUp: true,
    body: [matrixA, method],
    read: (given): CharacteristicInput => {
      const a = given(matrixA);
      requireSquare('the characteristic polynomial', a);
      return { a, method: applicableMethod(given(method), methodsFor(a.rows)) };
    },
    cost: workOf,
    time: timeOf,
    solve: solveCharacteristic,
    ...story,
    intermediate,
    problems: ['not_square', 'method', 'overflow', 'too_large'],
    answer: 'polynomial',
    comparison: 'odd-degree-sign',
    methods,
    related: ['determinant-nxn', 'trace', 'inverse-nxn'],
    content: { examples, exercise, implementation, learn, notes },
  }),
];
