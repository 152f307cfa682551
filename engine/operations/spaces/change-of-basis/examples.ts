// Examples of changes of basis, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two bases of the plane',
    body: {
      from: [
        [3, 1],
        [1, 2],
      ],
      to: [
        [1, 0],
        [1, 1],
      ],
    },
    answer: [
      ['2', '-1'],
      ['1', '2'],
    ],
  },
  {
    title: 'to the basis of unit vectors',
    body: {
      from: [
        [2, 1],
        [5, 3],
      ],
      to: [
        [1, 0],
        [0, 1],
      ],
    },
    answer: [
      ['2', '5'],
      ['1', '3'],
    ],
  },
  {
    title: 'two bases of a plane in space',
    body: {
      from: [
        [1, 1, 2],
        [1, -1, 0],
      ],
      to: [
        [1, 0, 1],
        [0, 1, 1],
      ],
    },
    answer: [
      ['1', '1'],
      ['1', '-1'],
    ],
  },
  {
    title: 'from the basis of unit vectors',
    body: {
      from: [
        [1, 0],
        [0, 1],
      ],
      to: [
        [1, 2],
        [3, 4],
      ],
    },
    answer: [
      ['-2', '3/2'],
      ['1', '-1/2'],
    ],
  },
];
