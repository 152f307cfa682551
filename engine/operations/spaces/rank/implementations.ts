// The rank, the nullity and the pivot columns in other languages.

import type { Implementation } from '../../../learning/implementation.ts';
import {
  formulaWithPivots,
  NUMPY_RREF,
  octaveRref,
  R_RREF,
  TYPESCRIPT_RREF,
} from '../../../algorithms/reduced-forms/programs.ts';
import type { RankInput } from './solve.ts';

const OCTAVE_LINES = octaveRref('a');

const PARTS = ['rank', 'nullity', 'pivots'];

export const implementation: Implementation<RankInput> = {
  prints: { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS },
  working: {
    numpy: ({ indexBase }) => ({
      lines: NUMPY_LINES,
      result: `{"rank": len(pivots), "nullity": a.shape[1] - len(pivots), "pivots": ${fromZero(indexBase, '[j + 1 for j in pivots]')}}`,
    }),
    sympy: ({ indexBase }) => ({
      lines: ['e, pivots = a.rref()'],
      result: `{"rank": len(pivots), "nullity": a.cols - len(pivots), "pivots": ${indexBase === 0 ? 'list(pivots)' : '[j + 1 for j in pivots]'}}`,
    }),
    r: ({ indexBase }) => ({
      lines: R_LINES,
      result: `list(rank = length(pivots), nullity = ncol(a) - length(pivots), pivots = ${fromOne(indexBase)})`,
    }),
    octave: ({ indexBase }) => ({
      lines: OCTAVE_LINES,
      result: `struct('rank', numel(pivots), 'nullity', size(a, 2) - numel(pivots), 'pivots', ${fromOne(indexBase)})`,
    }),
    typescript: ({ indexBase }) => ({
      lines: TYPESCRIPT_LINES,
      result: `{ rank: pivots.length, nullity: a[0].length - pivots.length, pivots: ${fromZero(indexBase, 'pivots.map((j) => j + 1)')} }`,
    }),
    // The rank, and the nullity beside it.
    spreadsheet: () => ({ result: FORMULA }),
  },
};

const NUMPY_LINES = [...NUMPY_RREF, 'e, pivots = rref(a)'];
const R_LINES = [...R_RREF, 'pivots <- rref(a)$pivots'];
const TYPESCRIPT_LINES = [...TYPESCRIPT_RREF, 'const { pivots } = rref(a);'];
const FORMULA = formulaWithPivots('a', 'HSTACK(SUM(SIGN(pivots)), width - SUM(SIGN(pivots)))');

/** The pivots of a language that counts from 0, as the question counts. */
function fromZero(indexBase: number, counted: string): string {
  return indexBase === 0 ? 'pivots' : counted;
}

/** The pivots of a language that counts from 1. */
function fromOne(indexBase: number): string {
  return indexBase === 0 ? 'pivots - 1' : 'pivots';
}
