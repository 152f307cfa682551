// Examples of projection matrices, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'on a line',
    body: { a: [[3], [2]] },
    answer: [
      ['9/13', '6/13'],
      ['6/13', '4/13'],
    ],
  },
  {
    title: 'on a plane',
    body: {
      a: [
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    },
    answer: [
      ['2/3', '-1/3', '1/3'],
      ['-1/3', '2/3', '1/3'],
      ['1/3', '1/3', '2/3'],
    ],
  },
  {
    title: 'columns that span the whole plane',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
    },
    answer: [
      ['1', '0'],
      ['0', '1'],
    ],
  },
];
