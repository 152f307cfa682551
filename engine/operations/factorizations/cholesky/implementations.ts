// The Cholesky factorization in other languages. NumPy, R, Octave and SymPy have it; R and Octave give the transpose.

import type { Implementation } from '../../../learning/implementation.ts';
import type { CholeskyInput } from './solve.ts';

const PARTS = ['L'];

export const implementation: Implementation<CholeskyInput> = {
  prints: { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS, spreadsheet: ['L'] },
  working: {
    numpy: () => ({ lines: [], result: '{"L": np.linalg.cholesky(a)}' }),
    sympy: () => ({ lines: [], result: '{"L": a.cholesky()}' }),
    r: () => ({ lines: [], result: 'list(L = t(chol(a)))' }),
    octave: () => ({ lines: [], result: "struct('L', chol(a)')" }),
    typescript: () => ({ lines: TYPESCRIPT, result: '{ L: l }' }),
    spreadsheet: () => ({ result: SPREADSHEET }),
  },
};

const TYPESCRIPT = [
  'const l: number[][] = a.map((row) => row.map(() => 0));',
  'for (let i = 0; i < a.length; i++) {',
  '  for (let j = 0; j <= i; j++) {',
  '    let rest = a[i][j];',
  '    for (let k = 0; k < j; k++) rest -= l[i][k] * l[j][k];',
  '    l[i][j] = i === j ? Math.sqrt(rest) : rest / l[j][j];',
  '  }',
  '}',
];

/** Row after row of the transpose is taken out of the matrix, and stands below those before it. */
const SPREADSHEET =
  'LET(n, ROWS(a), all, REDUCE(a, SEQUENCE(n), LAMBDA(m, k, LET(rest, TAKE(m, n), row, INDEX(rest, k, 0) / SQRT(INDEX(rest, k, k)), ' +
  'VSTACK((rest - TRANSPOSE(row) * row) * (SEQUENCE(n) > k) * (SEQUENCE(1, n) > k), DROP(VSTACK(m, row), n))))), TRANSPOSE(DROP(all, n)))';
