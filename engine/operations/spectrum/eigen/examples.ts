// Examples of eigenvalues, eigenvectors and diagonalisations, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const eigenvalueExamples: readonly Example[] = [
  {
    title: 'two whole eigenvalues',
    body: {
      a: [
        [4, 1],
        [2, 3],
      ],
    },
    answer: {
      eigenvalues: [
        { value: '2', multiplicity: '1' },
        { value: '5', multiplicity: '1' },
      ],
    },
  },
  {
    title: 'one of them twice',
    body: {
      a: [
        [2, 0, 0],
        [1, 2, 1],
        [-1, 0, 1],
      ],
    },
    answer: {
      eigenvalues: [
        { value: '1', multiplicity: '1' },
        { value: '2', multiplicity: '2' },
      ],
    },
  },
  {
    title: 'the golden ratio and its conjugate',
    body: {
      a: [
        [1, 1],
        [1, 0],
      ],
    },
    answer: {
      eigenvalues: [
        { value: '1/2 - 1/2*sqrt(5)', multiplicity: '1' },
        { value: '1/2 + 1/2*sqrt(5)', multiplicity: '1' },
      ],
    },
  },
  {
    title: 'a complex pair',
    body: {
      a: [
        [1, -2],
        [2, 1],
      ],
    },
    answer: {
      eigenvalues: [
        { value: '1 - 2i', multiplicity: '1' },
        { value: '1 + 2i', multiplicity: '1' },
      ],
    },
  },
];

export const eigenspaceExamples: readonly Example[] = [
  {
    title: 'two directions',
    body: {
      a: [
        [4, 1],
        [2, 3],
      ],
    },
    answer: {
      eigenspaces: [
        { value: '2', algebraic: '1', geometric: '1', basis: [['-1', '2']] },
        { value: '5', algebraic: '1', geometric: '1', basis: [['1', '1']] },
      ],
    },
  },
  {
    title: 'too few eigenvectors',
    body: {
      a: [
        [3, 1],
        [0, 3],
      ],
    },
    answer: { eigenspaces: [{ value: '3', algebraic: '2', geometric: '1', basis: [['1', '0']] }] },
  },
  {
    title: 'a plane of eigenvectors',
    body: {
      a: [
        [2, 1, 1],
        [1, 2, 1],
        [1, 1, 2],
      ],
    },
    answer: {
      eigenspaces: [
        {
          value: '1',
          algebraic: '2',
          geometric: '2',
          basis: [
            ['-1', '1', '0'],
            ['-1', '0', '1'],
          ],
        },
        { value: '4', algebraic: '1', geometric: '1', basis: [['1', '1', '1']] },
      ],
    },
  },
];

export const diagonalExamples: readonly Example[] = [
  {
    title: 'two different eigenvalues',
    body: {
      a: [
        [4, 1],
        [2, 3],
      ],
    },
    answer: {
      over: 'Q',
      diagonalizable: { Q: true, R: true, C: true },
      defective: [],
      P: [
        ['-1', '1'],
        ['2', '1'],
      ],
      D: [
        ['2', '0'],
        ['0', '5'],
      ],
    },
  },
  {
    title: 'too few eigenvectors',
    body: {
      a: [
        [3, 1],
        [0, 3],
      ],
    },
    answer: { over: null, diagonalizable: { Q: false, R: false, C: false }, defective: ['3'], P: null, D: null },
  },
  {
    title: 'over the complex numbers only',
    body: {
      a: [
        [0, -1],
        [1, 0],
      ],
    },
    answer: {
      over: 'C',
      diagonalizable: { Q: false, R: false, C: true },
      defective: [],
      P: [
        ['-i', 'i'],
        ['1', '1'],
      ],
      D: [
        ['-i', '0'],
        ['0', 'i'],
      ],
    },
  },
];
