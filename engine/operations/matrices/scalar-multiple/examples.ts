// Examples of scalar multiples, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'three times a matrix',
    body: {
      a: [
        [1, -2],
        [0, 4],
      ],
      scalar: 3,
    },
    answer: [
      ['3', '-6'],
      ['0', '12'],
    ],
  },
  { title: 'a fraction of a row', body: { a: [[6, 9, -3]], scalar: '2/3' }, answer: [['4', '6', '-2']] },
  { title: 'the negative of a column', body: { a: [[0.5], [-0.2]], scalar: -1 }, answer: [['-1/2'], ['1/5']] },
];
