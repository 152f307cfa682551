// Examples of the median, with exact answers.
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
    { title: 'two rows of three integers', body: { a: integers }, answer: ['2', '4'] },
    { title: 'decimal fractions stay exact', body: { a: tenths }, answer: ['-1/2', '1/2'] },
  ],
  column: [
    { title: 'three columns of two integers', body: { a: integers }, answer: ['7/2', '5/2', '1'] },
    { title: 'decimal fractions stay exact', body: { a: tenths }, answer: ['3/2', '-3/2'] },
  ],
  matrix: [
    { title: 'all six integers', body: { a: integers }, answer: '5/2' },
    { title: 'decimal fractions stay exact', body: { a: tenths }, answer: '-1/2' },
  ],
};
