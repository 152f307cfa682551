// Orthogonal diagonalisations in other languages: exact in SymPy, in floating-point numbers elsewhere, where eigenvalues that agree
// up to rounding are taken for one. A formula of a spreadsheet gives the eigenvalues alone.

import type { Implementation } from '../../../learning/implementation.ts';
import { EIGENVALUES_FORMULA } from '../eigen/implementations.ts';
import type { EigenInput } from '../eigen/solve.ts';

export const implementation: Implementation<EigenInput> = {
  working: {
    numpy: () => ({ lines: NUMPY, result: '{"eigenvalues": found, "Q": q, "D": np.diag(values)}' }),
    sympy: () => ({ lines: SYMPY, result: '{"eigenvalues": found, "Q": q, "D": d}' }),
    r: () => ({ lines: R, result: 'list(eigenvalues = found, Q = q, D = diag(values, nrow(a)))' }),
    octave: () => ({ lines: OCTAVE, result: "struct('eigenvalues', found, 'Q', q, 'D', d)" }),
    typescript: () => ({ lines: TYPESCRIPT, result: '{ eigenvalues: found, Q: q, D: d }' }),
    // The eigenvalues alone.
    spreadsheet: ({ a }) => ({ result: a.rows > 1 ? EIGENVALUES_FORMULA : 'SUM(a)' }),
  },
};

const NUMPY =
  `# For symmetric matrices: ascending eigenvalues, and eigenvectors of length 1 at right angles to each other.
values, q = np.linalg.eigh(a)
found = []
for value in values:
    # Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
    if found and abs(found[-1]["value"] - value) < 1e-9 * (1 + abs(value)):
        found[-1]["multiplicity"] += 1
    else:
        found.append({"value": value, "multiplicity": 1})`.split('\n');

const SYMPY = `spaces = sorted(a.eigenvects(), key=lambda space: complex(space[0]).real)
found = [{"value": value, "multiplicity": times} for value, times, _ in spaces]
units = [Matrix.orthogonalize(*basis, normalize=True) for _, _, basis in spaces]
q = Matrix.hstack(*[unit for group in units for unit in group])
d = Matrix.diag(*[value for value, times, _ in spaces for _ in range(times)])`.split('\n');

const R = `# For symmetric matrices: descending eigenvalues, and eigenvectors of length 1 at right angles to each other.
result <- eigen(a, symmetric = TRUE)
values <- rev(result$values)
q <- result$vectors[, nrow(a):1, drop = FALSE]
# Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
group <- cumsum(c(1, diff(values) > 1e-9 * (1 + abs(values[-1]))))
found <- lapply(unique(group), function(k) list(value = mean(values[group == k]), multiplicity = sum(group == k)))`.split(
  '\n',
);

const OCTAVE =
  `% Of symmetric matrices: ascending eigenvalues, and eigenvectors of length 1 at right angles to each other.
[q, d] = eig((a + a') / 2);
values = diag(d)';
% Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
group = cumsum([1, diff(values) > 1e-9 * (1 + abs(values(2:end)))]);
found = arrayfun(@(k) struct('value', mean(values(group == k)), 'multiplicity', sum(group == k)), unique(group));`.split(
    '\n',
  );

/** Jacobi's rotations: each makes one entry beside the diagonal zero, and all of them get smaller. */
const TYPESCRIPT = `const n = a.length;
let m = a;
let axes: number[][] = a.map((_, i) => a.map((_, j) => (i === j ? 1 : 0)));
const transpose = (rows: number[][]) => rows[0].map((_, j) => rows.map((row) => row[j]));
// Jacobi: turn two axes so that an entry beside the diagonal becomes zero, again and again.
for (let sweep = 0; sweep < 40; sweep++) {
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      if (m[i][j] === 0) continue;
      const angle = Math.atan2(2 * m[i][j], m[j][j] - m[i][i]) / 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const turn = (rows: number[][]) => rows.map((row) =>
        row.map((x, k) => (k === i ? c * row[i] - s * row[j] : k === j ? s * row[i] + c * row[j] : x)));
      m = turn(transpose(turn(m)));
      axes = turn(axes);
    }
  }
}
const order = [...m.keys()].sort((i, j) => m[i][i] - m[j][j]);
const q = axes.map((row) => order.map((j) => row[j]));
const d = order.map((i) => order.map((j) => (i === j ? m[i][i] : 0)));
// Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
const found: { value: number; multiplicity: number }[] = [];
for (const i of order) {
  const last = found[found.length - 1];
  if (found.length > 0 && Math.abs(last.value - m[i][i]) < 1e-9 * (1 + Math.abs(m[i][i]))) last.multiplicity++;
  else found.push({ value: m[i][i], multiplicity: 1 });
}`.split('\n');
