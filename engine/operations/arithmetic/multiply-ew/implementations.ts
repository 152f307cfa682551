// The entry-by-entry product in other languages.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import { operands, typescriptEntries } from '../operands.ts';

export const implementation: Implementation<EntrywiseInput<ExactMatrix>> = {
  given: operands,
  working: {
    numpy: ({ scalar }) => ({ result: scalar ? 'b * a' : 'a * b' }),
    sympy: ({ scalar }) => ({ result: scalar ? 'b * a' : 'a.multiply_elementwise(b)' }),
    r: ({ scalar }) => ({ result: scalar ? 'b * a' : 'a * b' }),
    octave: ({ scalar }) => ({ result: scalar ? 'b * a' : 'a .* b' }),
    typescript: (input) => ({ result: typescriptEntries(input, (y) => `x * ${y}`) }),
    spreadsheet: ({ scalar }) => ({ result: scalar ? 'b * a' : 'a * b' }),
  },
};
