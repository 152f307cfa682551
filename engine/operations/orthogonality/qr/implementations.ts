// QR factorizations in other languages, with a positive diagonal. A spreadsheet shows the transpose of Q beside R.

import { orthogonalize } from '../../../algorithms/orthogonalization/solve.ts';
import { columnsOf } from '../../../algorithms/orthogonalization/vectors.ts';
import { drained } from '../../../catalogue/operation.ts';
import type { Implementation } from '../../../learning/implementation.ts';
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

export const implementation: Implementation<QrInput> = {
  working: {
    numpy: (input) => ({
      lines: LINES.numpy,
      result: `{"Q": q, "R": q.T @ a if found else None, "rank": len(found), "dependent": ${shifted(input, 'dependent', '[place - 1 for place in dependent]')}}`,
    }),
    sympy: (input) => ({
      lines: LINES.sympy,
      result: `{"Q": q, "R": q.T * a if found else None, "rank": len(found), "dependent": ${shifted(input, 'dependent', '[place - 1 for place in dependent]')}}`,
    }),
    r: (input) => ({
      lines: LINES.r,
      result: `list(Q = q, R = if (length(units) > 0) t(q) %*% a, rank = length(found), dependent = ${shifted(input, 'dependent', 'dependent - 1')})`,
    }),
    octave: (input) => ({
      lines: LINES.octave,
      result: `struct('Q', units, 'R', units' * a, 'rank', size(found, 2), 'dependent', ${shifted(input, 'dependent', 'dependent - 1')})`,
    }),
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
