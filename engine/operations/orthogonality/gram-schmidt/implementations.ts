// The Gram-Schmidt process in other languages: the vectors are the columns of a matrix. A spreadsheet shows the unit vectors as columns.

import { orthogonalize } from '../../../algorithms/orthogonalization/solve.ts';
import { columnsOf } from '../../../algorithms/orthogonalization/vectors.ts';
import { drained } from '../../../catalogue/operation.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import { numpyLines, octaveLines, rLines, sympyLines, typescriptLines, unitsFormula } from '../programs.ts';
import type { GramSchmidtInput } from './solve.ts';

const NAME = 'vectors';

const LINES = {
  numpy: numpyLines(NAME),
  sympy: sympyLines(NAME),
  r: rLines(NAME),
  octave: octaveLines(NAME),
  typescript: typescriptLines(NAME),
};

const shifted = ({ indexBase }: GramSchmidtInput, from1: string, from0: string): string =>
  indexBase === 0 ? from0 : from1;

const PARTS = ['orthogonal', 'orthonormal', 'dependent', 'rank'];

export const implementation: Implementation<GramSchmidtInput> = {
  prints: { numpy: PARTS, sympy: PARTS, octave: PARTS, typescript: PARTS, spreadsheet: ['orthonormal'] },
  working: {
    numpy: (input) => ({
      lines: LINES.numpy,
      result: `{"orthogonal": found, "orthonormal": units, "dependent": ${shifted(input, 'dependent', '[place - 1 for place in dependent]')}, "rank": len(found)}`,
    }),
    sympy: (input) => ({
      lines: LINES.sympy,
      result: `{"orthogonal": [list(u) for u in found], "orthonormal": [list(u) for u in units], "dependent": ${shifted(input, 'dependent', '[place - 1 for place in dependent]')}, "rank": len(found)}`,
    }),
    r: (input) => ({
      lines: LINES.r,
      result: `list(orthogonal = found, orthonormal = units, dependent = ${shifted(input, 'dependent', 'dependent - 1')}, rank = length(found))`,
    }),
    octave: (input) => ({
      lines: LINES.octave,
      result: `struct('orthogonal', found, 'orthonormal', units, 'dependent', ${shifted(input, 'dependent', 'dependent - 1')}, 'rank', size(found, 2))`,
    }),
    typescript: (input) => ({
      lines: LINES.typescript,
      result: `{ orthogonal: found, orthonormal: units, dependent: ${shifted(input, 'dependent', 'dependent.map((place) => place - 1)')}, rank: found.length }`,
    }),
    spreadsheet: ({ vectors }) => ({
      result: unitsFormula(
        NAME,
        drained(orthogonalize(columnsOf(vectors))).map(({ index }) => index),
      ),
    }),
  },
};
