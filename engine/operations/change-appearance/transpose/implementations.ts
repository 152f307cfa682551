// The transpose in other languages.

import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { type Implementation, oneExpression } from '../../../learning/implementation.ts';

export const implementation: Implementation<Arrangement> = {
  working: oneExpression({
    numpy: 'a.T',
    sympy: 'a.T',
    r: 't(a)',
    octave: "a.'",
    typescript: 'a[0].map((_, j) => a.map((row) => row[j]))',
    spreadsheet: 'TRANSPOSE(a)',
  }),
};
