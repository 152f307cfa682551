// Examples of formulas for all powers, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two different eigenvalues',
    body: {
      a: [
        [1, 2],
        [2, 1],
      ],
    },
    answer: {
      terms: [
        {
          base: '-1',
          degree: '0',
          coefficient: [
            ['1/2', '-1/2'],
            ['-1/2', '1/2'],
          ],
        },
        {
          base: '3',
          degree: '0',
          coefficient: [
            ['1/2', '1/2'],
            ['1/2', '1/2'],
          ],
        },
      ],
      from: '0',
    },
  },
  {
    title: 'one eigenvector is missing',
    body: {
      a: [
        [3, 1],
        [-1, 1],
      ],
    },
    answer: {
      terms: [
        {
          base: '2',
          degree: '0',
          coefficient: [
            ['1', '0'],
            ['0', '1'],
          ],
        },
        {
          base: '2',
          degree: '1',
          coefficient: [
            ['1/2', '1/2'],
            ['-1/2', '-1/2'],
          ],
        },
      ],
      from: '0',
    },
  },
  {
    title: 'a singular matrix with whole coefficients',
    body: {
      a: [
        [3, -1],
        [6, -2],
      ],
    },
    answer: {
      terms: [
        {
          base: '1',
          degree: '0',
          coefficient: [
            ['3', '-1'],
            ['6', '-2'],
          ],
        },
      ],
      from: '1',
    },
  },
  {
    title: 'the Fibonacci numbers',
    body: {
      a: [
        [1, 1],
        [1, 0],
      ],
    },
    answer: {
      terms: [
        {
          base: '1/2 - 1/2*sqrt(5)',
          degree: '0',
          coefficient: [
            ['1/2 - 1/10*sqrt(5)', '-sqrt(1/5)'],
            ['-sqrt(1/5)', '1/2 + 1/10*sqrt(5)'],
          ],
        },
        {
          base: '1/2 + 1/2*sqrt(5)',
          degree: '0',
          coefficient: [
            ['1/2 + 1/10*sqrt(5)', 'sqrt(1/5)'],
            ['sqrt(1/5)', '1/2 - 1/10*sqrt(5)'],
          ],
        },
      ],
      from: '0',
    },
  },
];
