// Examples of characteristic polynomials, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two rows: trace and determinant',
    body: {
      a: [
        [2, 1],
        [1, 2],
      ],
    },
    answer: ['1', '-4', '3'],
  },
  {
    title: 'three rows by principal minors',
    body: {
      a: [
        [1, 2, 0],
        [0, 3, 4],
        [5, 0, 6],
      ],
      method: 'principal-minors',
    },
    answer: ['1', '-10', '27', '-58'],
  },
  {
    title: 'four rows by traces',
    body: {
      a: [
        [0, 1, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 1],
        [-4, 3, 2, 1],
      ],
      method: 'faddeev-leverrier',
    },
    answer: ['1', '-1', '-2', '-3', '4'],
  },
];
