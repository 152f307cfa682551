// The deviations of the columns from their means in other languages: the matrix d (in SymPy with `ones`), in TypeScript also the sums of products s.

import type { Working } from '../../learning/implementation.ts';

type Lines = Required<Pick<Working, 'lines'>>;

export const DEVIATIONS: {
  readonly sympy: Lines;
  readonly r: Lines;
  readonly octave: Lines;
  readonly typescript: Lines;
} = {
  sympy: {
    lines: ['means = ones(1, a.rows) * a / a.rows', 'd = a - ones(a.rows, 1) * means'],
  },
  r: { lines: ['d <- scale(a, scale = FALSE)'] },
  octave: { lines: ['d = a - mean(a, 1);'] },
  typescript: {
    lines: [
      'const means = a[0].map((_, j) => a.reduce((total, row) => total + row[j], 0) / a.length);',
      'const d = a.map((row) => row.map((x, j) => x - means[j]));',
      'const s = means.map((_, i) => means.map((__, j) => d.reduce((total, row) => total + row[i] * row[j], 0)));',
    ],
  },
};

export const SPREADSHEET_DEVIATIONS = 'a - BYCOL(a, LAMBDA(column, AVERAGE(column)))';
