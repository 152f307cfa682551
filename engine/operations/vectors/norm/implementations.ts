// Norms in other languages.

import type { Implementation, Language, Working } from '../../../learning/implementation.ts';
import { entriesOf } from '../../../exact/matrix.ts';
import type { NormKind } from './inputs.ts';
import type { NormInput } from './solve.ts';

type Results = { readonly [K in NormKind]: string };

/** Of vectors, then of matrices. Octave and SymPy take a matrix with one row for a vector, so their sums are written out. */
const RESULTS: { readonly [L in Language]: readonly [ofVectors: Results, ofMatrices: Results] } = {
  numpy: [
    every('np.linalg.norm(v)', 'np.sum(np.abs(v))', 'np.max(np.abs(v))'),
    every('np.linalg.norm(a)', 'np.linalg.norm(a, 1)', 'np.linalg.norm(a, np.inf)'),
  ],
  sympy: [
    every('sqrt(sum(x**2 for x in v))', 'sum(abs(x) for x in v)', 'max(abs(x) for x in v)'),
    every(
      'a.norm()',
      'max(sum(abs(x) for x in a.col(j)) for j in range(a.cols))',
      'max(sum(abs(x) for x in a.row(i)) for i in range(a.rows))',
    ),
  ],
  r: [every('sqrt(sum(v^2))', 'sum(abs(v))', 'max(abs(v))'), every('norm(a, "F")', 'norm(a, "O")', 'norm(a, "I")')],
  octave: [
    every('norm(v)', 'norm(v, 1)', 'norm(v, Inf)'),
    every("norm(a, 'fro')", 'max(sum(abs(a), 1))', 'max(sum(abs(a), 2))'),
  ],
  typescript: [
    every('Math.hypot(...v)', 'v.reduce((sum, x) => sum + Math.abs(x), 0)', 'Math.max(...v.map(Math.abs))'),
    every(
      'Math.hypot(...a.flat())',
      'Math.max(...a[0].map((_, j) => a.reduce((sum, row) => sum + Math.abs(row[j]), 0)))',
      'Math.max(...a.map((row) => row.reduce((sum, x) => sum + Math.abs(x), 0)))',
    ),
  ],
  spreadsheet: [
    every('SQRT(SUMPRODUCT(v, v))', 'SUMPRODUCT(ABS(v))', 'MAX(ABS(v))'),
    every(
      'SQRT(SUMPRODUCT(a, a))',
      'MAX(BYCOL(a, LAMBDA(column, SUM(ABS(column)))))',
      'MAX(BYROW(a, LAMBDA(row, SUM(ABS(row)))))',
    ),
  ],
};

/** The length and the norm of Frobenius are one formula. */
function every(squares: string, sum: string, greatest: string): Results {
  return { '2': squares, frobenius: squares, '1': sum, inf: greatest };
}

function writtenIn(language: Language): (input: NormInput) => Working {
  return ({ isVector, kind }) => {
    const [ofVectors, ofMatrices] = RESULTS[language];
    const result = (isVector ? ofVectors : ofMatrices)[kind];
    const needed = language === 'sympy' ? ['sqrt'].filter((name) => result.startsWith(name)) : [];
    return { ...(needed.length === 0 ? {} : { imports: [`from sympy import ${needed.join(', ')}`] }), result };
  };
}

export const implementation: Implementation<NormInput> = {
  given: ({ of, isVector }) => [isVector ? ['v', entriesOf(of)] : ['a', of]],
  working: {
    numpy: writtenIn('numpy'),
    sympy: writtenIn('sympy'),
    r: writtenIn('r'),
    octave: writtenIn('octave'),
    typescript: writtenIn('typescript'),
    spreadsheet: writtenIn('spreadsheet'),
  },
};
