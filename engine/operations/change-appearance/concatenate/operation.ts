// Concatenation: one matrix under another, or beside it.

import { matrixA, matrixB } from '../../../catalogue/inputs.ts';
import type { Example } from '../../../catalogue/operation.ts';
import { arrangementOperation } from '../arrangement-operation.ts';
import { beside, under } from './concatenation.ts';
import { besideExamples, underExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementationOf } from './implementations.ts';
import { learn } from './learn.ts';
import { notesOf } from './notes.ts';
import { questions } from './questions.ts';
import { taskOf, tellOf, theory } from './story.ts';

/** The story and the content, in words of rows or of columns. */
function sharedBy(line: 'row' | 'column', examples: readonly Example[]) {
  return {
    task: taskOf(line),
    theory,
    tell: tellOf(line),
    content: {
      examples,
      exercise: exerciseOf(line),
      implementation: implementationOf(line),
      learn,
      questions,
      notes: notesOf(line),
    },
  };
}

export const operations = [
  arrangementOperation({
    id: 'row-concat',
    order: 3,
    title: 'Append rows',
    alsoCalled: ['stack', 'vstack', 'rbind', 'join', 'concatenate', 'vertical concatenation'],
    summary: 'Stacks the rows of a second matrix under the first.',
    body: [matrixA, matrixB],
    read: (given) => under(given(matrixA), given(matrixB)),
    ...sharedBy('row', underExamples),
    problems: ['dimension_mismatch'],
    related: ['row-insert', 'col-concat', 'index-and-slice'],
  }),
  arrangementOperation({
    id: 'col-concat',
    order: 4,
    title: 'Append columns',
    alsoCalled: ['augment', 'augmented matrix', 'hstack', 'cbind', 'join', 'concatenate', 'horizontal concatenation'],
    summary: 'Puts the columns of a second matrix to the right of the first.',
    body: [matrixA, matrixB],
    read: (given) => beside(given(matrixA), given(matrixB)),
    ...sharedBy('column', besideExamples),
    problems: ['dimension_mismatch'],
    related: ['col-insert', 'row-concat', 'rref', 'index-and-slice'],
  }),
];
