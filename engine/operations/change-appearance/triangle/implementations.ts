// Triangles in other languages.

import type { Implementation } from '../../../learning/implementation.ts';
import type { Triangle } from './triangle.ts';

export const implementation: Implementation<Triangle> = {
  working: {
    numpy: ({ side }) => ({ result: side === 'lower' ? 'np.tril(a, k)' : 'np.triu(a, k)' }),
    sympy: ({ side }) => ({ result: `a.${side}_triangular(k)` }),
    r: ({ side }) => ({ result: `ifelse(col(a) - row(a) ${KEPT[side]} k, a, 0)` }),
    octave: ({ side }) => ({ result: side === 'lower' ? 'tril(a, k)' : 'triu(a, k)' }),
    typescript: ({ side }) => ({
      result: `a.map((row, i) => row.map((x, j) => (j - i ${KEPT[side]} k ? x : 0)))`,
    }),
    spreadsheet: ({ side }) => ({
      result: `IF(SEQUENCE(1, COLUMNS(a)) - SEQUENCE(ROWS(a)) ${KEPT[side]} k, a, 0)`,
    }),
  },
};

/** How the number of a diagonal whose entries stay compares with the bounding one. */
const KEPT = { lower: '<=', upper: '>=' } as const;
