// The column space and the row space in other languages. In spreadsheets the vectors are columns, or rows; a 0 alone is the zero space.

import type { Implementation } from '../../../learning/implementation.ts';
import {
  formulaWithPivots,
  NUMPY_RREF,
  octaveRref,
  R_RREF,
  TYPESCRIPT_RREF,
} from '../../../algorithms/reduced-forms/programs.ts';
import type { SpaceInput } from './solve.ts';

const PARTS = ['dimension', 'pivots', 'basis'];

export const columnImplementation: Implementation<SpaceInput> = {
  prints: { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS, spreadsheet: ['basis'] },
  working: {
    numpy: ({ indexBase }) => ({
      lines: NUMPY_LINES,
      result: `{"dimension": len(pivots), "pivots": ${indexBase === 0 ? 'pivots' : '[j + 1 for j in pivots]'}, "basis": [a[:, j] for j in pivots]}`,
    }),
    sympy: ({ indexBase }) => ({
      lines: SYMPY_LINES,
      result: `{"dimension": len(pivots), "pivots": ${indexBase === 0 ? 'list(pivots)' : '[j + 1 for j in pivots]'}, "basis": [list(a.col(j)) for j in pivots]}`,
    }),
    // The columns of `basis` are the vectors.
    r: ({ indexBase }) => ({
      lines: R_LINES,
      result: `list(dimension = length(pivots), pivots = ${indexBase === 0 ? 'pivots - 1' : 'pivots'}, basis = a[, pivots, drop = FALSE])`,
    }),
    octave: ({ indexBase }) => ({
      lines: OCTAVE_LINES,
      result: `struct('dimension', numel(pivots), 'pivots', ${indexBase === 0 ? 'pivots - 1' : 'pivots'}, 'basis', a(:, pivots))`,
    }),
    typescript: ({ indexBase }) => ({
      lines: TYPESCRIPT_LINES,
      result: `{ dimension: pivots.length, pivots: ${indexBase === 0 ? 'pivots' : 'pivots.map((j) => j + 1)'}, basis: pivots.map((j) => a.map((row) => row[j])) }`,
    }),
    spreadsheet: () => ({ result: COLUMNS_FORMULA }),
  },
};

const ROWIMPLEMENTATION_PARTS = ['dimension', 'basis'];

export const rowImplementation: Implementation<SpaceInput> = {
  prints: { numpy: ROWIMPLEMENTATION_PARTS, typescript: ROWIMPLEMENTATION_PARTS },
  working: {
    numpy: () => ({
      lines: NUMPY_LINES,
      result: '{"dimension": len(pivots), "basis": [e[i] for i in range(len(pivots))]}',
    }),
    sympy: () => ({
      lines: SYMPY_LINES,
      result: '{"dimension": len(pivots), "basis": [list(e.row(i)) for i in range(len(pivots))]}',
    }),
    // The rows of `basis` are the vectors.
    r: () => ({
      lines: R_ROW_LINES,
      result: 'list(dimension = rank, basis = reduced$form[seq_len(rank), , drop = FALSE])',
    }),
    octave: () => ({
      lines: OCTAVE_LINES,
      result: "struct('dimension', numel(pivots), 'basis', form(1:numel(pivots), :))",
    }),
    typescript: () => ({
      lines: TYPESCRIPT_ROW_LINES,
      result: '{ dimension: pivots.length, basis: form.slice(0, pivots.length) }',
    }),
    spreadsheet: () => ({ result: ROWS_FORMULA }),
  },
};

const NUMPY_LINES = [...NUMPY_RREF, 'e, pivots = rref(a)'];
const SYMPY_LINES = ['e, pivots = a.rref()'];
const R_LINES = [...R_RREF, 'pivots <- rref(a)$pivots'];
const R_ROW_LINES = [...R_RREF, 'reduced <- rref(a)', 'rank <- length(reduced$pivots)'];
const OCTAVE_LINES = octaveRref('a');
const TYPESCRIPT_LINES = [...TYPESCRIPT_RREF, 'const { pivots } = rref(a);'];
const TYPESCRIPT_ROW_LINES = [...TYPESCRIPT_RREF, 'const { form, pivots } = rref(a);'];
const COLUMNS_FORMULA = formulaWithPivots(
  'a',
  'IF(MAX(pivots) = 0, 0, TRANSPOSE(FILTER(TRANSPOSE(EXPAND(a, ROWS(a), width + 1, 0)), kinds = 1)))',
);
const ROWS_FORMULA = formulaWithPivots(
  'a',
  'IF(MAX(pivots) = 0, 0, DROP(SORTBY(FILTER(all, pivots > 0), FILTER(pivots, pivots > 0)), 0, -1))',
);
