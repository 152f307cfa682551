// The scalar multiple in other languages.

import { type Implementation, oneExpression } from '../../../learning/implementation.ts';
import type { ScalarMultipleInput } from './solve.ts';

export const implementation: Implementation<ScalarMultipleInput> = {
  given: ({ a, scalar }) => [
    ['a', a],
    ['scalar', scalar],
  ],
  working: oneExpression({
    numpy: 'scalar * a',
    sympy: 'scalar * a',
    r: 'scalar * a',
    octave: 'scalar * a',
    // Adding zero makes minus zero a zero.
    typescript: 'a.map((row) => row.map((x) => scalar * x + 0))',
    spreadsheet: 'scalar * a',
  }),
};
