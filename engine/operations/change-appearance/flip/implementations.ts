// The flips in other languages.

import type { Arrangement } from '../../../algorithms/arrangement/solve.ts';
import { type Implementation, type Language, oneExpression } from '../../../learning/implementation.ts';
import type { FlippedLine } from './reversal.ts';

export function implementationOf(line: FlippedLine): Implementation<Arrangement> {
  return { working: oneExpression(RESULTS[line]) };
}

const RESULTS: { readonly [K in FlippedLine]: { readonly [L in Language]: string } } = {
  row: {
    numpy: 'np.flipud(a)',
    sympy: 'a[::-1, :]',
    r: 'a[nrow(a):1, , drop = FALSE]',
    octave: 'flipud(a)',
    typescript: 'a.map((_, i) => a[a.length - 1 - i])',
    spreadsheet: 'MAKEARRAY(ROWS(a), COLUMNS(a), LAMBDA(i, j, INDEX(a, ROWS(a) + 1 - i, j)))',
  },
  column: {
    numpy: 'np.fliplr(a)',
    sympy: 'a[:, ::-1]',
    r: 'a[, ncol(a):1, drop = FALSE]',
    octave: 'fliplr(a)',
    typescript: 'a.map((row) => row.map((_, j) => row[row.length - 1 - j]))',
    spreadsheet: 'MAKEARRAY(ROWS(a), COLUMNS(a), LAMBDA(i, j, INDEX(a, i, COLUMNS(a) + 1 - j)))',
  },
};
