// Examples of element-wise division, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'quotients stay fractions',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [2, 3],
        [-6, 8],
      ],
    },
    answer: [
      ['1/2', '2/3'],
      ['-1/2', '1/2'],
    ],
  },
  {
    title: 'dividing by a decimal below 1 makes larger',
    body: { a: [[0.3, 1]], b: [[0.1, 0.25]] },
    answer: [['3', '4']],
  },
  {
    title: 'every entry halved',
    body: { a: [[2, 5, 0]], b: 2 },
    answer: [['1', '5/2', '0']],
  },
];
