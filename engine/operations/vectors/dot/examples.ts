// Examples of the dot product, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  { title: 'three entries', body: { u: [1, 2, 3], v: [4, 5, 6] }, answer: '32' },
  { title: 'perpendicular vectors', body: { u: [3, 4], v: [4, -3] }, answer: '0' },
  { title: 'tenths stay exact', body: { u: [0.1, 0.2, -0.3], v: [1, 1, 2] }, answer: '-3/10' },
];
