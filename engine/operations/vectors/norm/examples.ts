// Examples of norms, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  { title: 'a length', body: { v: [2, 3, 6] }, answer: '7' },
  { title: 'a length with a root', body: { v: [0.1, 0.2] }, answer: 'sqrt(1/20)' },
  { title: 'the sum of the sizes', body: { v: [3, -4, 1], kind: '1' }, answer: '8' },
  {
    title: 'the greatest row sum of a matrix',
    body: {
      a: [
        [1, -2],
        [3, 4],
      ],
      kind: 'inf',
    },
    answer: '7',
  },
  {
    title: 'the Frobenius norm',
    body: {
      a: [
        [1, 2],
        [2, 4],
      ],
      kind: 'frobenius',
    },
    answer: '5',
  },
];
