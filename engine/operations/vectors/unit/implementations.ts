// Unit vectors in other languages.

import { entriesOf } from '../../../exact/matrix.ts';
import { type Implementation, oneExpression } from '../../../learning/implementation.ts';
import type { UnitInput } from './solve.ts';

export const implementation: Implementation<UnitInput> = {
  given: ({ v }) => [['v', entriesOf(v)]],
  working: {
    ...oneExpression({
      numpy: 'v / np.linalg.norm(v)',
      sympy: '',
      r: 'v / sqrt(sum(v^2))',
      octave: "v' / norm(v)",
      typescript: 'v.map((x) => x / Math.hypot(...v))',
      spreadsheet: 'TRANSPOSE(v / SQRT(SUMPRODUCT(v, v)))',
    }),
    sympy: () => ({
      imports: ['from sympy import sqrt'],
      lines: ['length = sqrt(sum(x**2 for x in v))'],
      result: '[x / length for x in v]',
    }),
  },
};
