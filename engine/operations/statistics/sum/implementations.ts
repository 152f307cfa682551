// Sums in other languages.

import { statisticImplementation } from '../statistic-implementation.ts';

export const implementation = statisticImplementation({
  numpy: 'np.sum',
  sympy: { name: 'sum' },
  r: { of: { row: 'rowSums(a)', column: 'colSums(a)', matrix: 'sum(a)' } },
  octave: { of: { row: 'sum(a, 2)', column: 'sum(a, 1)', matrix: 'sum(a(:))' } },
  typescript: {
    name: 'sum',
    lines: [
      'function sum(numbers: number[]): number {',
      '  let total = 0;',
      '  for (const x of numbers) total += x;',
      '  return total;',
      '}',
    ],
  },
  spreadsheet: 'SUM',
});
