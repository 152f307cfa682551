// Eigenvalues, eigenvectors and diagonalisations in other languages: exact in SymPy, in floating-point numbers elsewhere, where
// eigenvalues that agree up to rounding are taken for one. A formula of a spreadsheet gives the eigenvalues alone.

import { COEFFICIENTS_FORMULA } from '../../../algorithms/characteristic/programs.ts';
import { spectrumOf } from '../../../algorithms/spectrum/eigenvalues.ts';
import { characteristicPolynomial } from '../../../exact/kernels/characteristic.ts';
import { isComplex } from '../../../exact/scalar.ts';
import type { Implementation, Language, Prints, Working } from '../../../learning/implementation.ts';
import type { EigenQuestion } from './solve.ts';

type Programs = { readonly [L in Exclude<Language, 'spreadsheet'>]: Working };

function implementation(programs: Programs, prints: Prints = {}): Implementation<EigenQuestion> {
  return {
    prints,
    working: {
      numpy: () => programs.numpy,
      sympy: () => programs.sympy,
      r: () => programs.r,
      octave: () => programs.octave,
      typescript: () => programs.typescript,
      spreadsheet,
    },
  };
}

const NUMPY_GROUPS: readonly string[] = `values, vectors = np.linalg.eig(a)
# Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
groups = []
for index, value in enumerate(values):
    group = next((g for g in groups if abs(values[g[0]] - value) < 1e-6 * (1 + abs(value))), None)
    if group is None:
        groups.append([index])
    else:
        group.append(index)`.split('\n');

const NUMPY_SPACES: readonly string[] = [
  ...NUMPY_GROUPS,
  'spaces = []',
  'for group in groups:',
  '    value = values[group].mean()',
  '    # The null space of A - value I: the singular vectors whose singular values are zero but for rounding.',
  '    _, sizes, rows = np.linalg.svd(a - value * np.eye(len(a)))',
  '    basis = rows[sizes < 1e-6 * (1 + abs(value))].conj()',
  '    spaces.append({"value": value, "algebraic": len(group), "geometric": len(basis), "basis": basis})',
];

const R_GROUPS: readonly string[] = `values <- eigen(a)$values
# Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
same <- outer(values, values, function(x, y) Mod(x - y) < 1e-6 * (1 + Mod(x)))
firsts <- which(!duplicated(apply(same, 1, function(row) which(row)[1])))`.split('\n');

const R_SPACES: readonly string[] = [
  ...R_GROUPS,
  '# The null space of A - value I: the singular vectors whose singular values are zero but for rounding.',
  'space <- function(k) {',
  '  value <- mean(values[same[k, ]])',
  '  found <- svd(a - value * diag(nrow(a)), nv = nrow(a))',
  '  basis <- found$v[, found$d < 1e-6 * (1 + Mod(value)), drop = FALSE]',
  '  list(value = value, algebraic = sum(same[k, ]), geometric = ncol(basis), basis = basis)',
  '}',
];

const OCTAVE_GROUPS: readonly string[] = `values = eig(a);
% Eigenvalues that agree up to rounding are one eigenvalue, which occurs several times.
same = abs(values - values.') < 1e-6 * (1 + abs(values));
[~, owner] = max(same, [], 2);
firsts = unique(owner)';`.split('\n');

const OCTAVE_SPACES: readonly string[] = [
  ...OCTAVE_GROUPS,
  'spaces = {};',
  'for k = firsts',
  '    value = mean(values(same(k, :)));',
  '    % The null space of A - value I: the singular vectors whose singular values are zero but for rounding.',
  '    [~, s, v] = svd(a - value * eye(size(a)));',
  '    basis = v(:, diag(s) < 1e-6 * (1 + abs(value)));',
  "    spaces{end + 1} = struct('value', value, 'algebraic', sum(same(k, :)), 'geometric', size(basis, 2), 'basis', basis);",
  'end',
];

/** Complex numbers are pairs of doubles. The sources of the two methods: D. K. Faddeev 1949, and E. Durand 1960. */
export const TYPESCRIPT_EIGENVALUES: readonly string[] = `type Complex = [re: number, im: number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const minus = ([a, b]: Complex, [c, d]: Complex): Complex => [a - c, b - d];
const over = (x: Complex, [c, d]: Complex): Complex => {
  const [re, im] = times(x, [c, -d]);
  return [re / (c * c + d * d), im / (c * c + d * d)];
};
// The characteristic polynomial by the Faddeev-LeVerrier method, highest power first.
function characteristicPolynomial(m: number[][]): number[] {
  const coefficients = [1];
  let factor: number[][] = m.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));
  for (let k = 1; k <= m.length; k++) {
    const product = m.map((row) =>
      row.map((_, j) => row.reduce((sum, entry, l) => sum + entry * factor[l][j], 0)),
    );
    const coefficient = -product.reduce((sum, row, i) => sum + row[i], 0) / k;
    coefficients.push(coefficient);
    factor = product.map((row, i) => row.map((entry, j) => (i === j ? entry + coefficient : entry)));
  }
  return coefficients;
}
// All roots at once by the Durand-Kerner method; repeated roots come out less precisely.
function rootsOf(coefficients: number[]): Complex[] {
  const size = 1 + Math.max(...coefficients.map(Math.abs));
  const roots = coefficients.slice(1).map((_, k): Complex => [size * Math.cos(k + 0.4), size * Math.sin(k + 0.4)]);
  for (let step = 0; step < 2000; step++) {
    roots.forEach((root, k) => {
      const value = coefficients.reduce<Complex>((known, c) => minus(times(known, root), [-c, 0]), [0, 0]);
      const others = roots.reduce<Complex>((known, other, j) => (j === k ? known : times(known, minus(root, other))), [1, 0]);
      if (Math.hypot(...others) > 0) roots[k] = minus(root, over(value, others));
    });
  }
  return roots;
}
// Roots that nearly agree are one eigenvalue, which occurs several times; their mean is more precise.
function eigenvaluesOf(m: number[][]): { value: Complex; multiplicity: number }[] {
  const groups: Complex[][] = [];
  for (const root of rootsOf(characteristicPolynomial(m))) {
    const group = groups.find(([first]) => Math.hypot(...minus(first, root)) < 1e-2 * (1 + Math.hypot(...root)));
    if (group) group.push(root);
    else groups.push([root]);
  }
  return groups.map((group) => {
    const sum = group.reduce<Complex>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    return { value: [sum[0] / group.length, sum[1] / group.length], multiplicity: group.length };
  });
}`.split('\n');

export const TYPESCRIPT_SPACES: readonly string[] = [
  ...TYPESCRIPT_EIGENVALUES,
  ...`// A basis of the null space by Gauss-Jordan elimination; tiny pivots are zeros that rounding has missed.
function nullSpace(m: Complex[][]): Complex[][] {
  const rows = m.map((row) => [...row]);
  const tolerance = 1e-5 * Math.max(1, ...m.flat().map((x) => Math.hypot(...x)));
  const pivots: number[] = [];
  for (let column = 0; column < m.length; column++) {
    const top = pivots.length;
    let pivot = top;
    for (let i = top; i < rows.length; i++) {
      if (Math.hypot(...rows[i][column]) > Math.hypot(...rows[pivot][column])) pivot = i;
    }
    if (top >= rows.length || Math.hypot(...rows[pivot][column]) <= tolerance) continue;
    [rows[top], rows[pivot]] = [rows[pivot], rows[top]];
    const leading = rows[top].map((x) => over(x, rows[top][column]));
    rows.forEach((row, i) => {
      rows[i] = i === top ? leading : row.map((x, j) => minus(x, times(row[column], leading[j])));
    });
    pivots.push(column);
  }
  const free = m.map((_, j) => j).filter((j) => !pivots.includes(j));
  return free.map((j) => m.map((_, k): Complex => {
    const row = pivots.indexOf(k);
    return row >= 0 ? minus([0, 0], rows[row][j]) : [k === j ? 1 : 0, 0];
  }));
}
const spaces = eigenvaluesOf(a).map(({ value, multiplicity }) => {
  const shifted = a.map((row, i) => row.map((x, j): Complex => (i === j ? minus([x, 0], value) : [x, 0])));
  const basis = nullSpace(shifted);
  return { value, algebraic: multiplicity, geometric: basis.length, basis };
});`.split('\n'),
];

export const eigenvaluePrograms = implementation(
  {
    numpy: {
      lines: [...NUMPY_GROUPS, 'groups.sort(key=lambda g: values[g[0]].real)'],
      result: '{"eigenvalues": [{"value": values[g].mean().item(), "multiplicity": len(g)} for g in groups]}',
    },
    sympy: {
      lines: ['found = a.eigenvals()'],
      result: '{"eigenvalues": [{"value": value, "multiplicity": times} for value, times in found.items()]}',
    },
    r: {
      lines: R_GROUPS,
      result:
        'list(eigenvalues = lapply(firsts, function(k) list(value = mean(values[same[k, ]]), multiplicity = sum(same[k, ]))))',
    },
    octave: {
      lines: [
        ...OCTAVE_GROUPS,
        "found = arrayfun(@(k) struct('value', mean(values(same(k, :))), 'multiplicity', sum(same(k, :))), firsts);",
      ],
      result: "struct('eigenvalues', found)",
    },
    typescript: { lines: TYPESCRIPT_EIGENVALUES, result: '{ eigenvalues: eigenvaluesOf(a) }' },
  },
  { numpy: ['eigenvalues'] },
);

export const eigenspacePrograms = implementation({
  numpy: { lines: NUMPY_SPACES, result: '{"eigenspaces": spaces}' },
  sympy: {
    lines: ['found = a.eigenvects()'],
    result:
      '{"eigenspaces": [{"value": value, "algebraic": times, "geometric": len(basis), "basis": basis} for value, times, basis in found]}',
  },
  r: { lines: R_SPACES, result: 'list(eigenspaces = lapply(firsts, space))' },
  octave: { lines: OCTAVE_SPACES, result: "struct('eigenspaces', {spaces})" },
  typescript: { lines: TYPESCRIPT_SPACES, result: '{ eigenspaces: spaces }' },
});

export const diagonalPrograms = implementation({
  numpy: {
    lines: [
      ...NUMPY_SPACES,
      'defective = [space["value"] for space in spaces if space["geometric"] < space["algebraic"]]',
      'p = None if defective else np.vstack([space["basis"] for space in spaces]).T',
      'd = None if defective else np.diag([space["value"] for space in spaces for _ in space["basis"]])',
    ],
    result: '{"defective": defective, "P": p, "D": d}',
  },
  sympy: {
    lines: [
      'defective = [value for value, times, basis in a.eigenvects() if len(basis) < times]',
      'p, d = (None, None) if defective else a.diagonalize()',
    ],
    result: '{"defective": defective, "P": p, "D": d}',
  },
  r: {
    lines: [
      ...R_SPACES,
      'spaces <- lapply(firsts, space)',
      'lacking <- Filter(function(s) s$geometric < s$algebraic, spaces)',
      'defective <- unlist(lapply(lacking, function(s) s$value))',
      'p <- if (length(lacking) > 0) NULL else do.call(cbind, lapply(spaces, function(s) s$basis))',
      'd <- if (length(lacking) > 0) NULL else diag(unlist(lapply(spaces, function(s) rep(s$value, s$geometric))), nrow(a))',
    ],
    result: 'list(defective = defective, P = p, D = d)',
  },
  octave: {
    lines: [
      ...OCTAVE_SPACES,
      'lacking = spaces(cellfun(@(s) s.geometric < s.algebraic, spaces));',
      'defective = cellfun(@(s) s.value, lacking);',
      'p = [];',
      'd = [];',
      'if isempty(lacking)',
      '    for k = 1:numel(spaces)',
      '        p = [p, spaces{k}.basis];',
      '        d = [d, spaces{k}.value * ones(1, spaces{k}.geometric)];',
      '    end',
      '    d = diag(d);',
      'end',
    ],
    result: "struct('defective', defective, 'P', p, 'D', d)",
  },
  typescript: {
    lines: [
      ...TYPESCRIPT_SPACES,
      'const lacking = spaces.filter(({ algebraic, geometric }) => geometric < algebraic);',
      'const defective = lacking.map(({ value }) => value);',
      'const pairs = spaces.flatMap(({ value, basis }) => basis.map((vector) => ({ value, vector })));',
      'const p = lacking.length > 0 ? null : a.map((_, i) => pairs.map(({ vector }) => vector[i]));',
      'const d = lacking.length > 0 ? null : pairs.map(({ value }, i) => pairs.map((_, j) => (i === j ? value : [0, 0])));',
    ],
    result: '{ defective, P: p, D: d }',
  },
});

/** The QR algorithm finds real eigenvalues; for complex ones the polynomial is given whose roots they are. */
function spreadsheet({ a }: EigenQuestion): Working {
  const found = characteristicPolynomial(a);
  const coefficients = found.kind === 'overflow' ? [] : found.coefficients;
  const exact = coefficients.flatMap((coefficient) => (coefficient.kind === 'rational' ? [coefficient] : []));
  const isExact = exact.length > 1 && exact.length === coefficients.length;
  const isReal = isExact && spectrumOf(exact.toReversed()).eigenvalues.every(({ value }) => !isComplex(value));
  return { result: isReal && a.rows > 1 ? EIGENVALUES_FORMULA : a.rows === 1 ? 'SUM(a)' : COEFFICIENTS_FORMULA };
}

/**
 * The QR algorithm: a matrix is written as QR by Gram and Schmidt's process, RQ takes its place, and the eigenvalues appear on the
 * diagonal. A multiple of the identity is added before and taken away in the end, so that all eigenvalues are positive.
 */
export const EIGENVALUES_FORMULA = `LET(${[
  'n, ROWS(a)',
  'shift, 1 + SUM(ABS(a))',
  'start, a + shift * MUNIT(n)',
  `last, REDUCE(start, SEQUENCE(400), LAMBDA(m, k, LET(${[
    'first, CHOOSECOLS(m, 1)',
    `q, REDUCE(first / SQRT(SUM(first * first)), SEQUENCE(n - 1, 1, 2), LAMBDA(known, j, LET(${[
      'column, CHOOSECOLS(m, j)',
      'rest, column - MMULT(known, MMULT(TRANSPOSE(known), column))',
      'HSTACK(known, rest / SQRT(SUM(rest * rest)))',
    ].join(', ')})))`,
    'MMULT(MMULT(TRANSPOSE(q), m), q)',
  ].join(', ')})))`,
  'MMULT((last - shift * MUNIT(n)) * MUNIT(n), SEQUENCE(n, 1, 1, 0))',
].join(', ')})`;
