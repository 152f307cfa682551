// Sums and intersections in other languages; a spreadsheet gives the dimension of the sum.

import type { Implementation } from '../../../learning/implementation.ts';
import { formulaForRank, TYPESCRIPT_RREF } from '../../../algorithms/reduced-forms/programs.ts';
import type { SpacesInput } from './solve.ts';

/** The columns of `u` and `w` are the vectors. */
export const implementation: Implementation<SpacesInput> = {
  working: {
    numpy: () => ({
      lines: [
        'def basis(a, dimension):',
        '    """So many orthonormal vectors of the column space."""',
        '    return np.linalg.svd(a)[0][:, :dimension].T',
        '',
        'both = np.hstack([u, w])',
        'dim_u, dim_w, dim_sum = (int(np.linalg.matrix_rank(a)) for a in (u, w, both))',
        'dim_intersection = dim_u + dim_w - dim_sum',
        '# Where a combination of all vectors vanishes, its part in the first subspace is in both.',
        'vanishing = np.linalg.svd(both)[2][dim_sum:]',
        'common = u @ vanishing[:, : u.shape[1]].T',
      ],
      result:
        '{"dim_u": dim_u, "dim_w": dim_w, "dim_sum": dim_sum, "dim_intersection": dim_intersection, ' +
        '"sum_basis": basis(both, dim_sum), "intersection_basis": basis(common, dim_intersection)}',
    }),
    sympy: () => ({
      lines: [
        'both = Matrix.hstack(u, w)',
        '# Where a combination of all vectors vanishes, its part in the first subspace is in both.',
        'common = [u * vanishing[: u.cols, :] for vanishing in both.nullspace()]',
        'shared = Matrix.hstack(*common).columnspace() if common else []',
      ],
      result:
        '{"dim_u": u.rank(), "dim_w": w.rank(), "dim_sum": both.rank(), "dim_intersection": len(shared), ' +
        '"sum_basis": both.columnspace(), "intersection_basis": shared}',
    }),
    // The columns of the bases are their vectors.
    r: () => ({
      lines: [
        'basis <- function(a, dimension) {',
        '  if (dimension == 0) return(matrix(0, nrow(a), 0))',
        '  svd(a, nu = nrow(a))$u[, seq_len(dimension), drop = FALSE]',
        '}',
        'both <- cbind(u, w)',
        'dims <- sapply(list(u, w, both), function(a) qr(a)$rank)',
        'dim_intersection <- dims[1] + dims[2] - dims[3]',
        '# Where a combination of all vectors vanishes, its part in the first subspace is in both.',
        'vanishing <- svd(both, nv = ncol(both))$v[, seq_len(ncol(both)) > dims[3], drop = FALSE]',
        'common <- u %*% vanishing[seq_len(ncol(u)), , drop = FALSE]',
      ],
      result:
        'list(dim_u = dims[1], dim_w = dims[2], dim_sum = dims[3], dim_intersection = dim_intersection, ' +
        'sum_basis = basis(both, dims[3]), intersection_basis = basis(common, dim_intersection))',
    }),
    octave: () => ({
      lines: [
        'both = [u, w];',
        '% Where a combination of all vectors vanishes, its part in the first subspace is in both.',
        'z = null(both);',
        'dims = [rank(u), rank(w), rank(both)];',
        'shared = dims(1) + dims(2) - dims(3);',
        '[common, s] = svd(u * z(1:size(u, 2), :));',
      ],
      result:
        "struct('dim_u', dims(1), 'dim_w', dims(2), 'dim_sum', dims(3), 'dim_intersection', shared, " +
        "'sum_basis', orth(both), 'intersection_basis', common(:, 1:shared))",
    }),
    typescript: () => ({
      lines: [
        ...TYPESCRIPT_RREF,
        'function columnsAt(a: number[][], places: number[]): number[][] {',
        '  return places.map((j) => a.map((row) => row[j]));',
        '}',
        'const second = rref(w).pivots;',
        '// The vectors of both subspaces beside each other, those of the second one without what depends on others.',
        'const both = u.map((row, i) => [...row, ...second.map((j) => w[i][j])]);',
        'const width = u[0].length;',
        'const { form, pivots } = rref(both);',
        'const free = both[0].map((_, j) => j).filter((j) => j >= width && !pivots.includes(j));',
        '// A vector without a pivot depends on those before it: their part in the first subspace is in both.',
        'const shared = free.map((j) =>',
        '  u.map((row) => pivots.reduce((sum, p, k) => (p < width ? sum + form[k][j] * row[p] : sum), 0)),',
        ');',
        'const dimensions = {',
        '  dim_u: pivots.filter((p) => p < width).length,',
        '  dim_w: second.length,',
        '  dim_sum: pivots.length,',
        '  dim_intersection: free.length,',
        '};',
      ],
      result: '{ ...dimensions, sum_basis: columnsAt(both, pivots), intersection_basis: shared }',
    }),
    spreadsheet: () => ({ result: `LET(both, HSTACK(u, w), ${formulaForRank('both')})` }),
  },
};
