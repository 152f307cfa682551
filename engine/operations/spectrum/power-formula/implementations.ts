// Formulas for all powers in other languages. The eigenvalues say which terms there are; the first powers of the matrix are then
// linear equations for the matrices of these terms. Exact in SymPy, in floating-point numbers elsewhere.

import type { Implementation } from '../../../learning/implementation.ts';
import { EIGENVALUES_FORMULA, TYPESCRIPT_EIGENVALUES } from '../eigen/implementations.ts';
import type { EigenInput } from '../eigen/solve.ts';
import { hasShortRoots } from '../jordan/implementations.ts';

export const implementation: Implementation<EigenInput> = {
  working: {
    numpy: () => ({ lines: NUMPY, result: '{"terms": terms, "from": first}' }),
    sympy: ({ a }) => ({
      imports: hasShortRoots(a) ? ['from sympy import simplify'] : ['import mpmath'],
      lines: hasShortRoots(a) ? SYMPY : SYMPY_DIGITS,
      result: '{"terms": terms, "from": first}',
    }),
    r: () => ({ lines: R, result: 'list(terms = terms, from = first)' }),
    octave: () => ({ lines: OCTAVE, result: "struct('terms', {terms}, 'from', first)" }),
    typescript: () => ({ lines: TYPESCRIPT, result: '{ terms, from: first }' }),
    // The eigenvalues alone, which are the bases.
    spreadsheet: ({ a }) => ({ result: a.rows > 1 ? EIGENVALUES_FORMULA : 'SUM(a)' }),
  },
};

const NUMPY = `size, scale = len(a), 1 + np.abs(a).max()
# Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
groups = []
for value in np.linalg.eigvals(a):
    group = next((g for g in groups if abs(g[0] - value) < 1e-3 * scale), None)
    if group is None:
        groups.append([value])
    else:
        group.append(value)
# An eigenvalue that occurs k times has terms with n^0 to n^(k - 1); the eigenvalue 0 has none.
pairs = [(np.mean(g), degree) for g in groups for degree in range(len(g)) if abs(np.mean(g)) > 1e-6 * scale]
first = size - len(pairs)
weights = lambda n: [value**n * n**degree for value, degree in pairs]
powers = [np.linalg.matrix_power(a, n) for n in range(size)]
# The powers from the first on are equations for the matrices of the terms.
found = []
if pairs:
    found = np.linalg.solve([weights(n) for n in range(first, size)], [p.ravel() for p in powers[first:]])
while first > 0 and np.allclose(np.dot(weights(first - 1), found) if pairs else 0, powers[first - 1].ravel()):
    first -= 1
terms = [
    {"base": value, "degree": degree, "coefficient": matrix.reshape(a.shape)}
    for (value, degree), matrix in zip(pairs, found)
    if np.abs(matrix).max() > 1e-6
]`.split('\n');

const SYMPY = `# An eigenvalue that occurs k times has terms with n^0 to n^(k - 1); the eigenvalue 0 has none.
pairs = [(value, degree) for value, times in a.eigenvals().items() if value != 0 for degree in range(times)]
first = a.rows - len(pairs)
weights = lambda n: [value**n * n**degree for value, degree in pairs]
powers = [a**n for n in range(a.rows)]
# The powers from the first on are equations for the matrices of the terms.
found = []
if pairs:
    system = Matrix([weights(n) for n in range(first, a.rows)])
    found = simplify(system.inv() * Matrix([list(p) for p in powers[first:]])).tolist()
def total(n):
    return Matrix(a.rows, a.rows, [simplify(sum(w * row[k] for w, row in zip(weights(n), found))) for k in range(a.rows**2)])
while first > 0 and total(first - 1) == powers[first - 1]:
    first -= 1
terms = [
    {"base": value, "degree": degree, "coefficient": Matrix(a.rows, a.rows, row)}
    for (value, degree), row in zip(pairs, found)
    if any(x != 0 for x in row)
]`.split('\n');

/** Where the polynomial has roots that SymPy cannot write down. */
const SYMPY_DIGITS = `mpmath.mp.dps = 30
# No formula gives these eigenvalues; here they are found to 30 digits, and no two of them are taken for one.
values, vectors = mpmath.eig(mpmath.matrix(a.tolist()))
inverse = vectors**-1
terms = [
    {"base": value, "degree": 0, "coefficient": vectors[:, k] * inverse[k, :]}
    for k, value in enumerate(values)
    if abs(value) > mpmath.mpf("1e-20")
]
first = 0 if len(terms) == a.rows else 1`.split('\n');

const R = `size <- nrow(a)
scale <- 1 + max(abs(a))
values <- eigen(a)$values
# Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
same <- outer(values, values, function(x, y) Mod(x - y) < 1e-3 * scale)
firsts <- which(!duplicated(apply(same, 1, function(row) which(row)[1])))
bases <- degrees <- c()
for (k in firsts) {
  value <- mean(values[same[k, ]])
  # One that occurs k times has terms with n^0 to n^(k - 1); the eigenvalue 0 has none.
  if (Mod(value) > 1e-6 * scale) {
    bases <- c(bases, rep(value, sum(same[k, ])))
    degrees <- c(degrees, seq_len(sum(same[k, ])) - 1)
  }
}
powers <- Reduce(function(p, n) p %*% a, seq_len(size - 1), diag(size), accumulate = TRUE)
first <- size - length(bases)
weights <- function(n) bases^n * n^degrees
# The powers from the first on are equations for the matrices of the terms.
found <- matrix(0, length(bases), size^2)
if (length(bases) > 0) {
  exponents <- first:(size - 1)
  system <- do.call(rbind, lapply(exponents, weights))
  found <- solve(system, do.call(rbind, lapply(powers[exponents + 1], as.vector)))
}
holds <- function(n) {
  total <- if (length(bases) > 0) drop(weights(n) %*% found) else rep(0, size^2)
  max(Mod(total - as.vector(powers[[n + 1]]))) < 1e-6 * scale
}
while (first > 0 && holds(first - 1)) first <- first - 1
terms <- list()
for (k in seq_along(bases)) {
  if (max(Mod(found[k, ])) > 1e-6) {
    terms[[length(terms) + 1]] <- list(base = bases[k], degree = degrees[k], coefficient = matrix(found[k, ], size))
  }
}`.split('\n');

const OCTAVE = `count = rows(a);
scale = 1 + max(abs(a(:)));
values = eig(a);
% Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
same = abs(values - values.') < 1e-3 * scale;
[~, owner] = max(same, [], 2);
bases = [];
degrees = [];
for k = unique(owner)'
    value = mean(values(same(k, :)));
    % One that occurs k times has terms with n^0 to n^(k - 1); the eigenvalue 0 has none.
    if abs(value) > 1e-6 * scale
        bases = [bases, value * ones(1, sum(same(k, :)))];
        degrees = [degrees, 0:sum(same(k, :)) - 1];
    end
end
powers = zeros(count, count^2);
for n = 0:count - 1
    powers(n + 1, :) = (a^n)(:).';
end
first = count - numel(bases);
% The powers from the first on are equations for the matrices of the terms.
exponents = (first:count - 1)';
found = zeros(0, count^2);
if numel(bases) > 0
    found = (bases .^ exponents .* exponents .^ degrees) \\ powers(first + 1:end, :);
end
while first > 0
    n = first - 1;
    total = zeros(1, count^2);
    if numel(bases) > 0
        total = (bases .^ n .* n .^ degrees) * found;
    end
    if max(abs(total - powers(first, :))) > 1e-6 * scale
        break;
    end
    first = n;
end
terms = {};
for k = 1:numel(bases)
    if max(abs(found(k, :))) > 1e-6
        terms{end + 1} = struct('base', bases(k), 'degree', degrees(k), 'coefficient', reshape(found(k, :), count, count));
    end
end`.split('\n');

const TYPESCRIPT: readonly string[] = [
  ...TYPESCRIPT_EIGENVALUES,
  ...`const plus = (x: Complex, y: Complex): Complex => [x[0] + y[0], x[1] + y[1]];
const size = a.length;
const scale = 1 + Math.max(...a.flat().map(Math.abs));
// An eigenvalue that occurs k times has terms with n^0 to n^(k - 1); the eigenvalue 0 has none.
const pairs = eigenvaluesOf(a).flatMap(({ value, multiplicity }) =>
  Math.hypot(...value) < 1e-6 * scale ? [] : Array.from({ length: multiplicity }, (_, degree) => ({ value, degree })));
function weights(n: number): Complex[] {
  return pairs.map(({ value, degree }) => {
    const power = Array.from({ length: n }).reduce<Complex>((known) => times(known, value), [1, 0]);
    return times(power, [n ** degree, 0]);
  });
}
// I, A, A^2 and so on, each as a list of its entries.
const powers: number[][] = [a.flatMap((row, i) => row.map((_, j) => (i === j ? 1 : 0)))];
while (powers.length < size) {
  const last = powers[powers.length - 1];
  powers.push(last.map((_, place) => {
    const [row, column] = [Math.floor(place / size), place % size];
    return a.reduce((sum, other, k) => sum + last[row * size + k] * other[column], 0);
  }));
}
// The powers from the first on are equations for the matrices of the terms, solved by Gauss-Jordan elimination.
let first = size - pairs.length;
const rows = powers.slice(first).map((entries, k): Complex[] => [...weights(first + k), ...entries.map((x): Complex => [x, 0])]);
pairs.forEach((_, column) => {
  let pivot = column;
  rows.forEach((row, i) => {
    if (i > pivot && Math.hypot(...row[column]) > Math.hypot(...rows[pivot][column])) pivot = i;
  });
  [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
  const leading = rows[column].map((x) => over(x, rows[column][column]));
  rows.forEach((row, i) => {
    rows[i] = i === column ? leading : row.map((x, j) => minus(x, times(row[column], leading[j])));
  });
});
const found = rows.map((row) => row.slice(pairs.length));
const misses = (n: number): boolean => powers[n].some((x, place) => {
  const total = weights(n).reduce<Complex>((sum, w, k) => plus(sum, times(w, found[k][place])), [0, 0]);
  return Math.hypot(...minus(total, [x, 0])) > 1e-4 * scale;
});
while (first > 0 && !misses(first - 1)) first -= 1;
const terms = pairs.flatMap(({ value, degree }, k) =>
  found[k].every((x) => Math.hypot(...x) < 1e-4) ? [] : [{
    base: value,
    degree,
    coefficient: a.map((_, i) => found[k].slice(i * size, (i + 1) * size)),
  }]);`.split('\n'),
];
