// Correlations in other languages.

import type { Implementation } from '../../../learning/implementation.ts';
import { DEVIATIONS, SPREADSHEET_DEVIATIONS } from '../deviation-programs.ts';
import type { CorrelationInput } from './solve.ts';

const SPREADSHEET = [
  `LET(d, ${SPREADSHEET_DEVIATIONS}`,
  'squares, BYCOL(d, LAMBDA(column, SUMSQ(column)))',
  'MMULT(TRANSPOSE(d), d) / SQRT(TRANSPOSE(squares) * squares))',
].join(', ');

export const implementation: Implementation<CorrelationInput> = {
  working: {
    numpy: () => ({ result: 'np.atleast_2d(np.corrcoef(a, rowvar=False))' }),
    sympy: () => ({
      imports: ['from sympy import ones, sqrt'],
      lines: [...DEVIATIONS.sympy.lines, 's = d.T * d'],
      result: 'Matrix(a.cols, a.cols, lambda i, j: s[i, j] / sqrt(s[i, i] * s[j, j]))',
    }),
    r: () => ({ result: 'cor(a)' }),
    octave: () => ({ result: 'corrcoef(a)' }),
    typescript: () => ({
      lines: DEVIATIONS.typescript.lines,
      result: 's.map((row, i) => row.map((x, j) => x / Math.sqrt(s[i][i] * s[j][j])))',
    }),
    spreadsheet: () => ({ result: SPREADSHEET }),
  },
};
