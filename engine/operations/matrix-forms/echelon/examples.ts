// Examples of echelon forms, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

const system = [
  [2, 4, -2, 2],
  [4, 9, -3, 8],
  [-2, -3, 7, 10],
];

export const echelonExamples: readonly Example[] = [
  {
    title: 'a system of three equations',
    body: { a: system },
    answer: [
      ['1', '2', '-1', '1'],
      ['0', '1', '1', '4'],
      ['0', '0', '1', '2'],
    ],
  },
  {
    title: 'without fractions and leading ones',
    body: {
      a: [
        [2, 3],
        [3, 5],
      ],
      method: 'fraction-free',
    },
    answer: [
      ['2', '3'],
      ['0', '1'],
    ],
  },
  {
    title: 'a column without a pivot',
    body: {
      a: [
        [0, 0, 3],
        [0, 2, 4],
      ],
    },
    answer: [
      ['0', '1', '2'],
      ['0', '0', '1'],
    ],
  },
];

export const reducedExamples: readonly Example[] = [
  {
    title: 'a system with one solution',
    body: { a: system },
    answer: [
      ['1', '0', '0', '-1'],
      ['0', '1', '0', '2'],
      ['0', '0', '1', '2'],
    ],
  },
  {
    title: 'rows that depend on each other',
    body: {
      a: [
        [1, 2, 3],
        [2, 4, 6],
        [1, 1, 1],
      ],
    },
    answer: [
      ['1', '0', '-1'],
      ['0', '1', '2'],
      ['0', '0', '0'],
    ],
  },
];
