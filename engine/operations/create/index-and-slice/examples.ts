// Examples of indexing and slicing, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'one entry',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      rows: 2,
      cols: 3,
    },
    answer: [['6']],
  },
  {
    title: 'the first two rows, from the second column on',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      rows: '1:2',
      cols: '2:',
    },
    answer: [
      ['2', '3'],
      ['5', '6'],
    ],
  },
  {
    title: 'rows in an order of their own',
    body: {
      a: [
        [0.5, 1],
        [1.5, 2],
        [2.5, 3],
      ],
      rows: [3, 1],
      cols: 1,
    },
    answer: [['5/2'], ['1/2']],
  },
  {
    title: 'every second row, upwards',
    body: { a: [[1], [2], [3], [4], [5]], rows: '5:1:-2' },
    answer: [['5'], ['3'], ['1']],
  },
  {
    title: 'counted as in Python',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      rows: '0:2',
      cols: -1,
      index_base: 0,
    },
    answer: [['3'], ['6']],
  },
];
