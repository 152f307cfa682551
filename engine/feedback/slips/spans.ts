// The slips of reading a basis of the column space or the row space off a matrix. One row each; adding one touches this list only.

import {
  areDependent,
  areMappedToZero,
  areOfOtherLines,
  areOfReducedColumns,
  areTooFew,
  haveZeroVector,
  type SpanAttempt,
} from '../rows/spans.ts';
import type { Slip } from './slip.ts';

/** Whether the slip leads to the vectors, which are no basis of the space. */
export type SpanSlip = Slip<(attempt: SpanAttempt) => boolean>;

export const SPAN_SLIPS: readonly SpanSlip[] = [
  {
    id: 'B1',
    name: 'columns-of-the-reduced-matrix',
    rule: areOfReducedColumns,
    sentence:
      'The vectors are made of columns of the matrix after the row operations, which span another space than the columns at the start.',
    question: 'Do row operations keep the space that the columns span?',
    misconception: { operation: 'column-space', id: 'basis-from-the-form' },
  },
  {
    id: 'B2',
    name: 'rows-for-columns',
    rule: (attempt) => attempt.asked === 'column' && areOfOtherLines(attempt),
    sentence: 'These vectors lie in the row space of A, and the column space is asked for.',
    question: 'How many entries has a column of the matrix, and which vectors do the columns make?',
    misconception: null,
  },
  {
    id: 'B3',
    name: 'columns-for-rows',
    rule: (attempt) => attempt.asked === 'row' && areOfOtherLines(attempt),
    sentence: 'These vectors lie in the column space of A, and the row space is asked for.',
    question: 'How many entries has a row of the matrix, and which vectors do the rows make?',
    misconception: null,
  },
  {
    id: 'B4',
    name: 'null-space-for-span',
    rule: areMappedToZero,
    sentence: 'These vectors lie in the null space of A: the matrix turns each of them into zeros.',
    question: 'Is the space asked for that the matrix turns into zeros, or the one that its lines span?',
    misconception: null,
  },
  {
    id: 'B5',
    name: 'vectors-of-span-missing',
    rule: areTooFew,
    sentence: 'Each vector belongs to the space, but there are too few of them.',
    question: 'How many pivots are there?',
    misconception: null,
  },
  {
    id: 'B6',
    name: 'dependent-vectors-of-span',
    rule: areDependent,
    sentence: 'The vectors lie in the space, but one of them is a sum of multiples of the others.',
    question: 'Can one of the vectors be made of the others?',
    misconception: null,
  },
  {
    id: 'B7',
    name: 'zero-vector-in-basis-of-span',
    rule: haveZeroVector,
    sentence: 'The zero vector is in no basis.',
    question: 'Which vector is in no basis?',
    misconception: null,
  },
];
