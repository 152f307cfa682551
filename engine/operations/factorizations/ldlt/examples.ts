// Examples of LDLᵀ factorizations, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'whole numbers throughout',
    body: {
      a: [
        [1, 2, 3],
        [2, 5, 4],
        [3, 4, 8],
      ],
    },
    answer: {
      outcome: 'factored',
      L: [
        ['1', '0', '0'],
        ['2', '1', '0'],
        ['3', '-2', '1'],
      ],
      D: [
        ['1', '0', '0'],
        ['0', '1', '0'],
        ['0', '0', '-5'],
      ],
    },
  },
  {
    title: 'a fraction among the multipliers',
    body: {
      a: [
        [2, 1],
        [1, 3],
      ],
    },
    answer: {
      outcome: 'factored',
      L: [
        ['1', '0'],
        ['1/2', '1'],
      ],
      D: [
        ['2', '0'],
        ['0', '5/2'],
      ],
    },
  },
  {
    title: 'not without an exchange of rows, by a zero in front',
    body: {
      a: [
        [0, 2],
        [2, 5],
      ],
    },
    answer: { outcome: 'needs-exchange', L: null, D: null },
  },
];
