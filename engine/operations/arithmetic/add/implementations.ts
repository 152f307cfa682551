// Addition in other languages.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import type { EntrywiseInput } from '../../../algorithms/entrywise/solve.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import { operands, typescriptEntries } from '../operands.ts';

export const implementation: Implementation<EntrywiseInput<ExactMatrix>> = {
  given: operands,
  working: {
    numpy: () => ({ result: 'a + b' }),
    sympy: ({ scalar }) => ({ result: scalar ? 'a.applyfunc(lambda x: x + b)' : 'a + b' }),
    r: () => ({ result: 'a + b' }),
    octave: () => ({ result: 'a + b' }),
    typescript: (input) => ({ result: typescriptEntries(input, (y) => `x + ${y}`) }),
    spreadsheet: () => ({ result: 'a + b' }),
  },
};
