// Examples of triangles, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const lowerExamples: readonly Example[] = [
  {
    title: 'below and on the main diagonal',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    },
    answer: [
      ['1', '0', '0'],
      ['4', '5', '0'],
      ['7', '8', '9'],
    ],
  },
  {
    title: 'strictly below the main diagonal',
    body: {
      a: [
        [1, 2],
        [0.5, 4],
      ],
      k: -1,
    },
    answer: [
      ['0', '0'],
      ['1/2', '0'],
    ],
  },
];

export const upperExamples: readonly Example[] = [
  {
    title: 'above and on the main diagonal',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    },
    answer: [
      ['1', '2', '3'],
      ['0', '5', '6'],
      ['0', '0', '9'],
    ],
  },
  {
    title: 'from one place above the main diagonal on',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      k: 1,
    },
    answer: [
      ['0', '2', '3'],
      ['0', '0', '6'],
    ],
  },
];
