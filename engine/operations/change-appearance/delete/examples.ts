// Examples of deletion, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const rowExamples: readonly Example[] = [
  {
    title: 'the second row',
    body: {
      a: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      index: 2,
    },
    answer: [
      ['1', '2'],
      ['5', '6'],
    ],
  },
  {
    title: 'the first and the last row',
    body: { a: [[1], [2.5], [4]], index: [1, 3] },
    answer: [['5/2']],
  },
  {
    title: 'the last row, counted as in Python',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
      index: -1,
      index_base: 0,
    },
    answer: [['1', '2']],
  },
];

export const columnExamples: readonly Example[] = [
  {
    title: 'the first column',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      index: 1,
    },
    answer: [
      ['2', '3'],
      ['5', '6'],
    ],
  },
  {
    title: 'two columns of three',
    body: {
      a: [
        [1, 0.1, 2],
        [3, 0.2, 4],
      ],
      index: [3, 1],
    },
    answer: [['1/10'], ['1/5']],
  },
];
