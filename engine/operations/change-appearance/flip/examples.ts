// Examples of the flips, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const upDownExamples: readonly Example[] = [
  {
    title: 'three rows upside down',
    body: {
      a: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    },
    answer: [
      ['5', '6'],
      ['3', '4'],
      ['1', '2'],
    ],
  },
  { title: 'a single row stays', body: { a: [[1, 2, 3]] }, answer: [['1', '2', '3']] },
];

export const leftRightExamples: readonly Example[] = [
  {
    title: 'three columns from left to right',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
    answer: [
      ['3', '2', '1'],
      ['6', '5', '4'],
    ],
  },
  { title: 'the entries move as they are', body: { a: [[0.25, -1.5]] }, answer: [['-3/2', '1/4']] },
];
