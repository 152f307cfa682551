// Examples of the Gram-Schmidt process, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two vectors in the plane',
    body: {
      vectors: [
        [3, 4],
        [7, 1],
      ],
    },
    answer: {
      orthogonal: [
        ['3', '4'],
        ['4', '-3'],
      ],
      orthonormal: [
        ['3/5', '4/5'],
        ['4/5', '-3/5'],
      ],
      dependent: [],
      rank: '2',
    },
  },
  {
    title: 'three vectors in space',
    body: {
      vectors: [
        [1, 1, 0],
        [1, 0, 1],
        [0, 1, 1],
      ],
    },
    answer: {
      orthogonal: [
        ['1', '1', '0'],
        ['1/2', '-1/2', '1'],
        ['-2/3', '2/3', '2/3'],
      ],
      orthonormal: [
        ['sqrt(1/2)', 'sqrt(1/2)', '0'],
        ['sqrt(1/6)', '-sqrt(1/6)', 'sqrt(2/3)'],
        ['-sqrt(1/3)', 'sqrt(1/3)', 'sqrt(1/3)'],
      ],
      dependent: [],
      rank: '3',
    },
  },
  {
    title: 'a dependent vector',
    body: {
      vectors: [
        [1, 2, 2],
        [2, 4, 4],
        [0, 3, 0],
      ],
    },
    answer: {
      orthogonal: [
        ['1', '2', '2'],
        ['-2/3', '5/3', '-4/3'],
      ],
      orthonormal: [
        ['1/3', '2/3', '2/3'],
        ['-sqrt(4/45)', 'sqrt(5/9)', '-sqrt(16/45)'],
      ],
      dependent: [2],
      rank: '2',
    },
  },
];
