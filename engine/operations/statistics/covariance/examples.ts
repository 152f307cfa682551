// Examples of covariances, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two variables that rise together',
    body: {
      a: [
        [1, 2],
        [2, 6],
        [3, 4],
      ],
    },
    answer: [
      ['2/3', '2/3'],
      ['2/3', '8/3'],
    ],
  },
  {
    title: 'the same numbers as a sample',
    body: {
      a: [
        [1, 2],
        [2, 6],
        [3, 4],
      ],
      ddof: 1,
    },
    answer: [
      ['1', '1'],
      ['1', '4'],
    ],
  },
  {
    title: 'three variables with decimals, one of which never changes',
    body: {
      a: [
        [0.5, 3, 2],
        [1.5, 3, 1],
        [2.5, 3, -3],
        [3.5, 3, 0],
      ],
    },
    answer: [
      ['5/4', '0', '-5/4'],
      ['0', '0', '0'],
      ['-5/4', '0', '7/2'],
    ],
  },
];
