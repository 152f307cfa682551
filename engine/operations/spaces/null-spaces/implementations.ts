// The null space and the left null space in other languages. In spreadsheets the vectors are columns; a 0 alone is the zero space.

import type { Implementation, Language, Working } from '../../../learning/implementation.ts';
import {
  formulaWithPivots,
  NUMPY_RREF,
  octaveRref,
  R_RREF,
  TYPESCRIPT_RREF,
} from '../../../algorithms/reduced-forms/programs.ts';
import type { NullSpaceInput, Side } from './solve.ts';

const PARTS = ['dimension', 'basis'];

export const implementation: Implementation<NullSpaceInput> = {
  prints: { numpy: PARTS, sympy: PARTS, r: PARTS, octave: PARTS, typescript: PARTS },
  working: {
    numpy: ({ side }) => PROGRAMS[side].numpy,
    sympy: ({ side }) => PROGRAMS[side].sympy,
    r: ({ side }) => PROGRAMS[side].r,
    octave: ({ side }) => PROGRAMS[side].octave,
    typescript: ({ side }) => PROGRAMS[side].typescript,
    spreadsheet: ({ side }) => PROGRAMS[side].spreadsheet,
  },
};

/** The matrix of the homogeneous system in each language. */
interface System {
  readonly numpy: string;
  readonly sympy: string;
  readonly r: string;
  readonly octave: string;
  readonly typescript: string;
  readonly spreadsheet: string;
}

function programsFor(system: System): { readonly [L in Language]: Working } {
  return {
    numpy: {
      lines: [
        ...NUMPY_RREF,
        `e, pivots = rref(${system.numpy})`,
        'free = [j for j in range(e.shape[1]) if j not in pivots]',
        'basis = []',
        'for j in free:',
        '    vector = np.zeros(e.shape[1])',
        '    vector[j] = 1',
        '    vector[pivots] = 0 - e[: len(pivots), j]',
        '    basis.append(vector)',
      ],
      result: '{"dimension": len(free), "basis": basis}',
    },
    sympy: {
      lines: [`basis = ${system.sympy}.nullspace()`],
      result: '{"dimension": len(basis), "basis": [list(v) for v in basis]}',
    },
    // The columns of `basis` are the vectors.
    r: {
      lines: [
        ...R_RREF,
        `reduced <- rref(${system.r})`,
        'pivots <- reduced$pivots',
        'free <- setdiff(seq_len(ncol(reduced$form)), pivots)',
        'basis <- matrix(0, nrow = ncol(reduced$form), ncol = length(free))',
        'basis[cbind(free, seq_along(free))] <- 1',
        'basis[pivots, ] <- 0 - reduced$form[seq_along(pivots), free]',
      ],
      result: 'list(dimension = length(free), basis = basis)',
    },
    octave: {
      lines: [
        ...octaveRref(system.octave),
        'n = size(form, 2);',
        'free = setdiff(1:n, pivots);',
        'basis = zeros(n, numel(free));',
        'basis(free, :) = eye(numel(free));',
        'basis(pivots, :) = 0 - form(1:numel(pivots), free);',
      ],
      result: "struct('dimension', numel(free), 'basis', basis)",
    },
    typescript: {
      lines: [
        ...TYPESCRIPT_RREF,
        `const { form, pivots } = rref(${system.typescript});`,
        'const columns = form[0].map((_, j) => j);',
        'const basis = columns',
        '  .filter((j) => !pivots.includes(j))',
        '  .map((j) => columns.map((k) => {',
        '    const row = pivots.indexOf(k);',
        '    return row >= 0 ? 0 - form[row][j] : k === j ? 1 : 0;',
        '  }));',
      ],
      result: '{ dimension: basis.length, basis }',
    },
    spreadsheet: {
      result: formulaWithPivots(
        system.spreadsheet,
        'IF(SUM(SIGN(pivots)) = width, 0, LET(rows, IF(SEQUENCE(width + 1) = TOROW(pivots), 1, 0), ' +
          'DROP(TRANSPOSE(FILTER(TRANSPOSE(MUNIT(width + 1) - MMULT(rows, all)), kinds = 0)), -1)))',
      ),
    },
  };
}

const PROGRAMS: { readonly [S in Side]: { readonly [L in Language]: Working } } = {
  right: programsFor({ numpy: 'a', sympy: 'a', r: 'a', octave: 'a', typescript: 'a', spreadsheet: 'a' }),
  left: programsFor({
    numpy: 'a.T',
    sympy: 'a.T',
    r: 't(a)',
    octave: "a'",
    typescript: 'a[0].map((_, j) => a.map((row) => row[j]))',
    spreadsheet: 'TRANSPOSE(a)',
  }),
};
