// Concatenation in other languages.

import { type Implementation, oneExpression } from '../../../learning/implementation.ts';
import type { Concatenation } from './concatenation.ts';

export function implementationOf(line: 'row' | 'column'): Implementation<Concatenation> {
  return {
    working: line === 'row' ? under : beside,
  };
}

const under = oneExpression({
  numpy: 'np.vstack((a, b))',
  sympy: 'Matrix.vstack(a, b)',
  r: 'rbind(a, b)',
  octave: '[a; b]',
  typescript: '[...a, ...b]',
  spreadsheet: 'VSTACK(a, b)',
});

const beside = oneExpression({
  numpy: 'np.hstack((a, b))',
  sympy: 'Matrix.hstack(a, b)',
  r: 'cbind(a, b)',
  octave: '[a, b]',
  typescript: 'a.map((row, i) => [...row, ...b[i]])',
  spreadsheet: 'HSTACK(a, b)',
});
