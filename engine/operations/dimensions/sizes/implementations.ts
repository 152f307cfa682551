// Numbers of rows and columns in other languages.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import { type Implementation, type Language, oneExpression } from '../../../learning/implementation.ts';
import type { Side } from './solve.ts';

/** What each language says for the sides that are counted. */
export function implementationOf(sides: readonly Side[]): Implementation<ExactMatrix> {
  return { working: oneExpression(RESULTS[sides.length === 1 ? sides[0] : 'both']) };
}

const RESULTS: { readonly [S in Side | 'both']: { readonly [L in Language]: string } } = {
  rows: {
    numpy: 'a.shape[0]',
    sympy: 'a.rows',
    r: 'nrow(a)',
    octave: 'size(a, 1)',
    typescript: 'a.length',
    spreadsheet: 'ROWS(a)',
  },
  columns: {
    numpy: 'a.shape[1]',
    sympy: 'a.cols',
    r: 'ncol(a)',
    octave: 'size(a, 2)',
    typescript: 'a[0].length',
    spreadsheet: 'COLUMNS(a)',
  },
  both: {
    numpy: 'a.shape',
    sympy: 'a.shape',
    r: 'dim(a)',
    octave: 'size(a)',
    typescript: '[a.length, a[0].length]',
    spreadsheet: 'HSTACK(ROWS(a), COLUMNS(a))',
  },
};
