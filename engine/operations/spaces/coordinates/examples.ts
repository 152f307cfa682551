// Examples of coordinates, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'a basis of the plane',
    body: {
      basis: [
        [2, 1],
        [1, 1],
      ],
      v: [4, 3],
    },
    answer: ['1', '2'],
  },
  {
    title: 'a plane in space',
    body: {
      basis: [
        [1, 0, 1],
        [1, 1, 2],
      ],
      v: [1, 3, 4],
    },
    answer: ['-2', '3'],
  },
  {
    title: 'coordinates that are fractions',
    body: {
      basis: [
        [1, 2],
        [-4, 2],
      ],
      v: [0, 3],
    },
    answer: ['6/5', '3/10'],
  },
];
