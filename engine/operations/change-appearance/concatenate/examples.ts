// Examples of concatenation, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const underExamples: readonly Example[] = [
  {
    title: 'one more row',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [[5, 6]],
    },
    answer: [
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  },
  {
    title: 'two rows under one',
    body: {
      a: [[1, 2]],
      b: [
        [0.5, -0.25],
        [3, 4],
      ],
    },
    answer: [
      ['1', '2'],
      ['1/2', '-1/4'],
      ['3', '4'],
    ],
  },
];

export const besideExamples: readonly Example[] = [
  {
    title: 'an augmented matrix',
    body: {
      a: [
        [2, 1],
        [1, 3],
      ],
      b: [[5], [10]],
    },
    answer: [
      ['2', '1', '5'],
      ['1', '3', '10'],
    ],
  },
  {
    title: 'two columns beside one',
    body: {
      a: [[1], [2]],
      b: [
        [0.1, 0.2],
        [0.3, 0.4],
      ],
    },
    answer: [
      ['1', '1/10', '1/5'],
      ['2', '3/10', '2/5'],
    ],
  },
];
