// Examples of definiteness, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'positive definite',
    body: {
      a: [
        [2, 2],
        [2, 5],
      ],
    },
    answer: {
      class: 'positive-definite',
      inertia: { positive: '2', negative: '0', zero: '0' },
      leading_minors: ['2', '6'],
    },
  },
  {
    title: 'positive semidefinite, with a minor that is zero',
    body: {
      a: [
        [1, 2, 3],
        [2, 6, 4],
        [3, 4, 11],
      ],
    },
    answer: {
      class: 'positive-semidefinite',
      inertia: { positive: '2', negative: '0', zero: '1' },
      leading_minors: ['1', '2', '0'],
    },
  },
  {
    title: 'indefinite, with zeros on the diagonal',
    body: {
      a: [
        [0, 1],
        [1, 0],
      ],
    },
    answer: {
      class: 'indefinite',
      inertia: { positive: '1', negative: '1', zero: '0' },
      leading_minors: ['0', '-1'],
    },
  },
];
