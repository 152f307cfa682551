// The characteristic polynomial: det(λI − A).
// Above: the catalogue. Below: solve.ts, story.ts, intermediate.ts, examples.ts.

import { applicableMethod, matrixA, methodField, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { intermediate } from './intermediate.ts';
import { type CharacteristicInput, methods, methodsFor, solveCharacteristic, workOf } from './solve.ts';
import { task, tell, theory } from './story.ts';

const method = methodField(methods);

export const operations = [
  defineOperation({
    id: 'charpoly',
    order: 2,
    title: 'Characteristic polynomial',
    summary: 'Finds the characteristic polynomial det(λI − A) of a square matrix.',
    slugs: { a: 'charpoly' },
    question: 'charpoly',
    body: [matrixA, method],
    read: (given): CharacteristicInput => {
      const a = given(matrixA);
      requireSquare('the characteristic polynomial', a);
      return { a, method: applicableMethod(given(method), methodsFor(a.rows)) };
    },
    identify: ({ a }) => [a],
    cost: workOf,
    solve: solveCharacteristic,
    task,
    theory,
    tell,
    intermediate,
    problems: ['not_square', 'method', 'overflow', 'too_large'],
    answer: 'polynomial',
    methods,
    related: ['determinant-nxn', 'trace', 'inverse-nxn'],
    examples,
  }),
];
