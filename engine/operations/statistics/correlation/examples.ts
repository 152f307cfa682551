// Examples of correlations, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two variables that tend to rise together',
    body: {
      a: [
        [1, 2],
        [2, 6],
        [3, 4],
      ],
    },
    answer: [
      ['1', '1/2'],
      ['1/2', '1'],
    ],
  },
  {
    title: 'a root remains',
    body: {
      a: [
        [1, 1],
        [2, 1],
        [3, 4],
      ],
    },
    answer: [
      ['1', 'sqrt(3/4)'],
      ['sqrt(3/4)', '1'],
    ],
  },
  {
    title: 'three variables, two of them on a falling line',
    body: {
      a: [
        [0.5, 3, 2],
        [1.5, 2.5, 1],
        [2.5, 2, -3],
        [3.5, 1.5, 0],
      ],
    },
    answer: [
      ['1', '-1', '-sqrt(5/14)'],
      ['-1', '1', 'sqrt(5/14)'],
      ['-sqrt(5/14)', 'sqrt(5/14)', '1'],
    ],
  },
];
