// QR factorizations in other languages, with a positive diagonal. A spreadsheet shows the transpose of Q beside R.

import { orthogonalize } from '../../../algorithms/orthogonalization/solve.ts';
import { columnsOf } from '../../../algorithms/orthogonalization/vectors.ts';
import { drained } from '../../../catalogue/operation.ts';
import type { Implementation, Working } from '../../../learning/implementation.ts';
import { numpyLines, octaveLines, rLines, sympyLines, typescriptLines, unitsFormula } from '../programs.ts';
import type { QrInput } from './solve.ts';

const LINES = {
  numpy: [...numpyLines('a'), 'q = np.array(units).T if found else None'],
  sympy: [...sympyLines('a'), 'q = Matrix.hstack(*units) if found else None'],
  r: [...rLines('a'), 'q <- if (length(units) > 0) do.call(cbind, units)'],
  octave: octaveLines('a'),
  typescript: typescriptLines('a'),
};

const shifted = ({ indexBase }: QrInput, from1: string, from0: string): string => (indexBase === 0 ? from0 : from1);

const PARTS = ['Q', 'R', 'rank', 'dependent'];

/** With independent columns the library has the factors, but for the signs of their columns and rows. */
const BY_LIBRARY = {
  numpy: {
    lines: [
      'q, r = np.linalg.qr(a)',
      '# Let the diagonal of R be positive.',
      'signs = np.sign(np.diag(r))',
      'q, r = q * signs, signs[:, np.newaxis] * r',
    ],
    result: '{"Q": q, "R": r, "rank": r.shape[0], "dependent": []}',
  },
  sympy: {
    lines: ['q, r = a.QRdecomposition()'],
    result: '{"Q": q, "R": r, "rank": r.rows, "dependent": []}',
  },
  r: {
    lines: [
      'factors <- qr(a)',
      '# Let the diagonal of R be positive.',
      'signs <- diag(sign(diag(qr.R(factors))), ncol(a))',
    ],
    result: 'list(Q = qr.Q(factors) %*% signs, R = signs %*% qr.R(factors), rank = factors$rank, dependent = c())',
  },
  octave: {
    lines: ['[q, r] = qr(a, 0);', '% Let the diagonal of R be positive.', 'signs = diag(sign(diag(r)));'],
    result: "struct('Q', q * signs, 'R', signs * r, 'rank', rank(a), 'dependent', [])",
  },
} as const satisfies { readonly [language: string]: Working };

function hasIndependentColumns({ a }: QrInput): boolean {
  return drained(orthogonalize(columnsOf(a))).length === a.columns;
}

export const implementation: Implementation<QrInput> = {
  prints: { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS },
  working: {
    numpy: (input) =>
      hasIndependentColumns(input)
        ? BY_LIBRARY.numpy
        : {
            lines: LINES.numpy,
            result: `{"Q": q, "R": q.T @ a if found else None, "rank": len(found), "dependent": ${shifted(input, 'dependent', '[place - 1 for place in dependent]')}}`,
          },
    sympy: (input) =>
      hasIndependentColumns(input)
        ? BY_LIBRARY.sympy
        : {
            lines: LINES.sympy,
            result: `{"Q": q, "R": q.T * a if found else None, "rank": len(found), "dependent": ${shifted(input, 'dependent', '[place - 1 for place in dependent]')}}`,
          },
    r: (input) =>
      hasIndependentColumns(input)
        ? BY_LIBRARY.r
        : {
            lines: LINES.r,
            result: `list(Q = q, R = if (length(units) > 0) t(q) %*% a, rank = length(found), dependent = ${shifted(input, 'dependent', 'dependent - 1')})`,
          },
    octave: (input) =>
      hasIndependentColumns(input)
        ? BY_LIBRARY.octave
        : {
            lines: LINES.octave,
            result: `struct('Q', units, 'R', units' * a, 'rank', size(found, 2), 'dependent', ${shifted(input, 'dependent', 'dependent - 1')})`,
          },
    typescript: (input) => ({
      lines: LINES.typescript,
      result: `{ Q: a.map((_, i) => units.map((u) => u[i])), R: units.map((u) => columns.map((column) => dot(u, column))), rank: found.length, dependent: ${shifted(input, 'dependent', 'dependent.map((place) => place - 1)')} }`,
    }),
    spreadsheet: ({ a }) => ({
      result: unitsFormula(
        'a',
        drained(orthogonalize(columnsOf(a))).map(({ index }) => index),
        (q) => `LET(q, ${q}, HSTACK(TRANSPOSE(q), MMULT(TRANSPOSE(q), a)))`,
      ),
    }),
  },
};
