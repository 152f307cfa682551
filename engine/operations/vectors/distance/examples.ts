// Examples of distances, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'from a plane',
    body: { point: [5, 3, 4], normal: [1, 2, 2], offset: 1 },
    answer: { distance: '6', squared: '36', foot: ['3', '-1', '0'] },
  },
  {
    title: 'from a line in space',
    body: { point: [2, 1, 3], through: [0, 0, 0], direction: [1, 1, 1] },
    answer: { distance: 'sqrt(2)', squared: '2', foot: ['2', '2', '2'] },
  },
  {
    title: 'from a line through another point',
    body: { point: [5, 3], through: [1, 0], direction: [1, 2] },
    answer: { distance: 'sqrt(5)', squared: '5', foot: ['3', '4'] },
  },
  {
    title: 'from a line in the plane',
    body: { point: [0.5, 1], normal: [3, 4], offset: 0.5 },
    answer: { distance: '1', squared: '1', foot: ['-1/10', '1/5'] },
  },
];
