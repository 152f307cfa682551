// Medians in other languages.

import { applied, statisticImplementation } from '../statistic-implementation.ts';

export const implementation = statisticImplementation({
  numpy: 'np.median',
  sympy: { name: 'median', imports: ['from statistics import median'] },
  r: { of: applied('median') },
  octave: { of: { row: 'median(a, 2)', column: 'median(a, 1)', matrix: 'median(a(:))' } },
  typescript: {
    name: 'median',
    lines: [
      'function median(numbers: number[]): number {',
      '  const sorted = [...numbers].sort((x, y) => x - y);',
      '  const half = Math.floor(sorted.length / 2);',
      '  const isOdd = sorted.length % 2 === 1;',
      '  return isOdd ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;',
      '}',
    ],
  },
  spreadsheet: 'MEDIAN',
});
