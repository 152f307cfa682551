// Examples of linear independence, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'three vectors in the plane',
    body: {
      vectors: [
        [1, 1],
        [1, 2],
        [3, 5],
      ],
    },
    answer: { independent: false, rank: '2', dependency: ['-1', '-2', '1'] },
  },
  {
    title: 'three independent vectors',
    body: {
      vectors: [
        [1, 0, 2],
        [0, 1, 1],
        [1, 1, 4],
      ],
    },
    answer: { independent: true, rank: '3', dependency: null },
  },
  {
    title: 'a multiple with tenths',
    body: {
      vectors: [
        [0.1, 0.3],
        [0.2, 0.6],
      ],
    },
    answer: { independent: false, rank: '1', dependency: ['-2', '1'] },
  },
];
