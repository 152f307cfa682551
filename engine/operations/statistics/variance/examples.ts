// Examples of the variance, with exact answers.
// Above: operation.ts. Below: catalogue/operation.ts.

import type { Example } from '../../../catalogue/operation.ts';
import type { Axis } from '../../../exact/kernels/statistics.ts';

const integers = [
  [3, 1, 2],
  [4, 4, 0],
];
const tenths = [
  [0.5, -1.5],
  [2.5, -1.5],
];

export const examples: { readonly [K in Axis]: readonly Example[] } = {
  row: [
    { title: 'two rows of three integers', body: { a: integers }, answer: ['2/3', '32/9'] },
    { title: 'decimal fractions stay exact', body: { a: tenths }, answer: ['1', '4'] },
  ],
  column: [
    { title: 'three columns of two integers', body: { a: integers }, answer: ['1/4', '9/4', '1'] },
    { title: 'decimal fractions stay exact', body: { a: tenths }, answer: ['1', '0'] },
  ],
  matrix: [
    { title: 'all six integers', body: { a: integers }, answer: '20/9' },
    { title: 'decimal fractions stay exact', body: { a: tenths }, answer: '11/4' },
  ],
};
