// Examples of matrix addition, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two 2 by 2 matrices',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [5, 6],
        [7, 8],
      ],
    },
    answer: [
      ['6', '8'],
      ['10', '12'],
    ],
  },
  {
    title: 'decimal fractions stay exact',
    body: { a: [[0.1, 0.2]], b: [[0.2, 0.1]] },
    answer: [['3/10', '3/10']],
  },
  {
    title: 'one number for every place',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
      b: 10,
    },
    answer: [
      ['11', '12'],
      ['13', '14'],
    ],
  },
];
