// The change of basis in other languages. `from` is a keyword in some of them.

import type { Implementation } from '../../../learning/implementation.ts';
import { TYPESCRIPT_RREF } from '../../../algorithms/reduced-forms/programs.ts';
import type { ChangeInput } from './solve.ts';

/** The columns of `source` and `target` are the vectors of the bases. */
export const implementation: Implementation<ChangeInput> = {
  given: ({ from, to }) => [
    ['source', from],
    ['target', to],
  ],
  working: {
    numpy: () => ({ result: 'np.linalg.lstsq(target, source, rcond=None)[0]' }),
    sympy: () => ({ result: 'target.gauss_jordan_solve(source)[0]' }),
    r: () => ({ result: 'as.matrix(qr.solve(target, source))' }),
    octave: () => ({ result: 'target \\ source' }),
    typescript: () => ({
      lines: [...TYPESCRIPT_RREF, 'const { form, pivots } = rref(target.map((row, i) => [...row, ...source[i]]));'],
      result: 'form.slice(0, pivots.length).map((row) => row.slice(pivots.length))',
    }),
    spreadsheet: () => ({
      result: 'MMULT(MINVERSE(MMULT(TRANSPOSE(target), target)), MMULT(TRANSPOSE(target), source))',
    }),
  },
};
