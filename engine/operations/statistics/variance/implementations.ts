// Variances of populations in other languages. Where the function of a language divides by n - 1, as var of R does, the
// definition is written out; NumPy divides by n, Octave and MATLAB do so where the second argument is 1.

import { applied, statisticImplementation } from '../statistic-implementation.ts';

export const implementation = statisticImplementation({
  numpy: 'np.var',
  sympy: {
    name: 'variance',
    lines: [
      'def variance(numbers):',
      '    mean = sum(numbers) / len(numbers)',
      '    return sum((x - mean) ** 2 for x in numbers) / len(numbers)',
    ],
  },
  r: { of: applied('variance'), lines: ['variance <- function(x) mean((x - mean(x))^2)'] },
  octave: { of: { row: 'var(a, 1, 2)', column: 'var(a, 1, 1)', matrix: 'var(a(:), 1)' } },
  typescript: {
    name: 'variance',
    lines: [
      'function mean(numbers: number[]): number {',
      '  return numbers.reduce((total, x) => total + x, 0) / numbers.length;',
      '}',
      'function variance(numbers: number[]): number {',
      '  const average = mean(numbers);',
      '  return mean(numbers.map((x) => (x - average) ** 2));',
      '}',
    ],
  },
  spreadsheet: 'VAR.P',
});
