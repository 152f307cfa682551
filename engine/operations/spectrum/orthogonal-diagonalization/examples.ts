// Examples of orthogonal diagonalisations, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two different eigenvalues',
    body: {
      a: [
        [2, 1],
        [1, 2],
      ],
    },
    answer: {
      eigenvalues: [
        { value: '1', multiplicity: '1' },
        { value: '3', multiplicity: '1' },
      ],
      Q: [
        ['-sqrt(1/2)', 'sqrt(1/2)'],
        ['sqrt(1/2)', 'sqrt(1/2)'],
      ],
      D: [
        ['1', '0'],
        ['0', '3'],
      ],
    },
  },
  {
    title: 'without roots',
    body: {
      a: [
        [-107, -24],
        [-24, -93],
      ],
    },
    answer: {
      eigenvalues: [
        { value: '-125', multiplicity: '1' },
        { value: '-75', multiplicity: '1' },
      ],
      Q: [
        ['4/5', '-3/5'],
        ['3/5', '4/5'],
      ],
      D: [
        ['-125', '0'],
        ['0', '-75'],
      ],
    },
  },
  {
    title: 'a repeated eigenvalue',
    body: {
      a: [
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, 0],
      ],
    },
    answer: {
      eigenvalues: [
        { value: '-1', multiplicity: '2' },
        { value: '2', multiplicity: '1' },
      ],
      Q: [
        ['-sqrt(1/2)', '-sqrt(1/6)', 'sqrt(1/3)'],
        ['sqrt(1/2)', '-sqrt(1/6)', 'sqrt(1/3)'],
        ['0', 'sqrt(2/3)', 'sqrt(1/3)'],
      ],
      D: [
        ['-1', '0', '0'],
        ['0', '-1', '0'],
        ['0', '0', '2'],
      ],
    },
  },
];
