// Variances in other languages. For a population the definition is written out where the function of a language divides by n - 1,
// as var of R does; NumPy divides by n, Octave and MATLAB do so where the second argument is 1.

import { applied, statisticImplementation, type StatisticPrograms } from '../statistic-implementation.ts';

const ofPopulation: StatisticPrograms = {
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
};

const ofSample: StatisticPrograms = {
  numpy: { name: 'np.var', options: 'ddof=1' },
  sympy: {
    name: 'variance',
    lines: [
      'def variance(numbers):',
      '    mean = sum(numbers) / len(numbers)',
      '    return sum((x - mean) ** 2 for x in numbers) / (len(numbers) - 1)',
    ],
  },
  r: { of: { ...applied('var'), matrix: 'var(c(a))' } },
  octave: { of: { row: 'var(a, 0, 2)', column: 'var(a, 0, 1)', matrix: 'var(a(:), 0)' } },
  typescript: {
    name: 'variance',
    lines: [
      'function sum(numbers: number[]): number {',
      '  return numbers.reduce((total, x) => total + x, 0);',
      '}',
      'function variance(numbers: number[]): number {',
      '  const mean = sum(numbers) / numbers.length;',
      '  return sum(numbers.map((x) => (x - mean) ** 2)) / (numbers.length - 1);',
      '}',
    ],
  },
  spreadsheet: 'VAR.S',
};

export const implementation = statisticImplementation(ofPopulation, ofSample);
