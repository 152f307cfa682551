// Flips: the rows upside down, or the columns from left to right.

import { askedGrid } from '../../../catalogue/asked.ts';
import { matrixA } from '../../../catalogue/inputs.ts';
import type { Operation, Example } from '../../../catalogue/operation.ts';
import { arrangementOperation } from '../arrangement-operation.ts';
import { leftRightExamples, upDownExamples } from './examples.ts';
import { exerciseOf } from './exercise.ts';
import { implementationOf } from './implementations.ts';
import { learn } from './learn.ts';
import { notesOf } from './notes.ts';
import { questions } from './questions.ts';
import { type FlippedLine, reversal } from './reversal.ts';
import { taskOf, tellOf, theoryOf } from './story.ts';

interface Flip {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  readonly alsoCalled: readonly string[];
  readonly summary: string;
  readonly line: FlippedLine;
  readonly related: readonly string[];
  readonly examples: readonly Example[];
}

function defineFlip({ id, order, title, alsoCalled, summary, line, related, examples }: Flip): Operation {
  return arrangementOperation({
    id,
    order,
    title,
    alsoCalled,
    summary,
    body: [matrixA],
    read: (given) => reversal(given(matrixA), line),
    asked: ({ a }) => askedGrid('Matrix', [a.rows, a.columns]),
    task: taskOf(line),
    theory: theoryOf(line),
    tell: tellOf(line),
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
  defineFlip({
    id: 'flipud',
    order: 10,
    title: 'Flip up and down',
    alsoCalled: ['mirror up and down', 'reverse the rows', 'swap top and bottom'],
    summary: 'Writes the rows of a matrix in reverse order.',
    line: 'row',
    related: ['fliplr', 'rot90', 'transpose'],
    examples: upDownExamples,
  }),
  defineFlip({
    id: 'fliplr',
    order: 11,
    title: 'Flip left and right',
    alsoCalled: ['mirror left and right', 'reverse the columns', 'swap left and right'],
    summary: 'Writes the columns of a matrix in reverse order.',
    line: 'column',
    related: ['flipud', 'rot90', 'transpose'],
    examples: leftRightExamples,
  }),
];
