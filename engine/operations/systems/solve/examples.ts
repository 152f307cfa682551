// Examples of systems, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'one solution',
    body: {
      a: [
        [2, 1, -1],
        [-3, -1, 2],
        [-2, 1, 2],
      ],
      b: [[8], [-11], [-3]],
    },
    answer: {
      outcome: 'unique',
      particular: ['2', '3', '-1'],
      particular_matrix: null,
      basis: [],
      free: [],
      pivots: [1, 2, 3],
      rank: '3',
      rank_augmented: '3',
    },
  },
  {
    title: 'equations as text, with infinitely many solutions',
    body: { equations: ['x + 2y - z = 4', '2x + 4y = 2z + 8'] },
    answer: {
      outcome: 'infinite',
      particular: ['4', '0', '0'],
      particular_matrix: null,
      basis: [
        ['-2', '1', '0'],
        ['1', '0', '1'],
      ],
      free: [2, 3],
      pivots: [1],
      rank: '1',
      rank_augmented: '1',
    },
  },
  {
    title: 'an augmented matrix without a solution',
    body: {
      a: [
        [1, 1, 2],
        [2, 2, 5],
      ],
      augmented: 1,
    },
    answer: {
      outcome: 'none',
      particular: null,
      particular_matrix: null,
      basis: [['-1', '1']],
      free: [2],
      pivots: [1],
      rank: '1',
      rank_augmented: '2',
    },
  },
];
