// Examples of column spaces and row spaces, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

const dependent = {
  a: [
    [1, 2, 3],
    [2, 4, 7],
    [1, 2, 4],
  ],
};

export const columnExamples: readonly Example[] = [
  {
    title: 'a column that is a multiple of another',
    body: dependent,
    answer: {
      dimension: '2',
      pivots: [1, 3],
      basis: [
        ['1', '2', '1'],
        ['3', '7', '4'],
      ],
    },
  },
  {
    title: 'more rows than columns',
    body: {
      a: [
        [1, 0],
        [0.5, 2],
        [3, 1],
      ],
    },
    answer: {
      dimension: '2',
      pivots: [1, 2],
      basis: [
        ['1', '1/2', '3'],
        ['0', '2', '1'],
      ],
    },
  },
  {
    title: 'columns counted from zero',
    body: {
      a: [
        [0, 3, 6],
        [0, -1, -2],
      ],
      index_base: 0,
    },
    answer: { dimension: '1', pivots: [1], basis: [['3', '-1']] },
  },
];

export const rowExamples: readonly Example[] = [
  {
    title: 'a row that is the sum of the others',
    body: {
      a: [
        [1, 2, 3],
        [2, 5, 4],
        [3, 7, 7],
      ],
    },
    answer: {
      dimension: '2',
      basis: [
        ['1', '0', '7'],
        ['0', '1', '-2'],
      ],
    },
  },
  {
    title: 'all rows multiples of one',
    body: {
      a: [
        [2, 1, -4],
        [-6, -3, 12],
      ],
    },
    answer: { dimension: '1', basis: [['1', '1/2', '-2']] },
  },
  {
    title: 'the zero matrix',
    body: {
      a: [
        [0, 0],
        [0, 0],
      ],
    },
    answer: { dimension: '0', basis: [] },
  },
];
