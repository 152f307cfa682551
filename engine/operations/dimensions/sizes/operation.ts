// The numbers of rows and columns of a matrix, one by one and together as its shape.

import { matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation, type Operation } from '../../../catalogue/operation.ts';
import { columnExamples, rowExamples, shapeExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementationOf } from './implementations.ts';
import { learn } from './learn.ts';
import { notesOf } from './notes.ts';
import { questions } from './questions.ts';
import { countAnswer, type Side, shapeAnswer, solveSizes } from './solve.ts';
import { columnWords, rowWords, shapeWords, type SizeWords, taskOf, tellSizes, theory } from './story.ts';

export const operations = [
  sizeOperation({
    id: 'nrows',
    order: 1,
    title: 'Number of rows',
    alsoCalled: ['row count', 'height', 'size', 'dimension'],
    summary: 'Counts the rows of a matrix.',
    sides: ['rows'],
    answer: 'count',
    words: rowWords,
    related: ['ncols', 'shape', 'row-sum'],
    examples: rowExamples,
  }),
  sizeOperation({
    id: 'ncols',
    order: 2,
    title: 'Number of columns',
    alsoCalled: ['column count', 'width', 'size', 'dimension'],
    summary: 'Counts the columns of a matrix.',
    sides: ['columns'],
    answer: 'count',
    words: columnWords,
    related: ['nrows', 'shape', 'col-sum'],
    examples: columnExamples,
  }),
  sizeOperation({
    id: 'shape',
    order: 3,
    title: 'Shape',
    alsoCalled: ['size', 'dimensions', 'dimension', 'order of a matrix'],
    summary: 'States the number of rows and the number of columns of a matrix, in this order.',
    sides: ['rows', 'columns'],
    answer: 'shape',
    words: shapeWords,
    related: ['nrows', 'ncols', 'matmul', 'transpose'],
    examples: shapeExamples,
  }),
];

interface SizeSpec
  extends Pick<Operation, 'id' | 'order' | 'title' | 'alsoCalled' | 'summary' | 'related' | 'examples'> {
  readonly sides: readonly Side[];
  readonly answer: 'count' | 'shape';
  readonly words: SizeWords;
}

function sizeOperation({ sides, words, examples, ...spec }: SizeSpec): Operation {
  return defineOperation({
    ...spec,
    body: [matrixA],
    read: (given) => given(matrixA),
    cost: () => 1,
    time: () => 700,
    solve: (a) => solveSizes(a, sides, spec.answer === 'shape' ? shapeAnswer : countAnswer(sides[0])),
    task: (a) => taskOf(a, words),
    theory,
    tell: (a, moves) => tellSizes(a, moves, words),
    problems: [],
    content: {
      examples,
      exercise: exerciseOf(sides),
      implementation: implementationOf(sides),
      learn,
      questions,
      notes: notesOf(sides),
    },
  });
}
