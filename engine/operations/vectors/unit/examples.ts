// Examples of unit vectors, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  { title: 'a length that is whole', body: { v: [3, 4] }, answer: ['3/5', '4/5'] },
  { title: 'a length with a root', body: { v: [1, -1, 0] }, answer: ['sqrt(1/2)', '-sqrt(1/2)', '0'] },
  { title: 'tenths', body: { v: [0.3, -0.4] }, answer: ['3/5', '-4/5'] },
];
