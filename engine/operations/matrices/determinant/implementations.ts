// Determinants in other languages.

import { isSingularOfThree } from '../../../algorithms/singularity.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { isZero } from '../../../exact/rational.ts';
import { recently } from '../../../exact/recently.ts';
import type { Implementation, Working } from '../../../learning/implementation.ts';
import type { SquareInput } from '../square-operation.ts';
import { type Method, methodNamed } from './method.ts';

/** Where the determinant is 0, doubles give a tiny number in its place: the programs ask for the rank before, or round. */
export const implementation: Implementation<SquareInput> = {
  working: {
    numpy: (input) =>
      isSingular(input)
        ? { lines: [`# ${ROUNDED}`], result: 'np.linalg.det(a) if np.linalg.matrix_rank(a) == len(a) else 0.0' }
        : { result: 'np.linalg.det(a)' },
    sympy: () => ({ result: 'a.det()' }),
    r: (input) =>
      isSingular(input)
        ? { lines: [`# ${ROUNDED}`], result: 'if (qr(a)$rank == nrow(a)) det(a) else 0' }
        : { result: 'det(a)' },
    octave: (input) =>
      isSingular(input)
        ? {
            lines: [`% ${ROUNDED}`, 'if rank(a) == size(a, 1)', '    d = det(a);', 'else', '    d = 0;', 'end'],
            result: 'd',
          }
        : { result: 'det(a)' },
    typescript: (input) => WORKINGS[methodNamed(input.method) ?? usualMethod(input.a.rows)](isSingular(input)),
    spreadsheet: (input) => ({ result: isSingular(input) ? 'ROUND(MDETERM(a), 9)' : 'MDETERM(a)' }),
  },
};

const ROUNDED = 'After rounding det may give a tiny number in the place of 0, so look at the rank.';

function isSingular({ a }: SquareInput): boolean {
  return isZeroDeterminant(a);
}

/** Each language asks. */
const isZeroDeterminant = recently(1, (a: ExactMatrix) => {
  const isSingularByRule = isSingularOfThree(a);
  if (isSingularByRule !== null) return isSingularByRule;
  const value = determinant(a);
  return value.kind === 'rational' && isZero(value);
});

function usualMethod(size: number): Method {
  if (size === 2) return 'formula';
  return size === 3 ? 'sarrus' : 'row-reduction';
}

const FORMULA: Working = { result: 'a[0][0] * a[1][1] - a[0][1] * a[1][0]' };

const SARRUS: Working = {
  lines: [
    '// Column 3 is column 0 again, and column 4 is column 1.',
    'const at = (i: number, j: number): number => a[i][j % 3];',
    'const falling = [0, 1, 2].map((j) => at(0, j) * at(1, j + 1) * at(2, j + 2));',
    'const rising = [0, 1, 2].map((j) => at(2, j) * at(1, j + 1) * at(0, j + 2));',
    'const total = (products: number[]): number =>',
    '  products.reduce((sum, product) => sum + product, 0);',
  ],
  result: 'total(falling) - total(rising)',
};

const COFACTOR: Working = {
  lines: [
    'function determinant(m: number[][]): number {',
    '  if (m.length === 1) return m[0][0];',
    '  const [first, ...others] = m;',
    '  return first.reduce((sum, entry, j) => {',
    '    const minor = others.map((row) => row.filter((_, k) => k !== j));',
    '    const sign = j % 2 === 0 ? 1 : -1;',
    '    return sum + sign * entry * determinant(minor);',
    '  }, 0);',
    '}',
  ],
  result: 'determinant(a)',
};

/** Elimination with partial pivoting. */
const rowReduction = (singular: boolean): Working => ({
  lines: [
    'function determinant(m: number[][]): number {',
    '  const rows = m.map((row) => [...row]);',
    ...(singular
      ? [
          '  // After rounding a pivot that should be 0 is a tiny number.',
          '  const tiny = 1e-12 * Math.max(...m.flat().map(Math.abs));',
        ]
      : []),
    '  let product = 1;',
    '  for (let k = 0; k < rows.length; k++) {',
    '    // The largest entry of the column becomes the pivot.',
    '    let pivot = k;',
    '    for (let i = k + 1; i < rows.length; i++) {',
    '      if (Math.abs(rows[i][k]) > Math.abs(rows[pivot][k])) pivot = i;',
    '    }',
    singular ? '    if (Math.abs(rows[pivot][k]) <= tiny) return 0;' : '    if (rows[pivot][k] === 0) return 0;',
    '    if (pivot !== k) {',
    '      [rows[k], rows[pivot]] = [rows[pivot], rows[k]];',
    '      product = -product;',
    '    }',
    '    product *= rows[k][k];',
    '    for (let i = k + 1; i < rows.length; i++) {',
    '      const factor = rows[i][k] / rows[k][k];',
    '      rows[i] = rows[i].map((entry, j) => entry - factor * rows[k][j]);',
    '    }',
    '  }',
    '  return product;',
    '}',
  ],
  result: 'determinant(a)',
});

/** The first column is cleared, and what is left without it and the row of the pivot is a smaller determinant. */
const clearing = (singular: boolean): Working => ({
  lines: [
    ...(singular
      ? [
          '// After rounding an entry that should be 0 is a tiny number.',
          'const tiny = 1e-12 * Math.max(...a.flat().map(Math.abs));',
        ]
      : []),
    'function determinant(m: number[][]): number {',
    '  if (m.length === 0) return 1;',
    '  // The largest entry of the first column clears the others.',
    '  const sizes = m.map((row) => Math.abs(row[0]));',
    '  const place = sizes.indexOf(Math.max(...sizes));',
    '  const pivot = m[place];',
    singular ? '  if (Math.abs(pivot[0]) <= tiny) return 0;' : '  if (pivot[0] === 0) return 0;',
    '  const minor = m',
    '    .filter((_, i) => i !== place)',
    '    .map((row) => row.map((entry, j) => entry - (row[0] / pivot[0]) * pivot[j]))',
    '    .map((row) => row.slice(1));',
    '  const sign = place % 2 === 0 ? 1 : -1;',
    '  return sign * pivot[0] * determinant(minor);',
    '}',
  ],
  result: 'determinant(a)',
});

const BAREISS: Working = {
  lines: [
    'function determinant(m: number[][]): number {',
    '  const rows = m.map((row) => [...row]);',
    '  let sign = 1;',
    '  let before = 1;',
    '  for (let k = 0; k < rows.length - 1; k++) {',
    '    const pivot = rows.findIndex((row, i) => i >= k && row[k] !== 0);',
    '    if (pivot === -1) return 0;',
    '    if (pivot !== k) {',
    '      [rows[k], rows[pivot]] = [rows[pivot], rows[k]];',
    '      sign = -sign;',
    '    }',
    '    for (let i = k + 1; i < rows.length; i++) {',
    '      for (let j = k + 1; j < rows.length; j++) {',
    '        // For integers this division leaves no remainder.',
    '        const cross = rows[k][k] * rows[i][j] - rows[i][k] * rows[k][j];',
    '        rows[i][j] = cross / before;',
    '      }',
    '    }',
    '    before = rows[k][k];',
    '  }',
    '  return sign * rows[rows.length - 1][rows.length - 1];',
    '}',
  ],
  result: 'determinant(a)',
};

const LEIBNIZ: Working = {
  lines: [
    '// Each row takes a column that is left; its place among them decides the sign.',
    'function signedTerms(row: number, columns: number[]): number {',
    '  if (columns.length === 0) return 1;',
    '  return columns.reduce((sum, column, place) => {',
    '    const others = columns.filter((other) => other !== column);',
    '    const sign = place % 2 === 0 ? 1 : -1;',
    '    return sum + sign * a[row][column] * signedTerms(row + 1, others);',
    '  }, 0);',
    '}',
  ],
  result: 'signedTerms(0, a.map((_, column) => column))',
};

/** Each method as loops; whether the matrix is singular matters to pivots only. */
const WORKINGS: { readonly [M in Method]: (singular: boolean) => Working } = {
  formula: () => FORMULA,
  sarrus: () => SARRUS,
  cofactor: () => COFACTOR,
  'row-operations-then-cofactor': clearing,
  'row-reduction': rowReduction,
  bareiss: () => BAREISS,
  leibniz: () => LEIBNIZ,
};
