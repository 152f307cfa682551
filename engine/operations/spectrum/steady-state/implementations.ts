// Steady states in other languages: solutions of a homogeneous system, divided by their sums. In spreadsheets they are columns.

import {
  formulaWithPivots,
  NUMPY_RREF,
  octaveRref,
  R_RREF,
  TYPESCRIPT_RREF,
} from '../../../algorithms/reduced-forms/programs.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import type { SteadyStateInput } from './solve.ts';

const isRow = ({ orientation }: SteadyStateInput): boolean => orientation === 'row';

const PARTS = ['unique', 'dimension', 'distribution', 'extremes'];

export const implementation: Implementation<SteadyStateInput> = {
  prints: { numpy: PARTS, typescript: PARTS },
  working: {
    numpy: (input) => ({
      lines: [
        ...NUMPY_RREF,
        `e, pivots = rref(${isRow(input) ? 'a.T' : 'a'} - np.eye(len(a)))`,
        'extremes = []',
        'for j in range(len(a)):',
        '    if j in pivots:',
        '        continue',
        '    vector = np.zeros(len(a))',
        '    vector[j] = 1',
        '    vector[pivots] = 0 - e[: len(pivots), j]',
        '    extremes.append(vector / vector.sum())',
        'unique = len(extremes) == 1',
      ],
      result:
        '{"unique": unique, "dimension": len(extremes), "distribution": extremes[0] if unique else None, "extremes": extremes}',
    }),
    sympy: (input) => ({
      imports: ['from sympy import eye'],
      lines: [
        `solutions = (${isRow(input) ? 'a.T' : 'a'} - eye(a.rows)).nullspace()`,
        'extremes = [v / sum(v) for v in solutions]',
        'unique = len(extremes) == 1',
      ],
      result:
        '{"unique": unique, "dimension": len(extremes), "distribution": extremes[0] if unique else None, "extremes": extremes}',
    }),
    // The columns of `extremes` are the distributions.
    r: (input) => ({
      lines: [
        ...R_RREF,
        `reduced <- rref(${isRow(input) ? 't(a)' : 'a'} - diag(nrow(a)))`,
        'pivots <- reduced$pivots',
        'free <- setdiff(seq_len(nrow(a)), pivots)',
        'extremes <- matrix(0, nrow = nrow(a), ncol = length(free))',
        'extremes[cbind(free, seq_along(free))] <- 1',
        'extremes[pivots, ] <- 0 - reduced$form[seq_along(pivots), free]',
        'extremes <- sweep(extremes, 2, colSums(extremes), "/")',
        'distribution <- if (length(free) == 1) extremes[, 1]',
      ],
      result:
        'list(unique = length(free) == 1, dimension = length(free), distribution = distribution, extremes = extremes)',
    }),
    octave: (input) => ({
      lines: [
        `system = ${isRow(input) ? "a'" : 'a'} - eye(size(a, 1));`,
        ...octaveRref('system'),
        'n = size(a, 1);',
        'free = setdiff(1:n, pivots);',
        'extremes = zeros(n, numel(free));',
        'extremes(free, :) = eye(numel(free));',
        'extremes(pivots, :) = 0 - form(1:numel(pivots), free);',
        'extremes = extremes ./ sum(extremes, 1);',
        'distribution = [];',
        'if numel(free) == 1',
        '    distribution = extremes;',
        'end',
      ],
      result:
        "struct('unique', numel(free) == 1, 'dimension', numel(free), 'distribution', distribution, 'extremes', extremes)",
    }),
    typescript: (input) => ({
      lines: [
        ...TYPESCRIPT_RREF,
        `const { form, pivots } = rref(a.map((row, i) => row.map((_, j) => (${isRow(input) ? 'a[j][i]' : 'a[i][j]'} - (i === j ? 1 : 0)))));`,
        'const states = a.map((_, j) => j);',
        'const extremes = states',
        '  .filter((j) => !pivots.includes(j))',
        '  .map((j) => states.map((k) => {',
        '    const row = pivots.indexOf(k);',
        '    return row >= 0 ? 0 - form[row][j] : k === j ? 1 : 0;',
        '  }))',
        '  .map((v) => v.map((x) => x / v.reduce((sum, y) => sum + y, 0)));',
        'const unique = extremes.length === 1;',
      ],
      result: '{ unique, dimension: extremes.length, distribution: unique ? extremes[0] : null, extremes }',
    }),
    spreadsheet: (input) => ({
      result: formulaWithPivots(
        `${isRow(input) ? 'TRANSPOSE(a)' : 'a'} - MUNIT(ROWS(a))`,
        'LET(rows, IF(SEQUENCE(width + 1) = TOROW(pivots), 1, 0), ' +
          'vectors, DROP(TRANSPOSE(FILTER(TRANSPOSE(MUNIT(width + 1) - MMULT(rows, all)), kinds = 0)), -1), ' +
          'vectors / BYCOL(vectors, LAMBDA(v, SUM(v))))',
      ),
    }),
  },
};
