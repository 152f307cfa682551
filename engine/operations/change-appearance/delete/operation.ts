// Deletion of rows or columns from a matrix.

import { positionsField } from '../../../catalogue/field.ts';
import { indexBase, matrixA } from '../../../catalogue/inputs.ts';
import type { Example, Operation } from '../../../catalogue/operation.ts';
import { arrangementOperation } from '../arrangement-operation.ts';
import { deleteColumns, deleteRows, type Line } from './deletion.ts';
import { columnExamples, rowExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementationOf } from './implementations.ts';
import { learn } from './learn.ts';
import { notesOf } from './notes.ts';
import { questions } from './questions.ts';
import { taskOf, tellOf, theory } from './story.ts';

interface Variant {
  readonly id: string;
  readonly order: number;
  readonly line: Line;
  readonly title: string;
  readonly alsoCalled: readonly string[];
  readonly summary: string;
  readonly remove: typeof deleteRows;
  readonly related: readonly string[];
  readonly examples: readonly Example[];
}

function defineDeletion({
  id,
  order,
  line,
  title,
  alsoCalled,
  summary,
  remove,
  related,
  examples,
}: Variant): Operation {
  const positions = positionsField({
    name: 'index',
    label: `Positions of the ${line}s`,
    description: `The ${line} to delete, or a list of them; one that is named twice is deleted once.`,
  });
  return arrangementOperation({
    id,
    order,
    title,
    alsoCalled,
    summary,
    body: [matrixA, positions, indexBase],
    read: (given) => remove(given(matrixA), given(positions), given(indexBase)),
    identify: ({ a, deleted }) => [a, deleted],
    task: taskOf(line),
    theory,
    tell: tellOf(line),
    problems: ['index'],
    related,
    content: {
      examples,
      exercise: exerciseOf(line),
      implementation: implementationOf(line),
      learn,
      questions,
      notes: notesOf(line),
    },
  });
}

export const operations = [
  defineDeletion({
    id: 'row-delete',
    order: 5,
    line: 'row',
    title: 'Delete rows',
    alsoCalled: ['remove a row', 'drop a row', 'leave out a row'],
    summary: 'Leaves out one row or several.',
    remove: deleteRows,
    related: ['row-insert', 'col-delete', 'index-and-slice'],
    examples: rowExamples,
  }),
  defineDeletion({
    id: 'col-delete',
    order: 6,
    line: 'column',
    title: 'Delete columns',
    alsoCalled: ['remove a column', 'drop a column', 'leave out a column'],
    summary: 'Leaves out one column or several.',
    remove: deleteColumns,
    related: ['col-insert', 'row-delete', 'index-and-slice'],
    examples: columnExamples,
  }),
];
