// Deletion of rows or columns from a matrix.

import { arrangementCost, arrangementTime, solveArrangement } from '../../../algorithms/arrangement/solve.ts';
import { positionsField } from '../../../catalogue/field.ts';
import { indexBase, matrixA } from '../../../catalogue/inputs.ts';
import { defineOperation, type Example, type Operation } from '../../../catalogue/operation.ts';
import { deleteColumns, deleteRows, type Line } from './deletion.ts';
import { columnExamples, rowExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementationOf } from './implementations.ts';
import { learn } from './learn.ts';
import { notesOf } from './notes.ts';
import { taskOf, tellOf, theory } from './story.ts';

interface Variant {
  readonly id: string;
  readonly order: number;
  readonly line: Line;
  readonly title: string;
  readonly summary: string;
  readonly remove: typeof deleteRows;
  readonly related: readonly string[];
  readonly examples: readonly Example[];
}

function defineDeletion({ id, order, line, title, summary, remove, related, examples }: Variant): Operation {
  const positions = positionsField({
    name: 'index',
    label: `Positions of the ${line}s`,
    description: `The ${line} to delete, or a list of them; one that is named twice is deleted once.`,
  });
  return defineOperation({
    id,
    order,
    title,
    summary,
    slugs: { a: id },
    question: id,
    body: [matrixA, positions, indexBase],
    read: (given) => remove(given(matrixA), given(positions), given(indexBase)),
    identify: ({ a, deleted }) => [a, deleted],
    cost: (input) => arrangementCost(input),
    time: (input) => arrangementTime(input),
    solve: (input) => solveArrangement(input),
    task: taskOf(line),
    theory,
    tell: tellOf(line),
    notes: notesOf(line),
    problems: ['index', 'overflow'],
    answer: 'matrix',
    related,
    examples,
    exercise: exerciseOf(line),
    learn,
    implementation: implementationOf(line),
  });
}

export const operations = [
  defineDeletion({
    id: 'row-delete',
    order: 5,
    line: 'row',
    title: 'Delete rows',
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
    summary: 'Leaves out one column or several.',
    remove: deleteColumns,
    related: ['col-insert', 'row-delete', 'index-and-slice'],
    examples: columnExamples,
  }),
];
