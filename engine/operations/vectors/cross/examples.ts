// Examples of the cross product, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  { title: 'three entries each', body: { u: [1, 2, 3], v: [4, 5, 6] }, answer: ['-3', '6', '-3'] },
  { title: 'two unit vectors', body: { u: [1, 0, 0], v: [0, 1, 0] }, answer: ['0', '0', '1'] },
  { title: 'parallel vectors', body: { u: [0.5, -1, 2], v: [1, -2, 4] }, answer: ['0', '0', '0'] },
];
