// Examples of minors, cofactors and adjugates, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

const THREE = [
  [1, 2, 3],
  [0, 4, 5],
  [1, 0, 6],
];

export const minorExamples: readonly Example[] = [
  { title: 'one place', body: { a: THREE, row: 1, col: 2 }, answer: { minors: null, minor: '-5', cofactor: '5' } },
  {
    title: 'all minors',
    body: { a: THREE },
    answer: {
      minors: [
        ['24', '-5', '-4'],
        ['12', '3', '-2'],
        ['-2', '5', '4'],
      ],
      minor: null,
      cofactor: null,
    },
  },
  {
    title: 'counted from zero',
    body: {
      a: [
        [0.5, 2],
        [3, 4],
      ],
      row: 1,
      col: 1,
      index_base: 0,
    },
    answer: { minors: null, minor: '1/2', cofactor: '1/2' },
  },
];

export const cofactorExamples: readonly Example[] = [
  {
    title: 'three rows',
    body: { a: THREE },
    answer: [
      ['24', '5', '-4'],
      ['-12', '3', '2'],
      ['-2', '-5', '4'],
    ],
  },
  {
    title: 'two rows',
    body: {
      a: [
        [0.5, 2],
        [3, 4],
      ],
    },
    answer: [
      ['4', '-3'],
      ['-2', '1/2'],
    ],
  },
];

export const adjugateExamples: readonly Example[] = [
  {
    title: 'three rows',
    body: { a: THREE },
    answer: [
      ['24', '-12', '-2'],
      ['5', '3', '-5'],
      ['-4', '2', '4'],
    ],
  },
  {
    title: 'a singular matrix has one, too',
    body: {
      a: [
        [1, 2],
        [2, 4],
      ],
    },
    answer: [
      ['4', '-2'],
      ['-2', '1'],
    ],
  },
  { title: 'one entry', body: { a: [[7]] }, answer: [['1']] },
];
