// The cross product in other languages.

import { type Implementation, oneExpression } from '../../../learning/implementation.ts';
import { type TwoRealVectors, vectorsGiven } from '../inputs.ts';

export const implementation: Implementation<TwoRealVectors> = {
  given: vectorsGiven,
  working: oneExpression({
    numpy: 'np.cross(u, v)',
    sympy: 'list(Matrix(u).cross(Matrix(v)))',
    r: 'u[c(2, 3, 1)] * v[c(3, 1, 2)] - u[c(3, 1, 2)] * v[c(2, 3, 1)]',
    octave: "cross(u, v)'",
    typescript: '[0, 1, 2].map((i) => u[(i + 1) % 3] * v[(i + 2) % 3] - u[(i + 2) % 3] * v[(i + 1) % 3])',
    spreadsheet:
      'VSTACK(INDEX(u, 2) * INDEX(v, 3) - INDEX(u, 3) * INDEX(v, 2), INDEX(u, 3) * INDEX(v, 1) - INDEX(u, 1) * INDEX(v, 3), INDEX(u, 1) * INDEX(v, 2) - INDEX(u, 2) * INDEX(v, 1))',
  }),
};
