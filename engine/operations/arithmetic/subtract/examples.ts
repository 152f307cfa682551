// Examples of matrix subtraction, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two 2 by 2 matrices',
    body: {
      a: [
        [5, 6],
        [7, 8],
      ],
      b: [
        [1, 2],
        [3, 4],
      ],
    },
    answer: [
      ['4', '4'],
      ['4', '4'],
    ],
  },
  {
    title: 'taking away a negative number adds',
    body: { a: [[1, -1, 0]], b: [[-2, -2, -2]] },
    answer: [['3', '1', '2']],
  },
  {
    title: 'decimal fractions stay exact',
    body: { a: [[0.3], [1]], b: [[0.1], [0.9]] },
    answer: [['1/5'], ['1/10']],
  },
  {
    title: 'one number taken from every place',
    body: { a: [[10, 20, 30]], b: 5 },
    answer: [['5', '15', '25']],
  },
];
