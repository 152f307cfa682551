// Examples of sums and intersections, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'two planes in space',
    body: {
      u: [
        [1, 0, 1],
        [0, 1, 1],
      ],
      w: [
        [1, 1, 0],
        [0, 1, -1],
      ],
    },
    answer: {
      dim_u: '2',
      dim_w: '2',
      dim_sum: '3',
      dim_intersection: '1',
      sum_basis: [
        ['1', '0', '1'],
        ['0', '1', '1'],
        ['1', '1', '0'],
      ],
      intersection_basis: [['1', '0', '1']],
    },
  },
  {
    title: 'two lines in the plane',
    body: { u: [[1, 2]], w: [[3, 1]] },
    answer: {
      dim_u: '1',
      dim_w: '1',
      dim_sum: '2',
      dim_intersection: '0',
      sum_basis: [
        ['1', '2'],
        ['3', '1'],
      ],
      intersection_basis: [],
    },
  },
  {
    title: 'a line in a plane',
    body: {
      u: [
        [1, 2, 3],
        [2, 1, 0],
      ],
      w: [[1, 1, 1]],
    },
    answer: {
      dim_u: '2',
      dim_w: '1',
      dim_sum: '2',
      dim_intersection: '1',
      sum_basis: [
        ['1', '2', '3'],
        ['2', '1', '0'],
      ],
      intersection_basis: [['1', '1', '1']],
    },
  },
];
