// Inverses in other languages.

import { inverse } from '../../../exact/kernels/inverse.ts';
import { hasRoots } from '../../../exact/matrix.ts';
import { compare, integer } from '../../../exact/rational.ts';
import type { Implementation, Working } from '../../../learning/implementation.ts';
import type { SquareInput } from '../square-operation.ts';
import { conditionNumber } from './condition.ts';

export const implementation: Implementation<SquareInput> = {
  working: {
    numpy: () => ({ result: 'np.linalg.inv(a)' }),
    sympy: () => ({ result: 'a.inv()' }),
    r: (input) => (isRefusedByR(input) ? SOLVED_ANYWAY : { result: 'solve(a)' }),
    octave: () => ({ result: 'inv(a)' }),
    typescript: ({ a, method }) => {
      if (a.rows === 2 && method !== 'gauss-jordan') return TWO_ROWS;
      return method === 'adjugate' ? ADJUGATE : GAUSS_JORDAN;
    },
    spreadsheet: () => ({ result: 'MINVERSE(a)' }),
  },
};

/** R asks for a reciprocal condition number above the precision of doubles, unless it is told not to. */
const SOLVED_ANYWAY: Working = {
  lines: ['# Rounding may touch many digits: without tol = 0 R refuses the matrix.'],
  result: 'solve(a, tol = 0)',
};

const LARGEST_FOR_R = integer(1e13);

function isRefusedByR({ a }: SquareInput): boolean {
  const found = inverse(a);
  if (hasRoots(a) || found.kind !== 'inverse' || found.matrix.kind === 'float64' || hasRoots(found.matrix))
    return false;
  return compare(conditionNumber(a, found.matrix), LARGEST_FOR_R) > 0;
}

const TWO_ROWS: Working = {
  lines: ['const [[p, q], [s, t]] = a;', 'const determinant = p * t - q * s;'],
  result: '[[t, -q], [-s, p]].map((row) => row.map((entry) => entry / determinant))',
};

const ADJUGATE: Working = {
  lines: [
    'function without(m: number[][], i: number, j: number): number[][] {',
    '  const rows = m.filter((_, row) => row !== i);',
    '  return rows.map((row) => row.filter((_, column) => column !== j));',
    '}',
    'function cofactor(m: number[][], i: number, j: number): number {',
    '  return ((i + j) % 2 === 0 ? 1 : -1) * determinant(without(m, i, j));',
    '}',
    'function determinant(m: number[][]): number {',
    '  if (m.length === 0) return 1;',
    '  return m[0].reduce((sum, entry, j) => sum + entry * cofactor(m, 0, j), 0);',
    '}',
    '// The cofactors, transposed, over the determinant.',
    'const value = determinant(a);',
  ],
  result: 'a.map((row, i) => row.map((_, j) => cofactor(a, j, i) / value))',
};

const GAUSS_JORDAN: Working = {
  lines: [
    'function inverse(m: number[][]): number[][] {',
    '  const size = m.length;',
    '  // The matrix with the identity matrix on its right.',
    '  const rows = m.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);',
    '  for (let k = 0; k < size; k++) {',
    '    // The largest entry of the column becomes the pivot.',
    '    let pivot = k;',
    '    for (let i = k + 1; i < size; i++) {',
    '      if (Math.abs(rows[i][k]) > Math.abs(rows[pivot][k])) pivot = i;',
    '    }',
    '    [rows[k], rows[pivot]] = [rows[pivot], rows[k]];',
    '    const divisor = rows[k][k];',
    '    rows[k] = rows[k].map((entry) => entry / divisor);',
    '    for (let i = 0; i < size; i++) {',
    '      const factor = rows[i][k];',
    '      if (i === k || factor === 0) continue;',
    '      rows[i] = rows[i].map((entry, j) => entry - factor * rows[k][j]);',
    '    }',
    '  }',
    '  return rows.map((row) => row.slice(size));',
    '}',
  ],
  result: 'inverse(a)',
};
