// Examples of the trace, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'three rows',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    },
    answer: '15',
  },
  {
    title: 'numbers with a point stay exact',
    body: {
      a: [
        [0.1, 5],
        [6, 0.2],
      ],
    },
    answer: '3/10',
  },
  { title: 'one entry', body: { a: [[-4]] }, answer: '-4' },
];
