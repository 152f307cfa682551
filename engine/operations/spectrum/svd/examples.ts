// Examples of singular value decompositions, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two singular values',
    body: {
      a: [
        [3, 0],
        [4, 5],
      ],
    },
    answer: {
      singular_values: ['sqrt(45)', 'sqrt(5)'],
      rank: '2',
      U: [
        ['sqrt(1/10)', '-sqrt(9/10)'],
        ['sqrt(9/10)', 'sqrt(1/10)'],
      ],
      S: [
        ['sqrt(45)', '0'],
        ['0', 'sqrt(5)'],
      ],
      V: [
        ['sqrt(1/2)', '-sqrt(1/2)'],
        ['sqrt(1/2)', 'sqrt(1/2)'],
      ],
    },
  },
  {
    title: 'without roots',
    body: {
      a: [
        [11, 23],
        [48, 14],
      ],
    },
    answer: {
      singular_values: ['50', '25'],
      rank: '2',
      U: [
        ['7/25', '-24/25'],
        ['24/25', '7/25'],
      ],
      S: [
        ['50', '0'],
        ['0', '25'],
      ],
      V: [
        ['4/5', '3/5'],
        ['3/5', '-4/5'],
      ],
    },
  },
  {
    title: 'more columns than rows',
    body: {
      a: [
        [3, 2, 2],
        [2, 3, -2],
      ],
    },
    answer: {
      singular_values: ['5', '3'],
      rank: '2',
      U: [
        ['sqrt(1/2)', '-sqrt(1/2)'],
        ['sqrt(1/2)', 'sqrt(1/2)'],
      ],
      S: [
        ['5', '0'],
        ['0', '3'],
      ],
      V: [
        ['sqrt(1/2)', '-sqrt(1/18)'],
        ['sqrt(1/2)', 'sqrt(1/18)'],
        ['0', '-sqrt(8/9)'],
      ],
    },
  },
];
