// The smallest entry in other languages.

import { applied, statisticImplementation } from '../statistic-implementation.ts';

export const implementation = statisticImplementation({
  numpy: 'np.min',
  sympy: { name: 'min' },
  r: { of: applied('min') },
  octave: { of: { row: 'min(a, [], 2)', column: 'min(a, [], 1)', matrix: 'min(a(:))' } },
  typescript: {
    name: 'minimum',
    lines: [
      'function minimum(numbers: number[]): number {',
      '  let smallest = numbers[0];',
      '  for (const x of numbers) if (x < smallest) smallest = x;',
      '  return smallest;',
      '}',
    ],
  },
  spreadsheet: 'MIN',
});
