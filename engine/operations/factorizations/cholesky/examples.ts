// Examples of the Cholesky factorization, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two rows',
    body: {
      a: [
        [4, 2],
        [2, 10],
      ],
    },
    answer: {
      L: [
        ['2', '0'],
        ['1', '3'],
      ],
    },
  },
  {
    title: 'three rows',
    body: {
      a: [
        [4, -2, 6],
        [-2, 10, 3],
        [6, 3, 14],
      ],
    },
    answer: {
      L: [
        ['2', '0', '0'],
        ['-1', '3', '0'],
        ['3', '2', '1'],
      ],
    },
  },
  {
    title: 'with square roots',
    body: {
      a: [
        [2, 1],
        [1, 3],
      ],
    },
    answer: {
      L: [
        ['sqrt(2)', '0'],
        ['sqrt(1/2)', 'sqrt(5/2)'],
      ],
    },
  },
  { title: 'one entry', body: { a: [['9/4']] }, answer: { L: [['3/2']] } },
];
