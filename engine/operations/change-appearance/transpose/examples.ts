// Examples of the transpose, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'a 2 by 3 matrix becomes 3 by 2',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
    answer: [
      ['1', '4'],
      ['2', '5'],
      ['3', '6'],
    ],
  },
  {
    title: 'a row becomes a column',
    body: { a: [[0.5, -2, 7]] },
    answer: [['1/2'], ['-2'], ['7']],
  },
  {
    title: 'a symmetric matrix stays as it is',
    body: {
      a: [
        [2, -1],
        [-1, 3],
      ],
    },
    answer: [
      ['2', '-1'],
      ['-1', '3'],
    ],
  },
];
