// Examples of rank factorizations, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'a column that is twice another',
    body: {
      a: [
        [1, 2, 1],
        [2, 4, 3],
        [3, 6, 4],
      ],
    },
    answer: {
      rank: '2',
      C: [
        ['1', '1'],
        ['2', '3'],
        ['3', '4'],
      ],
      F: [
        ['1', '2', '0'],
        ['0', '0', '1'],
      ],
    },
  },
  {
    title: 'all rows multiples of one',
    body: {
      a: [
        [2, 4, -6],
        [1, 2, -3],
      ],
    },
    answer: { rank: '1', C: [['2'], ['1']], F: [['1', '2', '-3']] },
  },
  {
    title: 'the zero matrix',
    body: {
      a: [
        [0, 0],
        [0, 0],
      ],
    },
    answer: { rank: '0', C: null, F: null },
  },
];
