// The dot product in other languages.

import { type Implementation, oneExpression } from '../../../learning/implementation.ts';
import { type TwoRealVectors, vectorsGiven } from '../inputs.ts';

export const implementation: Implementation<TwoRealVectors> = {
  given: vectorsGiven,
  working: oneExpression({
    numpy: 'np.dot(u, v)',
    sympy: 'sum(x * y for x, y in zip(u, v))',
    r: 'sum(u * v)',
    octave: 'dot(u, v)',
    typescript: 'u.reduce((sum, x, i) => sum + x * v[i], 0)',
    spreadsheet: 'SUMPRODUCT(u, v)',
  }),
};
