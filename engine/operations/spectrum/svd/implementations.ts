// Singular value decompositions in other languages: exact in SymPy, in floating-point numbers elsewhere, where singular values that
// are tiny beside the largest one are taken for zero. A formula of a spreadsheet gives the singular values alone.

import type { Implementation } from '../../../learning/implementation.ts';
import { EIGENVALUES_FORMULA } from '../eigen/implementations.ts';
import { spectrumOf } from '../../../algorithms/spectrum/eigenvalues.ts';
import { characteristicPolynomial } from '../../../exact/kernels/characteristic.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import { gramOf, sideOf } from './gram.ts';
import type { SvdInput } from './solve.ts';

export const implementation: Implementation<SvdInput> = {
  working: {
    numpy: () => ({
      lines: NUMPY,
      result: '{"singular_values": sizes, "rank": r, "U": u, "S": s, "V": v}',
    }),
    // Roots of polynomials of a high degree fill pages: their decimals are worked out instead.
    sympy: ({ a }) => ({
      imports: hasSquareRoots(a) ? [] : ['from mpmath import mp'],
      lines: hasSquareRoots(a) ? SYMPY : SYMPY_DECIMALS,
      result: '{"singular_values": sizes, "rank": r, "U": u, "S": s, "V": v}',
    }),
    r: () => ({ lines: R, result: 'list(singular_values = found$d, rank = r, U = u, S = s, V = v)' }),
    octave: () => ({
      lines: OCTAVE,
      result: "struct('singular_values', sizes, 'rank', r, 'U', u(:, 1:r), 'S', s(1:r, 1:r), 'V', v(:, 1:r))",
    }),
    typescript: () => ({
      lines: TYPESCRIPT,
      result: '{ singular_values: sizes, rank: found.length, U: u, S: s, V: v }',
    }),
    // The singular values alone.
    spreadsheet: ({ a }) => {
      const gram = sideOf(a) === 'right' ? 'MMULT(TRANSPOSE(a), a)' : 'MMULT(a, TRANSPOSE(a))';
      const isOne = Math.min(a.rows, a.columns) === 1;
      return { result: isOne ? 'SQRT(SUM(a * a))' : `SQRT(ABS(LET(a, ${gram}, ${EIGENVALUES_FORMULA})))` };
    },
  },
};

const NUMPY = `u, sizes, rows = np.linalg.svd(a, full_matrices=False)
# Singular values that are zero but for rounding do not count.
r = int(np.sum(sizes > 1e-10 * sizes[0]))
u, s, v = (u[:, :r], np.diag(sizes[:r]), rows[:r].T) if r > 0 else (None, None, None)`.split('\n');

/** Whether the eigenvalues of the product are fractions, or fractions with square roots. */
function hasSquareRoots(a: Matrix): boolean {
  const gram = gramOf(a);
  const found = gram === null ? null : characteristicPolynomial(gram);
  if (found === null || found.kind === 'overflow') return false;
  const exact = found.coefficients.flatMap((x) => (x.kind === 'rational' ? [x] : []));
  if (exact.length < found.coefficients.length) return false;
  return spectrumOf(exact.toReversed()).factors.every(({ factor }) => factor.length <= 3);
}

const SYMPY = `# The smaller one of the products A^T A and A A^T.
wide = a.rows < a.cols
m = a.T if wide else a
spaces = sorted((m.T * m).eigenvects(), key=lambda space: -complex(space[0]).real)
sizes = [value**Rational(1, 2) for value, times, _ in spaces for _ in range(times)]
bases = [Matrix.orthogonalize(*basis, normalize=True) for value, _, basis in spaces if value != 0]
units = [unit for basis in bases for unit in basis]
r = len(units)
u = s = v = None
if r > 0:
    own = Matrix.hstack(*units)
    s = Matrix.diag(*sizes[:r])
    other = Matrix.hstack(*[m * unit / size for unit, size in zip(units, sizes)])
    u, v = (own, other) if wide else (other, own)`.split('\n');

const SYMPY_DECIMALS = `u, sizes, rows = mp.svd_r(mp.matrix([[float(x) for x in row] for row in a.tolist()]))
# Singular values that are zero but for rounding do not count.
r = sum(1 for size in sizes if size > 1e-10 * sizes[0])
u, s, v = u[:, :r], mp.diag(sizes[:r]), rows[:r, :].T`.split('\n');

const R = `found <- svd(a)
# Singular values that are zero but for rounding do not count.
r <- sum(found$d > 1e-10 * found$d[1])
u <- if (r > 0) found$u[, 1:r, drop = FALSE]
s <- if (r > 0) diag(found$d[1:r], r)
v <- if (r > 0) found$v[, 1:r, drop = FALSE]`.split('\n');

const OCTAVE = `[u, s, v] = svd(a, 'econ');
sizes = diag(s)';
% Singular values that are zero but for rounding do not count.
r = sum(sizes > 1e-10 * sizes(1));`.split('\n');

/** Hestenes' one-sided form of Jacobi's rotations. */
const TYPESCRIPT = `function dot(x: number[], y: number[]): number {
  return x.reduce((sum, value, k) => sum + value * y[k], 0);
}
const columns = a[0].map((_, j) => a.map((row) => row[j]));
const turned = columns.map((_, i) => columns.map((_, j) => (i === j ? 1 : 0)));
// Jacobi: turn two columns so that they become perpendicular, again and again.
for (let sweep = 0; sweep < 40; sweep++) {
  for (let i = 0; i < columns.length; i++) {
    for (let j = i + 1; j < columns.length; j++) {
      const product = dot(columns[i], columns[j]);
      if (product === 0) continue;
      const angle = Math.atan2(2 * product, dot(columns[i], columns[i]) - dot(columns[j], columns[j])) / 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (const vectors of [columns, turned]) {
        const [x, y] = [vectors[i], vectors[j]];
        vectors[i] = x.map((value, k) => c * value + s * y[k]);
        vectors[j] = y.map((value, k) => c * value - s * x[k]);
      }
    }
  }
}
const lengths = columns.map((column) => Math.sqrt(dot(column, column)));
const order = [...lengths.keys()].sort((i, j) => lengths[j] - lengths[i]);
const sizes = order.slice(0, a.length).map((k) => lengths[k]);
// Singular values that are zero but for rounding do not count.
const found = order.filter((k) => lengths[k] > 1e-10 * lengths[order[0]]);
const u = a.map((_, i) => found.map((k) => columns[k][i] / lengths[k]));
const s = found.map((k) => found.map((l) => (k === l ? lengths[k] : 0)));
const v = a[0].map((_, i) => found.map((k) => turned[k][i]));`.split('\n');
