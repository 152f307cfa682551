// Standard deviations in other languages. For a population the definition is written out where the function of a language divides
// by n - 1, as sd of R does; NumPy divides by n, Octave and MATLAB do so where the second argument is 1.

import { applied, statisticImplementation, type StatisticPrograms } from '../statistic-implementation.ts';

const ofPopulation: StatisticPrograms = {
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
};

const ofSample: StatisticPrograms = {
  numpy: { name: 'np.std', options: 'ddof=1' },
  sympy: {
    name: 'standard_deviation',
    imports: ['from sympy import sqrt'],
    lines: [
      'def standard_deviation(numbers):',
      '    mean = sum(numbers) / len(numbers)',
      '    variance = sum((x - mean) ** 2 for x in numbers) / (len(numbers) - 1)',
      '    return sqrt(variance)',
    ],
  },
  r: { of: applied('sd') },
  octave: { of: { row: 'std(a, 0, 2)', column: 'std(a, 0, 1)', matrix: 'std(a(:), 0)' } },
  typescript: {
    name: 'standardDeviation',
    lines: [
      'function sum(numbers: number[]): number {',
      '  return numbers.reduce((total, x) => total + x, 0);',
      '}',
      'function standardDeviation(numbers: number[]): number {',
      '  const mean = sum(numbers) / numbers.length;',
      '  return Math.sqrt(sum(numbers.map((x) => (x - mean) ** 2)) / (numbers.length - 1));',
      '}',
    ],
  },
  spreadsheet: 'STDEV.S',
};

export const implementation = statisticImplementation(ofPopulation, ofSample);
