// Linear independence in other languages; a spreadsheet gives the rank alone.

import type { Implementation } from '../../../learning/implementation.ts';
import { formulaForRank, TYPESCRIPT_RREF } from '../../../algorithms/reduced-forms/programs.ts';
import type { IndependenceInput } from './solve.ts';

/** The columns of `vectors` are the vectors. */
const PARTS = ['independent', 'rank', 'dependency'];

export const implementation: Implementation<IndependenceInput> = {
  prints: { sympy: PARTS, typescript: PARTS },
  working: {
    numpy: () => ({
      lines: [
        'rank = int(np.linalg.matrix_rank(vectors))',
        'independent = rank == vectors.shape[1]',
        '# The last right singular vector belongs to the smallest singular value.',
        'dependency = None if independent else np.linalg.svd(vectors)[2][-1]',
      ],
      result: '{"independent": independent, "rank": rank, "dependency": dependency}',
    }),
    sympy: () => ({
      lines: ['dependencies = vectors.nullspace()', 'dependency = list(dependencies[0]) if dependencies else None'],
      result: '{"independent": not dependencies, "rank": vectors.rank(), "dependency": dependency}',
    }),
    r: () => ({
      lines: [
        'n <- ncol(vectors)',
        'rank <- qr(vectors)$rank',
        '# The last right singular vector belongs to the smallest singular value.',
        'dependency <- if (rank == n) NULL else svd(vectors, nv = n)$v[, n]',
      ],
      result: 'list(independent = rank == n, rank = rank, dependency = dependency)',
    }),
    octave: () => ({
      lines: ['n = size(vectors, 2);', 'z = null(vectors);', 'dependency = z(:, 1:min(1, size(z, 2)));'],
      result: "struct('independent', size(z, 2) == 0, 'rank', n - size(z, 2), 'dependency', dependency)",
    }),
    typescript: () => ({
      lines: [
        ...TYPESCRIPT_RREF,
        'const { form, pivots } = rref(vectors);',
        'const places = vectors[0].map((_, j) => j);',
        'const free = places.findIndex((j) => !pivots.includes(j));',
        'const dependency =',
        '  free < 0',
        '    ? null',
        '    : places.map((j) => {',
        '        const row = pivots.indexOf(j);',
        '        return row >= 0 ? 0 - form[row][free] : j === free ? 1 : 0;',
        '      });',
      ],
      result: '{ independent: free < 0, rank: pivots.length, dependency }',
    }),
    spreadsheet: () => ({ result: formulaForRank('vectors') }),
  },
};
