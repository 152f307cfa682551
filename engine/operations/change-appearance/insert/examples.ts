// Examples of insertion, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const rowExamples: readonly Example[] = [
  {
    title: 'a new second row',
    body: {
      a: [
        [1, 2],
        [5, 6],
      ],
      b: [3, 4],
      index: 2,
    },
    answer: [
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  },
  {
    title: 'two rows after the last',
    body: {
      a: [[1, 2]],
      b: [
        [0.5, 1],
        [2, 2.5],
      ],
    },
    answer: [
      ['1', '2'],
      ['1/2', '1'],
      ['2', '5/2'],
    ],
  },
  {
    title: 'before the last row, counted as in Python',
    body: { a: [[1], [2], [4]], b: [[3]], index: -1, index_base: 0 },
    answer: [['1'], ['2'], ['3'], ['4']],
  },
];

export const columnExamples: readonly Example[] = [
  {
    title: 'a new first column of ones',
    body: { a: [[2], [3], [5]], b: [1, 1, 1], index: 1 },
    answer: [
      ['1', '2'],
      ['1', '3'],
      ['1', '5'],
    ],
  },
  {
    title: 'a column after the last',
    body: {
      a: [
        [1, 2],
        [4, 5],
      ],
      b: [[3], [6]],
    },
    answer: [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ],
  },
];
