// Examples of inverses, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples2x2: readonly Example[] = [
  {
    title: 'swap, change signs, divide by the determinant',
    body: {
      a: [
        [4, 7],
        [2, 6],
      ],
    },
    answer: [
      ['3/5', '-7/10'],
      ['-1/5', '2/5'],
    ],
  },
  {
    title: 'an exchange of two rows is its own inverse',
    body: {
      a: [
        [0, 1],
        [1, 0],
      ],
    },
    answer: [
      ['0', '1'],
      ['1', '0'],
    ],
  },
];

export const examples3x3: readonly Example[] = [
  {
    title: 'a fraction among the entries',
    body: {
      a: [
        [2, 0, 1],
        [1, 3, 2],
        [1, 1, '1/2'],
      ],
    },
    answer: [
      ['1/6', '-1/3', '1'],
      ['-1/2', '0', '1'],
      ['2/3', '2/3', '-2'],
    ],
  },
  {
    title: 'Gauss-Jordan elimination',
    body: {
      a: [
        [2, 1, 1],
        [1, 3, 2],
        [1, 0, 0],
      ],
      method: 'gauss-jordan',
    },
    answer: [
      ['0', '0', '1'],
      ['-2', '1', '3'],
      ['3', '-1', '-5'],
    ],
  },
  {
    title: 'by the adjugate',
    body: {
      a: [
        [1, 2, 3],
        [0, 1, 4],
        [5, 6, 0],
      ],
      method: 'adjugate',
    },
    answer: [
      ['-24', '18', '5'],
      ['20', '-15', '-4'],
      ['-5', '4', '1'],
    ],
  },
];

export const examplesNxn: readonly Example[] = [
  {
    title: 'three rows',
    body: {
      a: [
        [1, 2, 1],
        [2, 5, 3],
        [1, 3, 3],
      ],
    },
    answer: [
      ['6', '-3', '1'],
      ['-3', '2', '-1'],
      ['1', '-1', '1'],
    ],
  },
  {
    title: 'four rows',
    body: {
      a: [
        [1, 1, 0, 0],
        [1, 2, 1, 0],
        [0, 1, 3, 1],
        [1, 0, 1, 2],
      ],
    },
    answer: [
      ['4', '-5/2', '1', '-1/2'],
      ['-3', '5/2', '-1', '1/2'],
      ['2', '-3/2', '1', '-1/2'],
      ['-3', '2', '-1', '1'],
    ],
  },
  {
    title: 'one entry',
    body: { a: [[0.25]] },
    answer: [['4']],
  },
];
