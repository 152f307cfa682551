// Means in other languages.

import { statisticImplementation } from '../statistic-implementation.ts';

export const implementation = statisticImplementation({
  numpy: 'np.mean',
  sympy: { name: 'mean', lines: ['def mean(numbers):', '    return sum(numbers) / len(numbers)'] },
  r: { of: { row: 'rowMeans(a)', column: 'colMeans(a)', matrix: 'mean(a)' } },
  octave: { of: { row: 'mean(a, 2)', column: 'mean(a, 1)', matrix: 'mean(a(:))' } },
  typescript: {
    name: 'mean',
    lines: [
      'function mean(numbers: number[]): number {',
      '  let total = 0;',
      '  for (const x of numbers) total += x;',
      '  return total / numbers.length;',
      '}',
    ],
  },
  spreadsheet: 'AVERAGE',
});
