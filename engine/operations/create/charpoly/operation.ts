// The characteristic polynomial: det(λI − A).

import { applicableMethod, matrixA, methodField, requireSquare } from '../../../catalogue/inputs.ts';
import { defineOperation } from '../../../catalogue/operation.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { charpolyForm, type FormInput, inForm, solveForm, theoryInForm, turnedBlocks, turnedTask } from './form.ts';
import { implementation } from './implementations.ts';
import { intermediate } from './intermediate.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import { hasRoots } from '../../../exact/matrix.ts';
import { methods, methodsFor, methodsOverField, timeOf, workOf } from '../../../algorithms/characteristic/solve.ts';
import * as story from './story.ts';

const method = methodField(methods);

export const operations = [
  defineOperation({
    id: 'charpoly',
    order: 2,
    title: 'Characteristic polynomial',
    alsoCalled: ['characteristic equation', 'det(λi-a)', 'λ', 'lambda'],
    summary: 'Finds the characteristic polynomial det(λI − A) of a square matrix.',
    isFollowUp: true,
    hasFollowUps: false,
    body: [matrixA, method, charpolyForm],
    read: (given): FormInput => {
      const a = given(matrixA);
      requireSquare('the characteristic polynomial', a);
      return {
        a,
        method: applicableMethod(given(method), hasRoots(a) ? methodsOverField(a.rows) : methodsFor(a.rows)),
        turned: given(charpolyForm) === 'a-minus-lambda',
      };
    },
    identify: ({ a, turned }) => (turned ? [a, 'charpoly_form a-minus-lambda'] : [a]),
    cost: workOf,
    time: timeOf,
    solve: solveForm,
    ...story,
    theoryFor: theoryInForm,
    task: (input) => (input.turned ? turnedTask(input) : story.task(input)),
    tell: (input, moves, answer) => [...story.tell(input, moves), ...(input.turned ? turnedBlocks(input, answer) : [])],
    intermediate: (input, moves, answer) => intermediate(input, moves, inForm(input, answer)),
    problems: ['not_square', 'method', 'overflow', 'too_large'],
    answer: 'polynomial',
    comparison: 'odd-degree-sign',
    methods,
    related: ['determinant-nxn', 'trace', 'inverse-nxn'],
    content: {
      examples,
      exercise,
      implementation,
      learn,
      notes: (input, answer) => notes(input, inForm(input, answer)),
      questions,
    },
  }),
];
