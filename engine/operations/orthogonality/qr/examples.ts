// Examples of QR factorizations, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'without roots',
    body: {
      a: [
        [3, 7],
        [4, 1],
      ],
    },
    answer: {
      Q: [
        ['3/5', '4/5'],
        ['4/5', '-3/5'],
      ],
      R: [
        ['5', '5'],
        ['0', '5'],
      ],
      rank: '2',
      dependent: [],
    },
  },
  {
    title: 'a tall matrix',
    body: {
      a: [
        [1, 2],
        [1, 0],
        [0, 1],
      ],
    },
    answer: {
      Q: [
        ['sqrt(1/2)', 'sqrt(1/3)'],
        ['sqrt(1/2)', '-sqrt(1/3)'],
        ['0', 'sqrt(1/3)'],
      ],
      R: [
        ['sqrt(2)', 'sqrt(2)'],
        ['0', 'sqrt(3)'],
      ],
      rank: '2',
      dependent: [],
    },
  },
  {
    title: 'dependent columns',
    body: {
      a: [
        [1, 2, 0],
        [1, 2, 1],
      ],
    },
    answer: {
      Q: [
        ['sqrt(1/2)', '-sqrt(1/2)'],
        ['sqrt(1/2)', 'sqrt(1/2)'],
      ],
      R: [
        ['sqrt(2)', 'sqrt(8)', 'sqrt(1/2)'],
        ['0', '0', 'sqrt(1/2)'],
      ],
      rank: '2',
      dependent: [2],
    },
  },
];
