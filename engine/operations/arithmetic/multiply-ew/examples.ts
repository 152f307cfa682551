// Examples of element-wise multiplication, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two 2 by 2 matrices',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [5, 6],
        [7, 8],
      ],
    },
    answer: [
      ['5', '12'],
      ['21', '32'],
    ],
  },
  {
    title: 'a mask of zeros and ones picks entries',
    body: { a: [[4, -7, 9]], b: [[1, 0, 1]] },
    answer: [['4', '0', '9']],
  },
  {
    title: 'decimal fractions stay exact',
    body: { a: [[0.1, 1.5]], b: [[0.1, -0.4]] },
    answer: [['1/100', '-3/5']],
  },
  {
    title: 'every entry tripled',
    body: { a: [[1], [2], [-3]], b: 3 },
    answer: [['3'], ['6'], ['-9']],
  },
];
