// Examples of null spaces, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const rightExamples: readonly Example[] = [
  {
    title: 'one free unknown',
    body: {
      a: [
        [1, 2, 3],
        [2, 5, 4],
      ],
    },
    answer: { dimension: '1', basis: [['-7', '2', '1']] },
  },
  {
    title: 'two free unknowns',
    body: {
      a: [
        [1, 2, 0, 3],
        [2, 4, 1, 4],
        [3, 6, 1, 7],
      ],
    },
    answer: {
      dimension: '2',
      basis: [
        ['-2', '1', '0', '0'],
        ['-3', '0', '2', '1'],
      ],
    },
  },
  {
    title: 'nothing but the zero vector',
    body: {
      a: [
        [1, 0.5],
        [0, 2],
      ],
    },
    answer: { dimension: '0', basis: [] },
  },
];

export const leftExamples: readonly Example[] = [
  {
    title: 'a row that is the sum of the others',
    body: {
      a: [
        [1, 2],
        [2, 1],
        [3, 3],
      ],
    },
    answer: { dimension: '1', basis: [['-1', '-1', '1']] },
  },
  {
    title: 'all rows multiples of one',
    body: {
      a: [
        [1, -2],
        [0.5, -1],
        [3, -6],
      ],
    },
    answer: {
      dimension: '2',
      basis: [
        ['-1/2', '1', '0'],
        ['-3', '0', '1'],
      ],
    },
  },
  {
    title: 'linearly independent rows',
    body: {
      a: [
        [1, 0, 2],
        [0, 1, 3],
      ],
    },
    answer: { dimension: '0', basis: [] },
  },
];
