// The entry-by-entry quotient in other languages.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import { operands, typescriptEntries } from '../operands.ts';

export const implementation: Implementation<EntrywiseInput<ExactMatrix>> = {
  given: operands,
  working: {
    numpy: () => ({ result: 'a / b' }),
    // A Matrix can be divided by a number, but not by a Matrix.
    sympy: ({ scalar }) => ({
      result: scalar ? 'a / b' : 'Matrix(*a.shape, lambda i, j: a[i, j] / b[i, j])',
    }),
    r: () => ({ result: 'a / b' }),
    octave: ({ scalar }) => ({ result: scalar ? 'a / b' : 'a ./ b' }),
    typescript: (input) => ({ result: typescriptEntries(input, (y) => `x / ${y}`) }),
    spreadsheet: () => ({ result: 'a / b' }),
  },
};
