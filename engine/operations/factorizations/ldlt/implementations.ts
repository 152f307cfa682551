// The LDLᵀ factorization in other languages, without exchanges. A pivot of 0 with another number below it leaves no factors.

import type { Implementation } from '../../../learning/implementation.ts';
import type { LdltInput } from './solve.ts';

const PARTS = ['L', 'D'];

export const implementation: Implementation<LdltInput> = {
  prints: { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS, spreadsheet: ['D'] },
  working: {
    numpy: () => ({ lines: NUMPY, result: '{"L": l if found else None, "D": np.diag(d) if found else None}' }),
    sympy: () => ({ lines: SYMPY, result: '{"L": l if found else None, "D": Matrix.diag(*d) if found else None}' }),
    r: () => ({ lines: R, result: 'list(L = if (found) l, D = if (found) diag(d, nrow = n))' }),
    octave: () => ({ lines: OCTAVE, result: "struct('L', l, 'D', diag(d))" }),
    typescript: () => ({
      lines: TYPESCRIPT,
      result: '{ L: found ? l : null, D: found ? d.map((x, i) => d.map((_, j) => (i === j ? x : 0))) : null }',
    }),
    // The pivots.
    spreadsheet: () => ({ result: SPREADSHEET }),
  },
};

const NUMPY = [
  'n = len(a)',
  'l, d, found = np.eye(n), np.zeros(n), True',
  'for i in range(n):',
  '    for j in range(i):',
  '        rest = a[i, j] - np.sum(l[i, :j] * d[:j] * l[j, :j])',
  '        if d[j] != 0:',
  '            l[i, j] = rest / d[j]',
  '        elif abs(rest) > 1e-9:',
  '            found = False',
  '    d[i] = a[i, i] - np.sum(l[i, :i] ** 2 * d[:i])',
];

const SYMPY = [
  'n = a.rows',
  'l, d, found = Matrix.eye(n), [0] * n, True',
  'for i in range(n):',
  '    for j in range(i):',
  '        rest = a[i, j] - sum(l[i, k] * d[k] * l[j, k] for k in range(j))',
  '        if d[j] != 0:',
  '            l[i, j] = rest / d[j]',
  '        elif rest != 0:',
  '            found = False',
  '    d[i] = a[i, i] - sum(l[i, k] ** 2 * d[k] for k in range(i))',
];

const R = [
  'n <- nrow(a)',
  'l <- diag(n)',
  'd <- numeric(n)',
  'found <- TRUE',
  'for (i in seq_len(n)) {',
  '  for (j in seq_len(i - 1)) {',
  '    k <- seq_len(j - 1)',
  '    rest <- a[i, j] - sum(l[i, k] * d[k] * l[j, k])',
  '    if (d[j] != 0) l[i, j] <- rest / d[j]',
  '    else if (abs(rest) > 1e-9) found <- FALSE',
  '  }',
  '  k <- seq_len(i - 1)',
  '  d[i] <- a[i, i] - sum(l[i, k]^2 * d[k])',
  '}',
];

const OCTAVE = [
  'n = size(a, 1);',
  'l = eye(n);',
  'd = zeros(n, 1);',
  'found = true;',
  'for i = 1:n',
  '  for j = 1:i-1',
  "    rest = a(i, j) - sum(l(i, 1:j-1) .* d(1:j-1)' .* l(j, 1:j-1));",
  '    if d(j) ~= 0',
  '      l(i, j) = rest / d(j);',
  '    elseif abs(rest) > 1e-9',
  '      found = false;',
  '    end',
  '  end',
  "  d(i) = a(i, i) - sum(l(i, 1:i-1).^2 .* d(1:i-1)');",
  'end',
  'if ~found',
  '  l = [];',
  '  d = [];',
  'end',
];

const TYPESCRIPT = [
  'const l: number[][] = a.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));',
  'const d = a.map(() => 0);',
  'let found = true;',
  'for (let i = 0; i < a.length; i++) {',
  '  for (let j = 0; j <= i; j++) {',
  '    let rest = a[i][j];',
  '    for (let k = 0; k < j; k++) rest -= l[i][k] * d[k] * l[j][k];',
  '    if (i === j) d[i] = rest;',
  '    else if (d[j] !== 0) l[i][j] = rest / d[j];',
  '    else if (Math.abs(rest) > 1e-9) found = false;',
  '  }',
  '}',
];

/** The part of each pivot row is taken out of the matrix, and the pivot stands below those before it. */
const SPREADSHEET =
  'LET(n, ROWS(a), all, REDUCE(a, SEQUENCE(n), LAMBDA(m, k, LET(rest, TAKE(m, n), pivot, INDEX(rest, k, k), row, INDEX(rest, k, 0), ' +
  'VSTACK((rest - TRANSPOSE(row) * row / IF(pivot = 0, 1, pivot)) * (SEQUENCE(n) > k) * (SEQUENCE(1, n) > k), ' +
  'DROP(VSTACK(m, pivot * (SEQUENCE(1, n) = k)), n))))), DROP(all, n))';
