// Examples of determinants, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples2x2: readonly Example[] = [
  {
    title: 'two products and a difference',
    body: {
      a: [
        [4, 7],
        [2, 6],
      ],
    },
    answer: '10',
  },
  {
    title: 'a singular matrix',
    body: {
      a: [
        [1, 2],
        [2, 4],
      ],
    },
    answer: '0',
  },
  {
    title: 'numbers with a point stay exact',
    body: {
      a: [
        [0.1, 0.2],
        [0.3, 0.4],
      ],
    },
    answer: '-1/50',
  },
];

export const examples3x3: readonly Example[] = [
  {
    title: 'the rule of Sarrus',
    body: {
      a: [
        [2, -3, 1],
        [2, 3, -1],
        [1, 4, 5],
      ],
      method: 'sarrus',
    },
    answer: '76',
  },
  {
    title: 'a column with two zeros',
    body: {
      a: [
        [1, 0, 2],
        [3, 0, 4],
        [5, 6, 7],
      ],
    },
    answer: '12',
  },
  {
    title: 'one row is a multiple of another',
    body: {
      a: [
        [1, -2, 3],
        [4, 0, 5],
        [-2, 4, -6],
      ],
    },
    answer: '0',
  },
];

export const examplesNxn: readonly Example[] = [
  {
    title: 'three rows',
    body: {
      a: [
        [2, 1, 3],
        [1, 0, 2],
        [4, 1, 8],
      ],
    },
    answer: '-1',
  },
  {
    title: 'four rows by row reduction',
    body: {
      a: [
        [1, 2, 3, 4],
        [2, 5, 2, 1],
        [3, 1, 4, 2],
        [1, 1, 2, 3],
      ],
    },
    answer: '-25',
  },
  {
    title: 'one entry',
    body: { a: [[-7]] },
    answer: '-7',
  },
  {
    title: 'fraction-free elimination',
    body: {
      a: [
        [0, 2, 1],
        [3, 4, 5],
        [6, 7, 8],
      ],
      method: 'bareiss',
    },
    answer: '9',
  },
];
