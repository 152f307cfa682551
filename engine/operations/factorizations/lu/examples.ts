// Examples of triangular factors, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two rows',
    body: {
      a: [
        [2, 1],
        [6, 5],
      ],
    },
    answer: {
      outcome: 'factored',
      P: null,
      L: [
        ['1', '0'],
        ['3', '1'],
      ],
      D: null,
      U: [
        ['2', '1'],
        ['0', '2'],
      ],
      permutation: null,
    },
  },
  {
    title: 'with an exchange of rows',
    body: {
      a: [
        [0, 2],
        [3, 4],
      ],
      kind: 'plu',
    },
    answer: {
      outcome: 'factored',
      P: [
        ['0', '1'],
        ['1', '0'],
      ],
      L: [
        ['1', '0'],
        ['0', '1'],
      ],
      D: null,
      U: [
        ['3', '4'],
        ['0', '2'],
      ],
      permutation: [2, 1],
    },
  },
  {
    title: 'with a diagonal factor',
    body: {
      a: [
        [2, 4],
        [6, 9],
      ],
      kind: 'ldu',
    },
    answer: {
      outcome: 'factored',
      P: null,
      L: [
        ['1', '0'],
        ['3', '1'],
      ],
      D: [
        ['2', '0'],
        ['0', '-3'],
      ],
      U: [
        ['1', '2'],
        ['0', '1'],
      ],
      permutation: null,
    },
  },
  {
    title: 'not without an exchange of rows',
    body: {
      a: [
        [0, 1],
        [1, 0],
      ],
    },
    answer: { outcome: 'needs-exchange', P: null, L: null, D: null, U: null, permutation: null },
  },
];
