// Minimal polynomials in other languages: the entries of powers as columns, until they are dependent. Highest power first.

import { formulaWithPivots, NUMPY_RREF, R_RREF, TYPESCRIPT_RREF } from '../../../algorithms/reduced-forms/programs.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import type { MinimalInput } from './solve.ts';

export const implementation: Implementation<MinimalInput> = {
  working: {
    numpy: () => ({
      lines: [
        ...NUMPY_RREF,
        'power = np.eye(len(a))',
        'columns = [power.ravel()]',
        'while True:',
        '    power = power @ a',
        '    columns.append(power.ravel())',
        '    e, pivots = rref(np.array(columns).T)',
        '    if len(pivots) < len(columns):',
        '        break',
        'm = len(pivots)',
      ],
      result: 'np.append(1.0, 0 - e[:m, m][::-1])',
    }),
    sympy: () => ({
      imports: ['from sympy import eye'],
      lines: [
        'powers = [eye(a.rows)]',
        'solutions = []',
        'while not solutions:',
        '    powers.append(powers[-1] * a)',
        '    solutions = Matrix([list(power) for power in powers]).T.nullspace()',
      ],
      result: 'list(solutions[0])[::-1]',
    }),
    r: () => ({
      lines: [
        ...R_RREF,
        'power <- diag(nrow(a))',
        'columns <- matrix(power)',
        'repeat {',
        '  power <- power %*% a',
        '  columns <- cbind(columns, matrix(power))',
        '  reduced <- rref(columns)',
        '  m <- length(reduced$pivots)',
        '  if (m < ncol(columns)) break',
        '}',
      ],
      result: 'c(1, rev(0 - reduced$form[seq_len(m), m + 1]))',
    }),
    octave: () => ({
      lines: [
        'power = eye(size(a, 1));',
        'columns = power(:);',
        'pivots = 1;',
        'while numel(pivots) == size(columns, 2)',
        '    power = power * a;',
        '    columns = [columns, power(:)];',
        '    % Entries below the tolerance count as zeros that rounding has missed.',
        '    [form, pivots] = rref(columns, 1e-9 * max(abs(columns(:))));',
        'end',
        'm = numel(pivots);',
      ],
      result: "[1, 0 - flipud(form(1:m, m + 1))']",
    }),
    typescript: () => ({
      lines: [
        ...TYPESCRIPT_RREF,
        'let power: number[][] = a.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));',
        'const entries = [power.flat()];',
        'let reduced = { form: [[1]], pivots: [0] };',
        'while (reduced.pivots.length === entries.length) {',
        '  power = power.map((row) => a[0].map((_, j) => row.reduce((sum, x, k) => sum + x * a[k][j], 0)));',
        '  entries.push(power.flat());',
        '  reduced = rref(entries[0].map((_, i) => entries.map((column) => column[i])));',
        '}',
        'const m = reduced.pivots.length;',
      ],
      result: '[1, ...reduced.form.slice(0, m).map((row) => 0 - row[m]).reverse()]',
    }),
    spreadsheet: () => ({
      result: formulaWithPivots(
        POWERS,
        'LET(m, SUM(SIGN(pivots)), HSTACK(1, MAP(SEQUENCE(1, m, m, -1), ' +
          'LAMBDA(k, 0 - SUM(IF(pivots = k, INDEX(all, 0, m + 1), 0))))))',
      ),
    }),
  },
};

/** The entries of I, A and so on as columns. */
const POWERS =
  'REDUCE(TOCOL(MUNIT(ROWS(a))), SEQUENCE(ROWS(a)), LAMBDA(known, k, ' +
  'HSTACK(known, TOCOL(MMULT(WRAPROWS(CHOOSECOLS(known, k), ROWS(a)), a)))))';
