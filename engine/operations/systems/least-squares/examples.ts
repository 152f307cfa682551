// Examples of least squares, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'a line through four points',
    body: {
      a: [
        [1, 0],
        [1, 1],
        [1, 2],
        [1, 3],
      ],
      b: [[1], [0], [2], [5]],
    },
    answer: {
      unique: true,
      x: ['-1/10', '7/5'],
      null_space: [],
      fitted: ['-1/10', '13/10', '27/10', '41/10'],
      residual: ['11/10', '-13/10', '-7/10', '9/10'],
      residual_norm_squared: '21/5',
      residual_norm: 'sqrt(21/5)',
      rank: '2',
    },
  },
  {
    title: 'whole numbers throughout',
    body: {
      a: [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      b: [[6], [0], [0]],
    },
    answer: {
      unique: true,
      x: ['5', '-3'],
      null_space: [],
      fitted: ['5', '2', '-1'],
      residual: ['1', '-2', '1'],
      residual_norm_squared: '6',
      residual_norm: 'sqrt(6)',
      rank: '2',
    },
  },
  {
    title: 'dependent columns',
    body: {
      a: [
        [1, 2],
        [1, 2],
      ],
      b: [[4], [6]],
    },
    answer: {
      unique: false,
      x: ['1', '2'],
      null_space: [['-2', '1']],
      fitted: ['5', '5'],
      residual: ['-1', '1'],
      residual_norm_squared: '2',
      residual_norm: 'sqrt(2)',
      rank: '1',
    },
  },
];
