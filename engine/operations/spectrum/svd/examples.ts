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
    title: 'perpendicular columns',
    body: {
      a: [
        [0, -3],
        [1, 0],
      ],
    },
    answer: {
      singular_values: ['3', '1'],
      rank: '2',
      U: [
        ['-1', '0'],
        ['0', '1'],
      ],
      S: [
        ['3', '0'],
        ['0', '1'],
      ],
      V: [
        ['0', '1'],
        ['1', '0'],
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
