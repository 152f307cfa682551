// Examples of Jordan forms, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'one eigenvector is missing',
    body: {
      a: [
        [3, 1],
        [-1, 1],
      ],
    },
    answer: {
      blocks: [{ value: '2', size: '2' }],
      J: [
        ['2', '1'],
        ['0', '2'],
      ],
      P: [
        ['1', '1'],
        ['-1', '0'],
      ],
    },
  },
  {
    title: 'a chain beside another eigenvalue',
    body: {
      a: [
        [5, 1, -7],
        [-4, 1, 4],
        [0, 0, -2],
      ],
    },
    answer: {
      blocks: [
        { value: '-2', size: '1' },
        { value: '3', size: '2' },
      ],
      J: [
        ['-2', '0', '0'],
        ['0', '3', '1'],
        ['0', '0', '3'],
      ],
      P: [
        ['1', '2', '1'],
        ['0', '-4', '0'],
        ['1', '0', '0'],
      ],
    },
  },
  {
    title: 'a matrix that can be diagonalised',
    body: {
      a: [
        [2, 1],
        [1, 2],
      ],
    },
    answer: {
      blocks: [
        { value: '1', size: '1' },
        { value: '3', size: '1' },
      ],
      J: [
        ['1', '0'],
        ['0', '3'],
      ],
      P: [
        ['-1', '1'],
        ['1', '1'],
      ],
    },
  },
];
