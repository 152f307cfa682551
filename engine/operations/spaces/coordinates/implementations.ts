// Coordinates in other languages.

import { entriesOf } from '../../../exact/matrix.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import { TYPESCRIPT_RREF } from '../../../algorithms/reduced-forms/programs.ts';
import type { CoordinatesInput } from './solve.ts';

/** The columns of `basis` are its vectors. */
export const implementation: Implementation<CoordinatesInput> = {
  given: ({ basis, v }) => [
    ['basis', basis],
    ['v', entriesOf(v)],
  ],
  working: {
    numpy: () => ({ result: 'np.linalg.lstsq(basis, v, rcond=None)[0]' }),
    sympy: () => ({ result: 'list(basis.gauss_jordan_solve(Matrix(v))[0])' }),
    r: () => ({ result: 'as.vector(qr.solve(basis, as.vector(v)))' }),
    octave: () => ({ result: 'basis \\ v(:)' }),
    typescript: () => ({
      lines: [...TYPESCRIPT_RREF, 'const { form, pivots } = rref(basis.map((row, i) => [...row, v[i]]));'],
      result: 'form.slice(0, pivots.length).map((row) => row[pivots.length])',
    }),
    spreadsheet: () => ({
      result: 'MMULT(MINVERSE(MMULT(TRANSPOSE(basis), basis)), MMULT(TRANSPOSE(basis), TOCOL(v)))',
    }),
  },
};
