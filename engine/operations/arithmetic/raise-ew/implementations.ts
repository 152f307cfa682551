// Entry-by-entry powers in other languages.

import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import { operands, typescriptEntries } from '../operands.ts';

export const implementation: Implementation<EntrywiseInput> = {
  given: operands,
  working: {
    numpy: () => ({ result: 'a ** b' }),
    sympy: ({ scalar }) => ({
      result: scalar ? 'a.applyfunc(lambda x: x ** b)' : 'Matrix(*a.shape, lambda i, j: a[i, j] ** b[i, j])',
    }),
    r: () => ({ result: 'a ^ b' }),
    octave: () => ({ result: 'a .^ b' }),
    typescript: (input) => ({ result: typescriptEntries(input, (y) => `x ** ${y}`) }),
    // Spreadsheets refuse 0^0, which is 1 here.
    spreadsheet: ({ scalar }) => ({
      result: scalar ? 'MAP(a, LAMBDA(x, IF(b = 0, 1, x ^ b)))' : 'MAP(a, b, LAMBDA(x, y, IF(y = 0, 1, x ^ y)))',
    }),
  },
};
