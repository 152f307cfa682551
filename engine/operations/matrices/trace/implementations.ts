// The trace in other languages.

import { type Implementation, oneExpression } from '../../../learning/implementation.ts';
import type { TraceInput } from './solve.ts';

export const implementation: Implementation<TraceInput> = {
  working: oneExpression({
    numpy: 'np.trace(a)',
    sympy: 'a.trace()',
    r: 'sum(diag(a))',
    octave: 'trace(a)',
    typescript: 'a.reduce((sum, row, i) => sum + row[i], 0)',
    // The identity matrix leaves the diagonal, and zeros elsewhere.
    spreadsheet: 'SUM(a * MUNIT(ROWS(a)))',
  }),
};
