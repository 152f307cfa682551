// Covariances in other languages. Where a function of a language knows only the divisor n - 1, or takes one row for a list, the
// definition is written out.

import type { Implementation } from '../../../learning/implementation.ts';
import { DEVIATIONS, SPREADSHEET_DEVIATIONS } from '../deviation-programs.ts';
import type { CovarianceInput } from './solve.ts';

const less = ({ ddof }: CovarianceInput): string => (ddof === 1 ? ' - 1' : '');
const inBrackets = (count: string, input: CovarianceInput): string =>
  input.ddof === 1 ? `(${count}${less(input)})` : count;

export const implementation: Implementation<CovarianceInput> = {
  given: ({ a }) => [['a', a]],
  working: {
    numpy: ({ ddof }) => ({ result: `np.atleast_2d(np.cov(a, rowvar=False, ddof=${ddof}))` }),
    sympy: (input) => ({
      imports: ['from sympy import ones'],
      ...DEVIATIONS.sympy,
      result: `d.T * d / ${inBrackets('a.rows', input)}`,
    }),
    r: (input) => (input.ddof === 1 ? { result: 'cov(a)' } : { ...DEVIATIONS.r, result: 'crossprod(d) / nrow(a)' }),
    octave: (input) => ({ ...DEVIATIONS.octave, result: `d' * d / ${inBrackets('size(a, 1)', input)}` }),
    typescript: (input) => ({
      lines: DEVIATIONS.typescript.lines,
      result: `s.map((row) => row.map((x) => x / ${inBrackets('a.length', input)}))`,
    }),
    spreadsheet: (input) => ({
      result: `LET(d, ${SPREADSHEET_DEVIATIONS}, MMULT(TRANSPOSE(d), d) / ${inBrackets('ROWS(a)', input)})`,
    }),
  },
};
