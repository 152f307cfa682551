// The rank factorization in other languages.

import type { Implementation } from '../../../learning/implementation.ts';
import {
  formulaWithPivots,
  NUMPY_RREF,
  octaveRref,
  R_RREF,
  TYPESCRIPT_RREF,
} from '../../../algorithms/reduced-forms/programs.ts';
import type { RankFactorizationInput } from './solve.ts';

const PARTS = ['rank', 'C', 'F'];

export const implementation: Implementation<RankFactorizationInput> = {
  // Of a zero matrix the program prints factors without entries.
  prints: (answer) =>
    (answer.members ?? []).every(([, part]) => part.kind !== 'nothing')
      ? { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS }
      : {},
  working: {
    numpy: () => ({
      lines: [...NUMPY_RREF, 'e, pivots = rref(a)'],
      result: '{"rank": len(pivots), "C": a[:, pivots], "F": e[:len(pivots)]}',
    }),
    sympy: () => ({ lines: ['c, f = a.rank_decomposition()'], result: '{"rank": c.cols, "C": c, "F": f}' }),
    r: () => ({
      lines: [...R_RREF, 'e <- rref(a)', 'rank <- length(e$pivots)'],
      result: 'list(rank = rank, C = a[, e$pivots, drop = FALSE], F = e$form[seq_len(rank), , drop = FALSE])',
    }),
    octave: () => ({
      lines: octaveRref('a'),
      result: "struct('rank', numel(pivots), 'C', a(:, pivots), 'F', form(1:numel(pivots), :))",
    }),
    typescript: () => ({
      lines: [...TYPESCRIPT_RREF, 'const { form, pivots } = rref(a);'],
      result: '{ rank: pivots.length, C: a.map((row) => pivots.map((j) => row[j])), F: form.slice(0, pivots.length) }',
    }),
    // The pivot columns.
    spreadsheet: () => ({ result: formulaWithPivots('a', 'IFERROR(FILTER(m, TOROW(TAKE(kinds, width)) = 1), 0)') }),
  },
};
