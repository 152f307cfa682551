// Standard deviations of populations in other languages. Where the function of a language divides by n - 1, as sd of R does,
// the definition is written out; NumPy divides by n, Octave and MATLAB do so where the second argument is 1.

import { applied, statisticImplementation } from '../statistic-implementation.ts';

export const implementation = statisticImplementation({
  numpy: 'np.std',
  sympy: {
    name: 'standard_deviation',
    imports: ['from sympy import sqrt'],
    lines: [
      'def standard_deviation(numbers):',
      '    mean = sum(numbers) / len(numbers)',
      '    variance = sum((x - mean) ** 2 for x in numbers) / len(numbers)',
      '    return sqrt(variance)',
    ],
  },
  r: { of: applied('standard_deviation'), lines: ['standard_deviation <- function(x) sqrt(mean((x - mean(x))^2))'] },
  octave: { of: { row: 'std(a, 1, 2)', column: 'std(a, 1, 1)', matrix: 'std(a(:), 1)' } },
  typescript: {
    name: 'standardDeviation',
    lines: [
      'function mean(numbers: number[]): number {',
      '  return numbers.reduce((total, x) => total + x, 0) / numbers.length;',
      '}',
      'function standardDeviation(numbers: number[]): number {',
      '  const average = mean(numbers);',
      '  return Math.sqrt(mean(numbers.map((x) => (x - average) ** 2)));',
      '}',
    ],
  },
  spreadsheet: 'STDEV.P',
});
