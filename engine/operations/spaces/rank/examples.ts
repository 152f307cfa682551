// Examples of ranks, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'a row that is the sum of the others',
    body: {
      a: [
        [1, 2, 0, 1],
        [2, 4, 1, 1],
        [3, 6, 1, 2],
      ],
    },
    answer: { rank: '2', nullity: '2', pivots: [1, 3] },
  },
  {
    title: 'a matrix with an inverse',
    body: {
      a: [
        [2, 1],
        [5, 3],
      ],
    },
    answer: { rank: '2', nullity: '0', pivots: [1, 2] },
  },
  {
    title: 'decimals, with columns counted from zero',
    body: {
      a: [
        [0, 0.5, 1.5],
        [0, 1, 3],
      ],
      index_base: 0,
    },
    answer: { rank: '1', nullity: '2', pivots: [1] },
  },
];
