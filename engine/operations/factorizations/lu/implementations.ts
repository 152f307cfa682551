// Triangular factors in other languages: the elimination of the steps, written as a loop.

import { rowsOf } from '../../../exact/matrix.ts';
import { nearestDouble } from '../../../exact/rounding.ts';
import type { Implementation, Language, PrintedParts, Working } from '../../../learning/implementation.ts';
import { last, withExchanges } from '../elimination.ts';
import { type LuInput, solve } from './solve.ts';

export const implementation: Implementation<LuInput> = {
  prints: (answer) => {
    const parts = factorsIn(answer);
    return parts.length === 0 ? {} : { numpy: parts, sympy: parts, r: parts, octave: parts, typescript: parts };
  },
  working: {
    numpy: (input) => written('numpy', input),
    sympy: (input) => written('sympy', input),
    r: (input) => written('r', input),
    octave: (input) => written('octave', input),
    typescript: (input) => written('typescript', input),
    spreadsheet: (input) => ({
      result: formula(isFactored(input) ? input : { ...input, kind: 'plu', choice: 'first-nonzero' }),
    }),
  },
};

/** The factors that there are. Where there are none without exchanges, the program finds others than the answer has. */
function factorsIn(answer: PrintedParts): readonly string[] {
  return (answer.members ?? []).flatMap(([name, part]) => (part.kind === 'matrix' ? [name] : []));
}

type Written = Exclude<Language, 'spreadsheet'>;

/**
 * Without exchanges the pivots stand on the diagonal; with them the loop looks for one in each column. Where there are no factors
 * without exchanges, the program finds those with them.
 */
function written(language: Written, input: LuInput): Working {
  if (!isFactored(input)) return written(language, { ...input, kind: 'plu', choice: 'first-nonzero' });
  const way = input.kind === 'plu' ? EXCHANGING[language](input.choice === 'largest') : PLAIN[language];
  return { lines: way, result: RESULTS[language][input.kind] };
}

function isFactored(input: LuInput): boolean {
  return outcomeOf(input) === 'factored';
}

function outcomeOf(input: LuInput): string {
  const answer = last(solve(input));
  const [, outcome] = answer.kind === 'structure' ? answer.members[0] : [null, null];
  return outcome?.kind === 'word' ? outcome.value : '';
}

const RESULTS: { readonly [L in Written]: { readonly [K in LuInput['kind']]: string } } = {
  numpy: {
    lu: '{"L": l, "U": u}',
    plu: '{"P": p, "L": l, "U": u}',
    ldu: '{"L": l, "D": np.diag(np.diag(u)), "U": np.array([u[k] / u[k, k] if u[k, k] != 0 else np.eye(len(u))[k] for k in range(len(u))])}',
  },
  sympy: {
    lu: '{"L": l, "U": u}',
    plu: '{"P": p, "L": l, "U": u}',
    ldu: '{"L": l, "D": Matrix.diag(*[u[k, k] for k in range(u.rows)]), "U": Matrix.vstack(*[u[k, :] / u[k, k] if u[k, k] != 0 else Matrix.eye(u.rows)[k, :] for k in range(u.rows)])}',
  },
  r: {
    lu: 'list(L = l, U = u)',
    plu: 'list(P = p, L = l, U = u)',
    ldu: 'list(L = l, D = diag(diag(u), nrow(u)), U = u / ifelse(diag(u) == 0, 1, diag(u)) + diag(as.numeric(diag(u) == 0), nrow(u)))',
  },
  octave: {
    lu: "struct('L', l, 'U', u)",
    plu: "struct('P', p, 'L', l, 'U', u)",
    ldu: "struct('L', l, 'D', diag(diag(u)), 'U', diag(1 ./ (diag(u) + (diag(u) == 0))) * u + diag(diag(u) == 0))",
  },
  typescript: {
    lu: '{ L: l, U: u }',
    plu: '{ P: p, L: l, U: u }',
    ldu: '{ L: l, D: u.map((row, i) => row.map((x, j) => (i === j ? x : 0))), U: u.map((row, i) => row.map((x, j) => (row[i] !== 0 ? x / row[i] : i === j ? 1 : 0))) }',
  },
};

const PLAIN: { readonly [L in Written]: readonly string[] } = {
  numpy: [
    'm, n = a.shape',
    'l, u = np.eye(m), a.astype(float)',
    'for k in range(min(m, n)):',
    '    for i in range(k + 1, m):',
    '        if u[i, k] != 0:',
    '            l[i, k] = u[i, k] / u[k, k]',
    '            u[i] = u[i] - l[i, k] * u[k]',
  ],
  sympy: [
    'm, n = a.shape',
    'l, u = Matrix.eye(m), a.copy()',
    'for k in range(min(m, n)):',
    '    for i in range(k + 1, m):',
    '        if u[i, k] != 0:',
    '            l[i, k] = u[i, k] / u[k, k]',
    '            u[i, :] = u[i, :] - l[i, k] * u[k, :]',
  ],
  r: [
    'u <- a',
    'l <- diag(1, nrow(a))',
    'for (k in seq_len(min(dim(a)))) for (i in seq_len(nrow(a))) if (i > k && u[i, k] != 0) {',
    '  l[i, k] <- u[i, k] / u[k, k]',
    '  u[i, ] <- u[i, ] - l[i, k] * u[k, ]',
    '}',
  ],
  octave: [
    'u = a;',
    'l = eye(size(a, 1));',
    'for k = 1:min(size(a))',
    '  for i = k + 1:size(a, 1)',
    '    if u(i, k) ~= 0',
    '      l(i, k) = u(i, k) / u(k, k);',
    '      u(i, :) = u(i, :) - l(i, k) * u(k, :);',
    '    end',
    '  end',
    'end',
  ],
  typescript: [
    'const u = a.map((row) => [...row]);',
    'const l: number[][] = a.map((_, i) => a.map((_, j) => (i === j ? 1 : 0)));',
    'for (let k = 0; k < Math.min(a.length, a[0].length); k++) {',
    '  for (let i = k + 1; i < a.length; i++) {',
    '    if (u[i][k] === 0) continue;',
    '    l[i][k] = u[i][k] / u[k][k];',
    '    u[i] = u[i].map((x, j) => x - l[i][k] * u[k][j]);',
    '  }',
    '}',
  ],
};

const EXCHANGING: { readonly [L in Written]: (largest: boolean) => readonly string[] } = {
  numpy: (largest) => [
    'm, n = a.shape',
    'p, l, u, r = np.eye(m), np.eye(m), a.astype(float), 0',
    'for k in range(n):',
    '    rows = [i for i in range(r, m) if u[i, k] != 0]',
    '    if not rows:',
    '        continue',
    `    found = ${largest ? 'max(rows, key=lambda i: abs(u[i, k]))' : 'rows[0]'}`,
    '    u[[r, found]] = u[[found, r]]',
    '    p[[r, found]] = p[[found, r]]',
    '    l[[r, found], :r] = l[[found, r], :r]',
    '    for i in range(r + 1, m):',
    '        l[i, r] = u[i, k] / u[r, k]',
    '        u[i] = u[i] - l[i, r] * u[r]',
    '    r = r + 1',
  ],
  sympy: (largest) => [
    'm, n = a.shape',
    'p, l, u, r = Matrix.eye(m), Matrix.eye(m), a.copy(), 0',
    'for k in range(n):',
    '    rows = [i for i in range(r, m) if u[i, k] != 0]',
    '    if not rows:',
    '        continue',
    `    found = ${largest ? 'max(rows, key=lambda i: abs(u[i, k]))' : 'rows[0]'}`,
    '    u.row_swap(r, found)',
    '    p.row_swap(r, found)',
    '    for j in range(r):',
    '        l[r, j], l[found, j] = l[found, j], l[r, j]',
    '    for i in range(r + 1, m):',
    '        l[i, r] = u[i, k] / u[r, k]',
    '        u[i, :] = u[i, :] - l[i, r] * u[r, :]',
    '    r = r + 1',
  ],
  r: (largest) => [
    'm <- nrow(a)',
    'u <- a',
    'l <- p <- diag(1, m)',
    'r <- 1',
    'for (k in seq_len(ncol(a))) {',
    '  rows <- which(u[, k] != 0 & seq_len(m) >= r)',
    '  if (length(rows) == 0) next',
    `  found <- ${largest ? 'rows[which.max(abs(u[rows, k]))]' : 'rows[1]'}`,
    '  u[c(r, found), ] <- u[c(found, r), ]',
    '  p[c(r, found), ] <- p[c(found, r), ]',
    '  before <- seq_len(r - 1)',
    '  l[c(r, found), before] <- l[c(found, r), before]',
    '  for (i in seq_len(m)) if (i > r) {',
    '    l[i, r] <- u[i, k] / u[r, k]',
    '    u[i, ] <- u[i, ] - l[i, r] * u[r, ]',
    '  }',
    '  r <- r + 1',
    '}',
  ],
  octave: (largest) => [
    'm = size(a, 1);',
    'u = a;',
    'l = eye(m);',
    'p = eye(m);',
    'r = 1;',
    'for k = 1:size(a, 2)',
    '  rows = find(u(:, k) ~= 0);',
    '  rows = rows(rows >= r);',
    '  if ~isempty(rows)',
    ...(largest ? ['    [~, best] = max(abs(u(rows, k)));', '    found = rows(best);'] : ['    found = rows(1);']),
    '    u([r found], :) = u([found r], :);',
    '    p([r found], :) = p([found r], :);',
    '    l([r found], 1:r - 1) = l([found r], 1:r - 1);',
    '    for i = r + 1:m',
    '      l(i, r) = u(i, k) / u(r, k);',
    '      u(i, :) = u(i, :) - l(i, r) * u(r, :);',
    '    end',
    '    r = r + 1;',
    '  end',
    'end',
  ],
  typescript: (largest) => [
    'const unit = (): number[][] => a.map((_, i) => a.map((_, j) => (i === j ? 1 : 0)));',
    'const u = a.map((row) => [...row]);',
    'const [l, p] = [unit(), unit()];',
    'let r = 0;',
    'for (let k = 0; k < a[0].length; k++) {',
    '  const rows = u.flatMap((row, i) => (i >= r && row[k] !== 0 ? [i] : []));',
    '  if (rows.length === 0) continue;',
    `  const found = ${largest ? 'rows.reduce((best, i) => (Math.abs(u[i][k]) > Math.abs(u[best][k]) ? i : best))' : 'rows[0]'};`,
    '  [u[r], u[found]] = [u[found], u[r]];',
    '  [p[r], p[found]] = [p[found], p[r]];',
    '  for (let j = 0; j < r; j++) [l[r][j], l[found][j]] = [l[found][j], l[r][j]];',
    '  for (let i = r + 1; i < u.length; i++) {',
    '    const factor = u[i][k] / u[r][k];',
    '    l[i][r] = factor;',
    '    u[i] = u[i].map((x, j) => x - factor * u[r][j]);',
    '  }',
    '  r += 1;',
    '}',
  ],
};

/** L beside U (or DU), of PA where A has no such factors: spreadsheets have no loops over rows, so the row operations of the steps are given to them as one matrix. */
function formula({ a, kind, choice }: LuInput): string {
  if (kind !== 'plu') {
    const rows = rowsOf(lowerOf({ a, kind, choice, indexBase: 1 }));
    return `LET(l, ${constant(rows.map((row) => row.map(text)))}, HSTACK(l, MMULT(MINVERSE(l), a)))`;
  }
  const { lower, permutation } = last(withExchanges(a, choice));
  const exchanged = `CHOOSEROWS(a, ${permutation.map((row) => row + 1).join(', ')})`;
  return `LET(l, ${constant(lower.map((row) => row.map(text)))}, HSTACK(l, MMULT(MINVERSE(l), ${exchanged})))`;
}

function lowerOf(input: LuInput) {
  const answer = last(solve(input));
  if (answer.kind !== 'structure') throw new TypeError('the factors are a structure');
  const found = answer.members.find(([key]) => key === 'L');
  if (found === undefined || found[1].kind !== 'matrix') throw new TypeError('no L');
  const { matrix } = found[1];
  if (matrix.kind === 'real' || matrix.kind === 'float64') throw new TypeError('L is exact');
  return matrix;
}

function text(value: Parameters<typeof nearestDouble>[0]): string {
  return String(nearestDouble(value));
}

function constant(rows: readonly (readonly string[])[]): string {
  return `{${rows.map((row) => row.join(',')).join(';')}}`;
}
