// The largest entry in other languages.

import { applied, statisticImplementation } from '../statistic-implementation.ts';

export const implementation = statisticImplementation({
  numpy: 'np.max',
  sympy: { name: 'max' },
  r: { of: applied('max') },
  octave: { of: { row: 'max(a, [], 2)', column: 'max(a, [], 1)', matrix: 'max(a(:))' } },
  typescript: {
    name: 'maximum',
    lines: [
      'function maximum(numbers: number[]): number {',
      '  let largest = numbers[0];',
      '  for (const x of numbers) if (x > largest) largest = x;',
      '  return largest;',
      '}',
    ],
  },
  spreadsheet: 'MAX',
});
