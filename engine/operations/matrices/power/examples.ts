// Examples of powers, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'the third power',
    body: {
      a: [
        [1, 1],
        [1, 0],
      ],
      k: 3,
    },
    answer: [
      ['3', '2'],
      ['2', '1'],
    ],
  },
  {
    title: 'a negative exponent',
    body: {
      a: [
        [2, 1],
        [1, 1],
      ],
      k: -2,
    },
    answer: [
      ['2', '-3'],
      ['-3', '5'],
    ],
  },
  {
    title: 'a quarter turn, eleven times',
    body: {
      a: [
        [0, -1],
        [1, 0],
      ],
      k: 11,
    },
    answer: [
      ['0', '1'],
      ['-1', '0'],
    ],
  },
];
