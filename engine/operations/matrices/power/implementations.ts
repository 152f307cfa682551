// Powers of a matrix in other languages.

import type { Implementation } from '../../../learning/implementation.ts';
import type { PowerInput } from './solve.ts';

export const implementation: Implementation<PowerInput> = {
  working: {
    numpy: () => ({ result: 'np.linalg.matrix_power(a, k)' }),
    sympy: () => ({ result: 'a**k' }),
    r: ({ k }) => ({
      lines: [
        `base <- ${k < 0 ? 'solve(a)' : 'a'}`,
        'power <- diag(nrow(a))',
        'for (step in seq_len(abs(k))) power <- power %*% base',
      ],
      result: 'power',
    }),
    octave: () => ({ result: 'a^k' }),
    typescript: ({ k }) => ({
      lines: [
        'function times(p: number[][], q: number[][]): number[][] {',
        '  return p.map((row) => q[0].map((_, j) => row.reduce((sum, x, i) => sum + x * q[i][j], 0)));',
        '}',
        ...(k < 0 ? INVERSE : []),
        `const base = ${k < 0 ? 'inverse(a)' : 'a'};`,
        'let power: number[][] = a.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));',
        'for (let step = 0; step < Math.abs(k); step++) power = times(power, base);',
      ],
      result: 'power.map((row) => row.map((x) => x + 0))',
    }),
    spreadsheet: ({ k }) => ({
      result:
        k === 0
          ? 'IF(k = 0, MUNIT(ROWS(a)))'
          : `REDUCE(MUNIT(ROWS(a)), SEQUENCE(ABS(k)), LAMBDA(result, step, MMULT(result, ${k < 0 ? 'MINVERSE(a)' : 'a'})))`,
    }),
  },
};

const INVERSE: readonly string[] = [
  'function inverse(m: number[][]): number[][] {',
  '  const rows = m.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);',
  '  for (let k = 0; k < m.length; k++) {',
  '    let pivot = k;',
  '    for (let i = k + 1; i < m.length; i++) if (Math.abs(rows[i][k]) > Math.abs(rows[pivot][k])) pivot = i;',
  '    [rows[k], rows[pivot]] = [rows[pivot], rows[k]];',
  '    rows[k] = rows[k].map((x) => x / rows[k][k]);',
  '    for (let i = 0; i < m.length; i++) {',
  '      const factor = rows[i][k];',
  '      if (i !== k) rows[i] = rows[i].map((x, j) => x - factor * rows[k][j]);',
  '    }',
  '  }',
  '  return rows.map((row) => row.slice(m.length));',
  '}',
];
