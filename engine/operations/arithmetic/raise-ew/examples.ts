// Examples of element-wise powers, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'squares, cubes and a zero exponent',
    body: {
      a: [
        [2, 3],
        [-4, 5],
      ],
      b: [
        [3, 2],
        [2, 0],
      ],
    },
    answer: [
      ['8', '9'],
      ['16', '1'],
    ],
  },
  {
    title: 'negative exponents give fractions',
    body: { a: [[2, -4, 0.5]], b: [[-1, -2, -3]] },
    answer: [['1/2', '1/16', '8']],
  },
  {
    title: 'square roots, where they are fractions and where they are not',
    body: { a: [[4, 2.25, 2]], b: 0.5 },
    answer: [['2', '3/2', 'sqrt(2)']],
  },
  {
    title: 'every entry squared',
    body: { a: [[1], [-2], [0.3]], b: 2 },
    answer: [['1'], ['4'], ['9/100']],
  },
];
