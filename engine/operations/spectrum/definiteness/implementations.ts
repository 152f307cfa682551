// Definiteness in other languages: the signs of the eigenvalues, which rounding leaves near zero where they are zero.

import type { Implementation } from '../../../learning/implementation.ts';
import type { DefinitenessInput } from './solve.ts';

const PARTS = ['class', 'inertia', 'leading_minors'];

export const implementation: Implementation<DefinitenessInput> = {
  prints: { numpy: PARTS, sympy: PARTS, typescript: PARTS, spreadsheet: ['leading_minors'] },
  working: {
    numpy: () => ({ lines: NUMPY, result: RECORD }),
    sympy: () => ({ lines: SYMPY, result: RECORD }),
    r: () => ({
      lines: R,
      result:
        'list(class = kind, inertia = list(positive = positive, negative = negative, zero = zero), leading_minors = minors)',
    }),
    octave: () => ({
      lines: OCTAVE,
      result:
        "struct('class', kind, 'inertia', struct('positive', positive, 'negative', negative, 'zero', zero), 'leading_minors', minors)",
    }),
    typescript: () => ({
      lines: TYPESCRIPT,
      result: '{ class: kind, inertia: { positive, negative, zero }, leading_minors: minors }',
    }),
    // The leading principal minors.
    spreadsheet: () => ({
      result: 'MAP(SEQUENCE(1, ROWS(a)), LAMBDA(k, IF(k = 1, INDEX(a, 1, 1), MDETERM(TAKE(a, k, k)))))',
    }),
  },
};

const RECORD =
  '{"class": kind, "inertia": {"positive": positive, "negative": negative, "zero": zero}, "leading_minors": minors}';

const PYTHON_KIND = [
  'if positive and negative:',
  '    kind = "indefinite"',
  'elif positive:',
  '    kind = "positive-semidefinite" if zero else "positive-definite"',
  'elif negative:',
  '    kind = "negative-semidefinite" if zero else "negative-definite"',
  'else:',
  '    kind = "zero"',
];

const NUMPY = [
  'values = np.linalg.eigvalsh(a)',
  '# Rounding leaves tiny numbers where zeros are due.',
  'tolerance = 1e-9 * np.abs(a).max()',
  'positive = int((values > tolerance).sum())',
  'negative = int((values < -tolerance).sum())',
  'zero = len(a) - positive - negative',
  ...PYTHON_KIND,
  'minors = [float(np.linalg.det(a[:k, :k])) for k in range(1, len(a) + 1)]',
];

/** The inertia from a characteristic polynomial, by Descartes: all its roots are real, so the changes of sign are exact. */
const SYMPY = [
  'coefficients = a.charpoly().all_coeffs()',
  'n = a.rows',
  'zero = next(k for k in range(n + 1) if coefficients[n - k] != 0)',
  'signs = [c > 0 for c in coefficients if c != 0]',
  '# All roots are real, so each change of sign is a positive root (Descartes).',
  'positive = sum(x != y for x, y in zip(signs, signs[1:]))',
  'negative = n - positive - zero',
  ...PYTHON_KIND,
  'minors = [a[:k, :k].det() for k in range(1, n + 1)]',
];

const R = [
  'values <- eigen(a, symmetric = TRUE, only.values = TRUE)$values',
  '# Rounding leaves tiny numbers where zeros are due.',
  'tolerance <- 1e-9 * max(abs(a))',
  'positive <- sum(values > tolerance)',
  'negative <- sum(values < -tolerance)',
  'zero <- nrow(a) - positive - negative',
  'kind <- if (positive > 0 && negative > 0) "indefinite" else if (positive > 0) {',
  '  if (zero > 0) "positive-semidefinite" else "positive-definite"',
  '} else if (negative > 0) {',
  '  if (zero > 0) "negative-semidefinite" else "negative-definite"',
  '} else "zero"',
  'minors <- sapply(seq_len(nrow(a)), function(k) det(a[1:k, 1:k, drop = FALSE]))',
];

const OCTAVE = [
  'values = eig(a);',
  '% Rounding leaves tiny numbers where zeros are due.',
  'tolerance = 1e-9 * max(abs(a(:)));',
  'positive = sum(values > tolerance);',
  'negative = sum(values < -tolerance);',
  'zero = size(a, 1) - positive - negative;',
  "if positive > 0 && negative > 0, kind = 'indefinite';",
  "elseif positive > 0 && zero > 0, kind = 'positive-semidefinite';",
  "elseif positive > 0, kind = 'positive-definite';",
  "elseif negative > 0 && zero > 0, kind = 'negative-semidefinite';",
  "elseif negative > 0, kind = 'negative-definite';",
  "else, kind = 'zero';",
  'end',
  'minors = arrayfun(@(k) det(a(1:k, 1:k)), 1:size(a, 1));',
];

/** The squares of the quadratic form, by Lagrange; a pair without squares of its own has one of each sign. */
const TYPESCRIPT = `const det = (m: number[][]): number =>
  m.length === 1 ? m[0][0] : m[0].reduce((sum, x, j) =>
    sum + (j % 2 === 0 ? x : -x) * det(m.slice(1).map((row) => row.filter((_, k) => k !== j))), 0);
const minors = a.map((_, k) => det(a.slice(0, k + 1).map((row) => row.slice(0, k + 1))));
const tolerance = 1e-9 * Math.max(...a.flat().map(Math.abs));
let rest = a;
let [positive, negative] = [0, 0];
const places = [...a.keys()];
for (;;) {
  const p = places.findIndex((i) => Math.abs(rest[i][i]) > tolerance);
  if (p >= 0) {
    if (rest[p][p] > 0) positive++;
    else negative++;
    rest = rest.map((row, i) => row.map((x, j) =>
      i === p || j === p ? 0 : x - (rest[i][p] * rest[p][j]) / rest[p][p]));
    continue;
  }
  const q = places.findIndex((i) => rest[i].some((x) => Math.abs(x) > tolerance));
  if (q < 0) break;
  const r = rest[q].findIndex((x) => Math.abs(x) > tolerance);
  positive++;
  negative++;
  rest = rest.map((row, i) => row.map((x, j) =>
    [q, r].includes(i) || [q, r].includes(j)
      ? 0 : x - (rest[i][q] * rest[r][j] + rest[i][r] * rest[q][j]) / rest[q][r]));
}
const zero = a.length - positive - negative;
const kind = positive > 0 && negative > 0 ? 'indefinite'
  : positive > 0 ? (zero > 0 ? 'positive-semidefinite' : 'positive-definite')
  : negative > 0 ? (zero > 0 ? 'negative-semidefinite' : 'negative-definite')
  : 'zero';`.split('\n');
