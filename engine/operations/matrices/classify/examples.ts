// Examples of classifications.

import type { Example } from '../../../catalogue/operation.ts';

const NOTHING_HOLDS = {
  'is-symmetric': false,
  'is-skew-symmetric': false,
  'is-orthogonal': false,
  'is-idempotent': false,
  'is-involutory': false,
  'is-normal': false,
  'is-permutation': false,
  'is-upper-triangular': false,
  'is-lower-triangular': false,
  'is-diagonal': false,
  'is-nilpotent': { nilpotent: false, index: null },
  'is-stochastic': { row: false, column: false, doubly: false },
  'permutation-sign': null,
};

export const examples: readonly Example[] = [
  {
    title: 'three rows that change places',
    body: {
      a: [
        [0, 1, 0],
        [0, 0, 1],
        [1, 0, 0],
      ],
    },
    answer: {
      ...NOTHING_HOLDS,
      'is-orthogonal': true,
      'is-normal': true,
      'is-permutation': true,
      'is-stochastic': { row: true, column: true, doubly: true },
      'permutation-sign': { sign: '1', permutation: [2, 3, 1], cycles: [[1, 2, 3]], inversions: '2' },
    },
  },
  {
    title: 'a projection',
    body: {
      a: [
        [0.5, 0.5],
        [0.5, 0.5],
      ],
    },
    answer: {
      ...NOTHING_HOLDS,
      'is-symmetric': true,
      'is-idempotent': true,
      'is-normal': true,
      'is-stochastic': { row: true, column: true, doubly: true },
    },
  },
  {
    title: 'a nilpotent matrix',
    body: {
      a: [
        [2, -1],
        [4, -2],
      ],
    },
    answer: { ...NOTHING_HOLDS, 'is-nilpotent': { nilpotent: true, index: '2' } },
  },
  {
    title: 'two rows of three',
    body: {
      a: [
        [1, 0, 0],
        [0, 4, 0],
      ],
    },
    answer: { ...NOTHING_HOLDS, 'is-upper-triangular': true, 'is-lower-triangular': true, 'is-diagonal': true },
  },
];
