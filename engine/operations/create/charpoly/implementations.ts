// Characteristic polynomials in other languages: coefficients, highest power first.

import { COEFFICIENTS_FORMULA } from '../../../algorithms/characteristic/programs.ts';
import type { Implementation, Working } from '../../../learning/implementation.ts';
import type { FormInput } from './form.ts';

export const implementation: Implementation<FormInput> = {
  working: {
    numpy: (input) => ({ result: inSign(input, 'np.poly(a)') }),
    sympy: (input) => ({
      result: isTurned(input) ? '[-c for c in a.charpoly().all_coeffs()]' : 'a.charpoly().all_coeffs()',
    }),
    r: (input) => ({
      lines: [
        '# Multiply the linear factors out, one root after the other.',
        'p <- 1',
        'for (root in eigen(a, only.values = TRUE)$values) {',
        '  p <- c(p, 0) - c(0, root * p)',
        '}',
      ],
      result: inSign(input, 'Re(p)'),
    }),
    octave: (input) => ({ result: inSign(input, 'poly(a)') }),
    typescript: (input) => {
      const working = input.a.rows <= MOST_ROWS_BY_TRACES ? BY_TRACES : BY_HESSENBERG;
      return isTurned(input) ? { ...working, result: `${working.result}.map((coefficient) => -coefficient)` } : working;
    },
    // A minus before an array is no formula everywhere; a product with −1 is.
    spreadsheet: (input) => ({ result: isTurned(input) ? `-1 * ${COEFFICIENTS_FORMULA}` : COEFFICIENTS_FORMULA }),
  },
};

/** Whether det(A − λI) is wanted, and is minus det(λI − A). */
function isTurned({ a, turned }: FormInput): boolean {
  return turned && a.rows % 2 === 1;
}

function inSign(input: FormInput, result: string): string {
  return isTurned(input) ? `-${result}` : result;
}

/** The Faddeev-LeVerrier method loses digits with every row. */
const MOST_ROWS_BY_TRACES = 6;

const BY_TRACES: Working = {
  lines: [
    '// The Faddeev-LeVerrier method: each step finds a coefficient from a trace.',
    'function characteristicPolynomial(m: number[][]): number[] {',
    '  const coefficients = [1];',
    '  let factor: number[][] = m.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));',
    '  for (let k = 1; k <= m.length; k++) {',
    '    const product = m.map((row) =>',
    '      row.map((_, j) => row.reduce((sum, entry, l) => sum + entry * factor[l][j], 0)),',
    '    );',
    '    const trace = product.reduce((sum, row, i) => sum + row[i], 0);',
    '    const coefficient = -trace / k;',
    '    coefficients.push(coefficient);',
    '    factor = product.map((row, i) =>',
    '      row.map((entry, j) => (i === j ? entry + coefficient : entry)),',
    '    );',
    '  }',
    '  return coefficients;',
    '}',
  ],
  result: 'characteristicPolynomial(a)',
};

/** Source of the form: G. H. Golub and C. F. Van Loan, Matrix Computations, 7.4. The rest expands along the last column. */
const BY_HESSENBERG: Working = {
  lines: [
    '// A similar matrix with zeros below its first subdiagonal.',
    'function hessenbergForm(m: number[][]): number[][] {',
    '  const h = m.map((row) => [...row]);',
    '  for (let k = 1; k < h.length - 1; k++) {',
    '    let pivot = k;',
    '    for (let i = k + 1; i < h.length; i++) {',
    '      if (Math.abs(h[i][k - 1]) > Math.abs(h[pivot][k - 1])) pivot = i;',
    '    }',
    '    if (h[pivot][k - 1] === 0) continue;',
    '    [h[k], h[pivot]] = [h[pivot], h[k]];',
    '    for (const row of h) [row[k], row[pivot]] = [row[pivot], row[k]];',
    '    for (let i = k + 1; i < h.length; i++) {',
    '      const factor = h[i][k - 1] / h[k][k - 1];',
    '      h[i] = h[i].map((entry, j) => entry - factor * h[k][j]);',
    '      for (const row of h) row[k] += factor * row[i];',
    '    }',
    '  }',
    '  return h;',
    '}',
    '// The polynomial of the first k rows and columns, for one k after the other.',
    'function characteristicPolynomial(m: number[][]): number[] {',
    '  const h = hessenbergForm(m);',
    '  const known = [[1]];',
    '  for (let k = 0; k < h.length; k++) {',
    '    const next = [...known[k], 0];',
    '    let product = 1;',
    '    for (let i = k; i >= 0; i--) {',
    '      const shift = next.length - known[i].length;',
    '      known[i].forEach((coefficient, place) => {',
    '        next[place + shift] -= h[i][k] * product * coefficient;',
    '      });',
    '      if (i > 0) product *= h[i][i - 1];',
    '    }',
    '    known.push(next);',
    '  }',
    '  return known[h.length];',
    '}',
  ],
  result: 'characteristicPolynomial(a)',
};
