// Examples of matrix multiplication, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two 2 by 2 matrices',
    body: {
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [5, 6],
        [7, 8],
      ],
    },
    answer: [
      ['19', '22'],
      ['43', '50'],
    ],
  },
  {
    title: 'a row times a column is one number',
    body: { a: [[1, 2, 3]], b: [[4], [5], [6]] },
    answer: [['32']],
  },
  {
    title: 'a column times a row is a whole matrix',
    body: { a: [[1], [2]], b: [[3, -4]], method: 'outer' },
    answer: [
      ['3', '-4'],
      ['6', '-8'],
    ],
  },
  {
    title: 'decimal fractions stay exact, column by column',
    body: {
      a: [
        [0.5, 0.25],
        [1, 0],
      ],
      b: [[2], [0.4]],
      method: 'columns',
    },
    answer: [['11/10'], ['2']],
  },
];
