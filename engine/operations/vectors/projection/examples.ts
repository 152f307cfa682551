// Examples of projections, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

export const examples: readonly Example[] = [
  {
    title: 'in the plane',
    body: { u: [5, 0], v: [2, 1] },
    answer: { projection: ['4', '2'], coefficient: '2', orthogonal: ['1', '-2'] },
  },
  {
    title: 'in space',
    body: { u: [1, 2, 3], v: [1, 1, 1] },
    answer: { projection: ['2', '2', '2'], coefficient: '2', orthogonal: ['-1', '0', '1'] },
  },
  {
    title: 'a factor that is a fraction',
    body: { u: [1, 0.5], v: [3, 4] },
    answer: { projection: ['3/5', '4/5'], coefficient: '1/5', orthogonal: ['2/5', '-3/10'] },
  },
];
