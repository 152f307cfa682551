// Least squares in other languages. A spreadsheet shows x.

import { orthogonalize } from '../../../algorithms/orthogonalization/solve.ts';
import { columnsOf } from '../../../algorithms/orthogonalization/vectors.ts';
import { drained } from '../../../catalogue/operation.ts';
import type { Implementation, PrintedParts } from '../../../learning/implementation.ts';
import type { LeastSquaresInput } from './solve.ts';

const NUMPY_LINES = [
  'right = b[:, 0]',
  '# The shortest solution, by singular values.',
  'x, _, rank, _ = np.linalg.lstsq(a, right)',
  'residual = right - a @ x',
  '_, _, directions = np.linalg.svd(a)',
];

const SYMPY_LINES = ['x = a.pinv() * b', 'residual = b - a * x', 'rank = a.rank()'];

const R_LINES = [
  '# The shortest solution, by singular values.',
  's <- svd(a, nv = ncol(a))',
  'rank <- sum(s$d > 1e-9 * max(s$d, 1e-300))',
  'kept <- seq_len(rank)',
  'x <- s$v[, kept, drop = FALSE] %*% ((t(s$u[, kept, drop = FALSE]) %*% b) / s$d[kept])',
  'residual <- b - a %*% x',
];

const OCTAVE_LINES = ['x = pinv(a) * b;', 'residual = b - a * x;'];

const TYPESCRIPT_LINES = [
  'function dot(u: number[], v: number[]): number {',
  '  return u.reduce((sum, value, i) => sum + value * v[i], 0);',
  '}',
  '// Perpendicular unit vectors that span what the given ones span.',
  'function units(vectors: number[][]): number[][] {',
  '  const found: number[][] = [];',
  '  for (const vector of vectors) {',
  '    let rest = vector;',
  '    for (const q of found) {',
  '      const factor = dot(vector, q);',
  '      rest = rest.map((value, i) => value - factor * q[i]);',
  '    }',
  '    const length = Math.sqrt(dot(rest, rest));',
  '    if (length > 1e-9 * Math.sqrt(dot(vector, vector))) found.push(rest.map((value) => value / length));',
  '  }',
  '  return found;',
  '}',
  'const right = b.map((row) => row[0]);',
  'const columns = a[0].map((_, j) => a.map((row) => row[j]));',
  'const q = units(columns);',
  'const r = q.map((unit) => columns.map((column) => dot(unit, column)));',
  '// The solution is a combination of the rows of R, which makes it the shortest one.',
  'const s = units(r);',
  'const y: number[] = [];',
  'r.forEach((row, k) => {',
  '  const known = y.reduce((sum, value, l) => sum + value * dot(row, s[l]), 0);',
  '  y.push((dot(q[k], right) - known) / dot(row, s[k]));',
  '});',
  'const x = columns.map((_, j) => y.reduce((sum, value, l) => sum + value * s[l][j], 0));',
  'const fitted = a.map((row) => dot(row, x));',
  'const residual = right.map((value, i) => value - fitted[i]);',
  'const identity = columns.map((_, j) => columns.map((__, k) => (j === k ? 1 : 0)));',
];

const PARTS = ['unique', 'x', 'null_space', 'fitted', 'residual', 'residual_norm_squared', 'residual_norm', 'rank'];

function isUnique(answer: PrintedParts): boolean {
  return (answer.members ?? []).some(([name, part]) => name === 'unique' && part.value === true);
}

export const implementation: Implementation<LeastSquaresInput> = {
  // Where there are many solutions, the programs find unit vectors of the null space.
  prints: (answer) => (isUnique(answer) ? { numpy: PARTS, sympy: PARTS, typescript: PARTS, spreadsheet: ['x'] } : {}),
  working: {
    numpy: () => ({
      lines: NUMPY_LINES,
      result:
        '{"unique": bool(rank == a.shape[1]), "x": x, "null_space": directions[rank:], "fitted": a @ x, "residual": residual, "residual_norm_squared": residual @ residual, "residual_norm": np.linalg.norm(residual), "rank": rank}',
    }),
    sympy: () => ({
      lines: SYMPY_LINES,
      result:
        '{"unique": rank == a.cols, "x": list(x), "null_space": [list(v) for v in a.nullspace()], "fitted": list(a * x), "residual": list(residual), "residual_norm_squared": residual.dot(residual), "residual_norm": residual.norm(), "rank": rank}',
    }),
    r: () => ({
      lines: R_LINES,
      result:
        'list(unique = rank == ncol(a), x = x, null_space = s$v[, !(seq_len(ncol(a)) %in% kept), drop = FALSE], fitted = a %*% x, residual = residual, residual_norm_squared = sum(residual^2), residual_norm = sqrt(sum(residual^2)), rank = rank)',
    }),
    octave: () => ({
      lines: OCTAVE_LINES,
      result:
        "struct('unique', rank(a) == size(a, 2), 'x', x, 'null_space', null(a), 'fitted', a * x, 'residual', residual, 'residual_norm_squared', residual' * residual, 'residual_norm', norm(residual), 'rank', rank(a))",
    }),
    typescript: () => ({
      lines: TYPESCRIPT_LINES,
      result:
        '{ unique: q.length === columns.length, x, null_space: units([...s, ...identity]).slice(s.length), fitted, residual, residual_norm_squared: dot(residual, residual), residual_norm: Math.sqrt(dot(residual, residual)), rank: q.length }',
    }),
    spreadsheet: ({ a }) => ({
      result: formula(
        drained(orthogonalize(columnsOf(a))).map(({ index }) => index + 1),
        a.columns,
      ),
    }),
  },
};

/** By the independent columns at these places: A is their matrix k times f, and the shortest solution is a combination of the rows of f. */
function formula(places: readonly number[], columns: number): string {
  if (places.length === 0) return '0 * MMULT(TRANSPOSE(a), b)';
  const inverse = 'MMULT(MINVERSE(MMULT(TRANSPOSE(k), k)), TRANSPOSE(k))';
  const all = places.length === columns;
  const k = all ? 'a' : `CHOOSECOLS(a, ${places.join(', ')})`;
  return all
    ? `LET(k, ${k}, MMULT(${inverse}, b))`
    : `LET(k, ${k}, l, ${inverse}, f, MMULT(l, a), MMULT(TRANSPOSE(f), MMULT(MINVERSE(MMULT(f, TRANSPOSE(f))), MMULT(l, b))))`;
}
