// Solutions of systems in other languages: the reduced row echelon form of the augmented matrix says everything.

import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { joinColumns, transpose } from '../../../exact/kernels/arrangement.ts';
import { reducedEchelon } from '../../../exact/kernels/echelon.ts';
import { identity, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { fractionText, multiply, rational } from '../../../exact/rational.ts';
import { type Implementation, matrixInProgram, type Working } from '../../../learning/implementation.ts';
import type { SolveInput } from './input.ts';

export const implementation: Implementation<SolveInput> = {
  given: ({ a, b }) => [
    ['a', a],
    ['b', b],
  ],
  working: {
    numpy: () => NUMPY,
    sympy: () => SYMPY,
    r: () => R,
    octave: () => OCTAVE,
    typescript: () => TYPESCRIPT,
    spreadsheet,
  },
};

/**
 * Spreadsheets have no elimination, but inverses. Where independent equations meet the pivot columns stands an invertible matrix: it
 * gives the unknowns of these columns, the others being 0. Without a solution the formula combines the equations to a row of zeros
 * with another number behind it.
 */
function spreadsheet({ a: coefficients, b: right }: SolveInput): Working {
  const [a, b] = [matrixInProgram(coefficients), matrixInProgram(right)];
  const pivots = pivotsOf(joinColumns(a, b));
  if (pivots.some((column) => column >= a.columns)) return { result: contradiction(a, b) };
  if (pivots.length === 0) return { result: 'MMULT(TRANSPOSE(a), b)' };
  const rows = pivotsOf(transpose(a));
  const columns = chosen('CHOOSECOLS', 'a', pivots, a.columns);
  const square = chosen('CHOOSEROWS', columns, rows, a.rows);
  return { result: `MMULT(MINVERSE(${square}), ${chosen('CHOOSEROWS', 'b', rows, a.rows)})` };
}

/** The rows or columns at these places; the cells themselves where these are all of them. */
function chosen(choose: string, of: string, places: readonly number[], all: number): string {
  return places.length === all ? of : `${choose}(${of}, ${places.map((place) => place + 1).join(', ')})`;
}

function pivotsOf(matrix: Matrix): readonly number[] {
  const form = reducedEchelon(matrix);
  return form.kind === 'echelon' ? form.pivots : [];
}

/** The combination of the equations in which no unknown is left. */
function contradiction(a: Matrix, b: Matrix): string {
  const whole = joinColumns(a, b);
  const form = reducedEchelon(joinColumns(whole, identity(a.rows)));
  const row = form.kind === 'echelon' ? form.pivots.findIndex((column) => column >= a.columns) : -1;
  if (row === -1 || form.kind !== 'echelon' || form.matrix.kind === 'float64') return 'HSTACK(a, b)';
  const factors = rowsOf(form.matrix)[row].slice(whole.columns);
  const scale = rational(leastCommonDenominator(factors));
  const written = factors.map((factor) => fractionText(multiply(scale, factor))).join(',');
  return `MMULT({${written}}, HSTACK(a, b))`;
}

const NUMPY: Working = {
  lines: [
    'rank = int(np.linalg.matrix_rank(a))',
    'rank_augmented = int(np.linalg.matrix_rank(np.hstack([a, b])))',
    '# The shortest of all solutions; where there is only one, that one.',
    'x = np.linalg.lstsq(a, b, rcond=None)[0]',
    '# The last rows of V span the solutions of a x = 0.',
    'basis = np.linalg.svd(a)[2][rank:]',
    'outcome = "none" if rank_augmented > rank else "unique" if rank == a.shape[1] else "infinite"',
  ],
  result:
    '{"outcome": outcome, "particular": None if outcome == "none" else x, "basis": basis, "rank": rank, "rank_augmented": rank_augmented}',
};

const SYMPY: Working = {
  lines: [
    'n = a.cols',
    'form, columns = a.row_join(b).rref()',
    'pivots = [column for column in columns if column < n]',
    'free = [column for column in range(n) if column not in pivots]',
    'outcome = "none" if len(columns) > len(pivots) else "infinite" if free else "unique"',
    'x = Matrix.zeros(n, b.cols)',
    'for row, column in enumerate(pivots):',
    '    x[column, :] = form[row, n:]',
  ],
  result:
    '{"outcome": outcome, "particular": None if outcome == "none" else list(x), "basis": [list(v) for v in a.nullspace()], "free": free, "pivots": pivots, "rank": len(pivots), "rank_augmented": len(columns)}',
};

const R: Working = {
  lines: [
    'parts <- qr(a)',
    'rank <- parts$rank',
    'rank_augmented <- qr(cbind(a, b))$rank',
    'outcome <- if (rank_augmented > rank) "none" else if (rank == ncol(a)) "unique" else "infinite"',
    'x <- if (outcome == "none") NULL else qr.coef(parts, b)',
    '# Unknowns that can be chosen freely come out as NA; here they are 0.',
    'if (!is.null(x)) x[is.na(x)] <- 0',
  ],
  result: 'list(outcome = outcome, particular = x, rank = rank, rank_augmented = rank_augmented)',
};

const OCTAVE: Working = {
  lines: [
    'n = size(a, 2);',
    '[form, columns] = rref([a b]);',
    'pivots = columns(columns <= n);',
    'x = zeros(n, size(b, 2));',
    'x(pivots, :) = form(1:numel(pivots), n+1:end);',
    "outcomes = {'none', 'unique', 'infinite'};",
    'which = 1 + (numel(columns) == numel(pivots)) * (1 + (numel(pivots) < n));',
  ],
  result:
    "struct('outcome', outcomes{which}, 'particular', x, 'basis', null(a), 'pivots', pivots, 'rank', numel(pivots), 'rank_augmented', numel(columns))",
};

const TYPESCRIPT: Working = {
  lines: [
    '// Numbers below this are taken for rounding errors of zeros.',
    'const tolerance = 1e-10;',
    'const n = a[0].length;',
    'const rows = a.map((row, i) => [...row, ...b[i]]);',
    'const columns: number[] = [];',
    'for (let column = 0; column < rows[0].length && columns.length < rows.length; column++) {',
    '  const top = columns.length;',
    '  let best = top;',
    '  for (let i = top; i < rows.length; i++) {',
    '    if (Math.abs(rows[i][column]) > Math.abs(rows[best][column])) best = i;',
    '  }',
    '  if (Math.abs(rows[best][column]) < tolerance) continue;',
    '  [rows[top], rows[best]] = [rows[best], rows[top]];',
    '  const pivot = rows[top][column];',
    '  rows[top] = rows[top].map((value) => value / pivot);',
    '  for (let i = 0; i < rows.length; i++) {',
    '    if (i === top) continue;',
    '    const factor = rows[i][column];',
    '    rows[i] = rows[i].map((value, j) => value - factor * rows[top][j]);',
    '  }',
    '  columns.push(column);',
    '}',
    'const pivots = columns.filter((column) => column < n);',
    'const free = a[0].map((_, column) => column).filter((column) => !pivots.includes(column));',
    'const outcome = columns.length > pivots.length ? "none" : free.length === 0 ? "unique" : "infinite";',
    'const x = a[0].map((_, column) => {',
    '  const row = pivots.indexOf(column);',
    '  return row === -1 ? b[0].map(() => 0) : rows[row].slice(n);',
    '});',
    'const basis = free.map((chosen) =>',
    '  a[0].map((_, column) => {',
    '    const row = pivots.indexOf(column);',
    '    return row === -1 ? Number(column === chosen) : -rows[row][chosen];',
    '  }),',
    ');',
  ],
  result:
    '{ outcome, particular: outcome === "none" ? null : x, basis, free, pivots, rank: pivots.length, rankAugmented: columns.length }',
};
