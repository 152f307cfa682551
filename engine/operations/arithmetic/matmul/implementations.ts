// The matrix product in other languages.

import type { ProductInput } from '../../../algorithms/products/moves.ts';
import type { Implementation, Working } from '../../../learning/implementation.ts';

export const implementation: Implementation<ProductInput> = {
  working: {
    numpy: () => ({ result: 'a @ b' }),
    sympy: () => ({ result: 'a * b' }),
    r: () => ({ result: 'a %*% b' }),
    octave: () => ({ result: 'a * b' }),
    typescript: ({ method }) => WORKINGS[method],
    spreadsheet: () => ({ result: 'MMULT(a, b)' }),
  },
};

const ROW_BY_COLUMN: Working = {
  lines: [
    'const dot = (x: number[], y: number[]): number =>',
    '  x.reduce((sum, entry, k) => sum + entry * y[k], 0);',
    'const columns = b[0].map((_, j) => b.map((row) => row[j]));',
  ],
  result: 'a.map((row) => columns.map((column) => dot(row, column)))',
};

/** The loops in the order of each method. */
const WORKINGS: { readonly [M in ProductInput['method']]: Working } = {
  auto: ROW_BY_COLUMN,
  'row-by-column': ROW_BY_COLUMN,
  columns: {
    lines: [
      'const product = a.map(() => b[0].map(() => 0));',
      '// Column j of the product is a mixture of the columns of a.',
      'b[0].forEach((_, j) => {',
      '  b.forEach((row, k) => {',
      '    a.forEach((line, i) => {',
      '      product[i][j] += line[k] * row[j];',
      '    });',
      '  });',
      '});',
    ],
    result: 'product',
  },
  outer: {
    lines: [
      'const product = a.map(() => b[0].map(() => 0));',
      '// Column k of a times row k of b, added up over all k.',
      'b.forEach((row, k) => {',
      '  a.forEach((line, i) => {',
      '    row.forEach((entry, j) => {',
      '      product[i][j] += line[k] * entry;',
      '    });',
      '  });',
      '});',
    ],
    result: 'product',
  },
};
