// Examples of rotation, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'a quarter turn counter-clockwise',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
    answer: [
      ['3', '6'],
      ['2', '5'],
      ['1', '4'],
    ],
  },
  {
    title: 'a quarter turn clockwise',
    body: {
      a: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      k: -1,
    },
    answer: [
      ['4', '1'],
      ['5', '2'],
      ['6', '3'],
    ],
  },
  {
    title: 'a half turn',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
      k: 2,
    },
    answer: [
      ['4', '3'],
      ['2', '1'],
    ],
  },
  {
    title: 'five quarter turns are one',
    body: { a: [[1.5, 2]], k: 5 },
    answer: [['2'], ['3/2']],
  },
];
