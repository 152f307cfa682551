// Examples of steady states, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two states',
    body: {
      a: [
        [0.7, 0.6],
        [0.3, 0.4],
      ],
    },
    answer: { unique: true, dimension: '1', distribution: ['2/3', '1/3'], extremes: [['2/3', '1/3']] },
  },
  {
    title: 'rows that are distributions',
    body: {
      a: [
        [0, 1, 0],
        [0.5, 0, 0.5],
        [0.2, 0.3, 0.5],
      ],
      orientation: 'row',
    },
    answer: {
      unique: true,
      dimension: '1',
      distribution: ['7/27', '10/27', '10/27'],
      extremes: [['7/27', '10/27', '10/27']],
    },
  },
  {
    title: 'two closed classes',
    body: {
      a: [
        [1, 0.5, 0],
        [0, 0, 0],
        [0, 0.5, 1],
      ],
    },
    answer: {
      unique: false,
      dimension: '2',
      distribution: null,
      extremes: [
        ['1', '0', '0'],
        ['0', '0', '1'],
      ],
    },
  },
  {
    title: 'whole numbers, and a chain that turns back and forth',
    body: {
      a: [
        [0, 1],
        [1, 0],
      ],
    },
    answer: { unique: true, dimension: '1', distribution: ['1/2', '1/2'], extremes: [['1/2', '1/2']] },
  },
];
