// Jordan forms in other languages: exact in SymPy. A Jordan form is lost by rounding, so the programs in floating-point numbers take
// eigenvalues that agree up to rounding for one, and build the chains from null spaces.

import { spectrumOf } from '../../../algorithms/spectrum/eigenvalues.ts';
import { isQuadratic } from '../../../exact/algebraic.ts';
import { characteristicPolynomial } from '../../../exact/kernels/characteristic.ts';
import type { Implementation } from '../../../learning/implementation.ts';
import { EIGENVALUES_FORMULA, TYPESCRIPT_SPACES } from '../eigen/implementations.ts';
import type { EigenInput } from '../eigen/solve.ts';

export const implementation: Implementation<EigenInput> = {
  working: {
    numpy: () => ({ lines: NUMPY, result: '{"blocks": blocks, "J": j, "P": p}' }),
    sympy: ({ a }) => ({
      lines: hasShortRoots(a) ? SYMPY : SYMPY_DIGITS,
      result: '{"blocks": blocks, "J": j, "P": p}',
    }),
    r: () => ({ lines: R, result: 'list(blocks = blocks, J = j, P = p)' }),
    octave: () => ({ lines: OCTAVE, result: "struct('blocks', {blocks}, 'J', j, 'P', p)" }),
    typescript: () => ({ lines: TYPESCRIPT_CHAINS, result: '{ blocks, J: j, P: p }' }),
    // The eigenvalues alone.
    spreadsheet: ({ a }) => ({ result: a.rows > 1 ? EIGENVALUES_FORMULA : 'SUM(a)' }),
  },
};

const NUMPY = `def null_space(m):
    # The singular vectors whose singular values are zero but for rounding, as columns.
    _, sizes, rows = np.linalg.svd(m)
    return rows[sizes < 1e-6 * (1 + np.abs(m).max())].conj().T
def chains_of(n, times):
    # Null spaces of n, n^2 and so on, up to the multiplicity.
    spaces, power = [np.zeros((len(n), 0))], n
    while spaces[-1].shape[1] < times and len(spaces) <= len(n):
        spaces.append(null_space(power))
        power = power @ n
    chains = []
    for size in range(len(spaces) - 1, 0, -1):
        known = np.column_stack([spaces[size - 1]] + [chain[size - 1] for chain in chains])
        for top in spaces[size].T:
            longer = np.column_stack([known, top])
            if np.linalg.matrix_rank(longer, 1e-6) < longer.shape[1]:
                continue
            known, chain = longer, [top]
            while len(chain) < size:
                chain.insert(0, n @ chain[0])
            chains.append(chain)
    return chains
values = np.linalg.eigvals(a)
# Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
groups = []
for value in values:
    group = next((g for g in groups if abs(g[0] - value) < 1e-3 * (1 + abs(value))), None)
    if group is None:
        groups.append([value])
    else:
        group.append(value)
blocks, columns, diagonal, ones = [], [], [], []
for group in groups:
    value = np.mean(group)
    for chain in chains_of(a - value * np.eye(len(a)), len(group)):
        blocks.append({"value": value, "size": len(chain)})
        columns += chain
        diagonal += [value] * len(chain)
        ones += [0] + [1] * (len(chain) - 1)
p = np.column_stack(columns)
j = np.diag(diagonal) + np.diag(ones[1:], 1)`.split('\n');

const SYMPY = `p, j = a.jordan_form()
starts = [k for k in range(a.rows) if k == 0 or j[k - 1, k] == 0] + [a.rows]
blocks = [{"value": j[k, k], "size": end - k} for k, end in zip(starts, starts[1:])]`.split('\n');

/** Where the polynomial has roots that SymPy cannot write down. */
const SYMPY_DIGITS = `import mpmath
mpmath.mp.dps = 30
# No formula gives these eigenvalues; here they are found to 30 digits, and no two of them are taken for one.
values, p = mpmath.eig(mpmath.matrix(a.tolist()))
j = mpmath.diag(values)
blocks = [{"value": value, "size": 1} for value in values]`.split('\n');

export function hasShortRoots(a: EigenInput['a']): boolean {
  const found = characteristicPolynomial(a);
  const coefficients = found.kind === 'overflow' ? [] : found.coefficients;
  const exact = coefficients.flatMap((coefficient) => (coefficient.kind === 'rational' ? [coefficient] : []));
  if (exact.length === 0 || exact.length < coefficients.length) return false;
  const { eigenvalues } = spectrumOf(exact.toReversed());
  return eigenvalues.every(({ value }) => value.kind !== 'algebraic' || isQuadratic(value.field));
}

const R = `null_space <- function(m) {
  # The singular vectors whose singular values are zero but for rounding, as columns.
  found <- svd(m, nv = ncol(m))
  found$v[, found$d < 1e-6 * (1 + max(Mod(m))), drop = FALSE]
}
chains_of <- function(n, times) {
  # Null spaces of n, n^2 and so on, up to the multiplicity.
  spaces <- list(matrix(0, nrow(n), 0))
  power <- n
  while (ncol(spaces[[length(spaces)]]) < times && length(spaces) <= nrow(n)) {
    spaces[[length(spaces) + 1]] <- null_space(power)
    power <- power %*% n
  }
  chains <- list()
  for (size in rev(seq_len(length(spaces) - 1))) {
    known <- spaces[[size]]
    for (chain in chains) known <- cbind(known, chain[, size])
    for (k in seq_len(ncol(spaces[[size + 1]]))) {
      chain <- spaces[[size + 1]][, k, drop = FALSE]
      longer <- cbind(known, chain)
      if (min(svd(longer)$d) < 1e-6) next
      known <- longer
      while (ncol(chain) < size) chain <- cbind(n %*% chain[, 1], chain)
      chains[[length(chains) + 1]] <- chain
    }
  }
  chains
}
values <- eigen(a)$values
# Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
same <- outer(values, values, function(x, y) Mod(x - y) < 1e-3 * (1 + Mod(x)))
firsts <- which(!duplicated(apply(same, 1, function(row) which(row)[1])))
blocks <- list()
p <- matrix(0, nrow(a), 0)
diagonal <- ones <- c()
for (k in firsts) {
  value <- mean(values[same[k, ]])
  for (chain in chains_of(a - value * diag(nrow(a)), sum(same[k, ]))) {
    blocks[[length(blocks) + 1]] <- list(value = value, size = ncol(chain))
    p <- cbind(p, chain)
    diagonal <- c(diagonal, rep(value, ncol(chain)))
    ones <- c(ones, 0, rep(1, ncol(chain) - 1))
  }
}
j <- diag(diagonal, nrow(a))
for (k in seq_len(nrow(a))[-1]) j[k - 1, k] <- ones[k]`.split('\n');

const OCTAVE = `values = eig(a);
% Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
same = abs(values - values.') < 1e-3 * (1 + abs(values));
[~, owner] = max(same, [], 2);
blocks = {};
p = [];
diagonal = [];
ones_above = [];
for k = unique(owner)'
    value = mean(values(same(k, :)));
    n = a - value * eye(size(a));
    % Null spaces of n, n^2 and so on, up to the multiplicity.
    spaces = {zeros(rows(n), 0)};
    power = n;
    while columns(spaces{end}) < sum(same(k, :)) && numel(spaces) <= rows(n)
        [~, s, v] = svd(power);
        spaces{end + 1} = v(:, diag(s) < 1e-6 * (1 + max(abs(power(:)))));
        power = power * n;
    end
    chains = {};
    for length_of = numel(spaces) - 1:-1:1
        known = spaces{length_of};
        for c = 1:numel(chains)
            known = [known, chains{c}(:, length_of)];
        end
        for top = spaces{length_of + 1}
            chain = top;
            longer = [known, chain];
            if min(svd(longer)) >= 1e-6
                known = longer;
                while columns(chain) < length_of
                    chain = [n * chain(:, 1), chain];
                end
                chains{end + 1} = chain;
            end
        end
    end
    for c = 1:numel(chains)
        amount = columns(chains{c});
        blocks{end + 1} = struct('value', value, 'size', amount);
        p = [p, chains{c}];
        diagonal = [diagonal, value * ones(1, amount)];
        ones_above = [ones_above, 0, ones(1, amount - 1)];
    end
end
j = diag(diagonal) + diag(ones_above(2:end), 1);`.split('\n');

const TYPESCRIPT_CHAINS: readonly string[] = [
  ...TYPESCRIPT_SPACES,
  ...`const image = (m: Complex[][], v: Complex[]): Complex[] =>
  m.map((row) => row.reduce<Complex>((sum, x, k) => minus(sum, times(x, minus([0, 0], v[k]))), [0, 0]));
const columnsOf = (m: Complex[][]): Complex[][] => m.map((_, k) => m.map((row) => row[k]));
const transpose = (m: Complex[][]): Complex[][] => m.length === 0 ? [] : m[0].map((_, k) => m.map((row) => row[k]));
// What is left of a vector after the others have been used up, entry by entry; nothing is left of a dependent one.
function rest(known: Complex[][], vector: Complex[]): Complex[] {
  return known.reduce((left, other) => {
    const sizes = other.map((x) => Math.hypot(...x));
    const lead = sizes.indexOf(Math.max(...sizes));
    const factor = over(left[lead], other[lead]);
    return left.map((x, k) => minus(x, times(factor, other[k])));
  }, vector);
}
const isNothing = (vector: Complex[]): boolean => Math.max(...vector.map((x) => Math.hypot(...x))) < 1e-5;
function chainsOf(n: Complex[][], multiplicity: number): Complex[][][] {
  // Null spaces of n, n^2 and so on, up to the multiplicity.
  const spaces: Complex[][][] = [[]];
  let power = n;
  while (spaces[spaces.length - 1].length < multiplicity && spaces.length <= n.length) {
    spaces.push(nullSpace(power));
    power = transpose(columnsOf(power).map((column) => image(n, column)));
  }
  const chains: Complex[][][] = [];
  for (let size = spaces.length - 1; size > 0; size--) {
    const known: Complex[][] = [];
    const isNew = (vector: Complex[]): boolean => {
      const left = rest(known, vector);
      if (isNothing(left)) return false;
      known.push(left);
      return true;
    };
    spaces[size - 1].forEach(isNew);
    chains.forEach((chain) => isNew(chain[size - 1]));
    for (const top of spaces[size].filter(isNew)) {
      const chain = [top];
      while (chain.length < size) chain.unshift(image(n, chain[0]));
      chains.push(chain);
    }
  }
  return chains;
}
const chains = spaces.flatMap(({ value, algebraic }) => {
  const shifted = a.map((row, i) => row.map((x, k): Complex => (i === k ? minus([x, 0], value) : [x, 0])));
  return chainsOf(shifted, algebraic).map((chain) => ({ value, chain }));
});
const blocks = chains.map(({ value, chain }) => ({ value, size: chain.length }));
const p = transpose(chains.flatMap(({ chain }) => chain));
const diagonal = chains.flatMap(({ value, chain }) => chain.map((_, k) => ({ value, isFirst: k === 0 })));
const j = diagonal.map(({ value }, row) => diagonal.map(({ isFirst }, column): Complex =>
  row === column ? value : [row + 1 === column && !isFirst ? 1 : 0, 0]));`.split('\n'),
];
