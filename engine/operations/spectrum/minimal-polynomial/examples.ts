// Examples of minimal polynomials, with exact answers, highest power first.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'a repeated eigenvalue that counts once',
    body: {
      a: [
        [2, 0, 0],
        [0, 3, 1],
        [0, 0, 2],
      ],
    },
    answer: ['1', '-5', '6'],
  },
  {
    title: 'the same as the characteristic polynomial',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
    },
    answer: ['1', '-5', '-2'],
  },
  {
    title: 'a multiple of the identity matrix',
    body: {
      a: [
        [3, 0],
        [0, 3],
      ],
    },
    answer: ['1', '-3'],
  },
];
