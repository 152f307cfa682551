// Lines of workings below tasks that they were not written for: whatever a student pastes, there is a judgement, and its hints can be said.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { hintsTo } from '@matrixsteps/engine/feedback/hints.ts';
import { judgeWorking } from '@matrixsteps/engine/feedback/judge-working.ts';
import { readWorking } from '@matrixsteps/engine/feedback/read-working.ts';
import { drawing } from '@matrixsteps/engine/feedback/rows/drawn-workings.ts';
import { wordsOf } from '@matrixsteps/engine/feedback/statements/words.ts';
import { isLong } from '../long-form.ts';

const SQUARE = [
  [4, 1],
  [2, 3],
];
const SINGULAR = [
  [1, 2, 3],
  [2, 4, 6],
];
const SYMMETRIC = [
  [4, 2],
  [2, 5],
];
const VECTORS = { u: [1, 2, 3], v: [1, 0, 1] };
const FITTED = [
  [1, 0],
  [1, 1],
  [1, 2],
];

/** A task of each kind; those of the corpus are mostly row operations and products. */
const TASKS: readonly object[] = [
  { operation: 'null-space', a: SINGULAR },
  { operation: 'column-space', a: SINGULAR },
  { operation: 'row-space', a: SINGULAR },
  { operation: 'rank', a: SINGULAR },
  { operation: 'solve', a: SINGULAR, augmented: 1 },
  { operation: 'inverse', a: SQUARE },
  { operation: 'determinant', a: SQUARE },
  { operation: 'eigenvalues', a: SQUARE },
  { operation: 'eigenvectors', a: SQUARE, eigenvalue: 5 },
  { operation: 'diagonalize', a: SQUARE },
  { operation: 'lu', a: SQUARE },
  { operation: 'qr', a: SQUARE },
  { operation: 'gram-schmidt', a: SQUARE },
  { operation: 'scalar-multiply', a: SQUARE, k: 2 },
  { operation: 'matmul', a: [[-3, 4, 0]], b: FITTED },
  { operation: 'least-squares', a: FITTED, b: [[1], [2], [2]] },
  { operation: 'covariance', a: FITTED },
  { operation: 'col-var', a: FITTED },
  { operation: 'definiteness', a: [[2]] },
  { operation: 'norm', u: [3, 4] },
  { operation: 'dot', ...VECTORS },
  { operation: 'cross', ...VECTORS },
  { operation: 'projection', ...VECTORS },
  { operation: 'minors', a: SQUARE },
  { operation: 'minors', a: SQUARE, row: 1, col: 2 },
  { operation: 'adjugate', a: [[5]] },
  { operation: 'adjugate', a: [...FITTED, [1, 3]].slice(0, 2) },
  { operation: 'cholesky', a: SYMMETRIC },
  { operation: 'ldlt', a: [[0]] },
  { operation: 'ldlt', a: SYMMETRIC },
  { operation: 'lu', a: SQUARE, kind: 'ldu' },
  { operation: 'lu', a: SQUARE, kind: 'plu' },
  { operation: 'rank-factorization', a: SINGULAR },
  { operation: 'norm', a: SQUARE, kind: '1' },
  { operation: 'norm', v: [3, -4], kind: 'inf' },
  { operation: 'orthogonal-diagonalization', a: SYMMETRIC },
  { operation: 'svd', a: FITTED.slice(0, 2) },
  { operation: 'svd', a: [[1, 2, 2]] },
  { operation: 'jordan', a: SQUARE },
  { operation: 'minimal-polynomial', a: SQUARE },
  { operation: 'coordinates', basis: SQUARE, v: [1, 2] },
  { operation: 'coordinates', basis: [[1, 2, 3]], v: [2, 4, 6] },
  { operation: 'change-of-basis', from: SQUARE, to: SYMMETRIC },
  { operation: 'change-of-basis', from: [[2]], to: [[3]] },
  { operation: 'sum-and-intersection', u: SQUARE, w: [[1, 1]] },
  { operation: 'sum-and-intersection', u: [[0, 0]], w: [[0, 0]] },
  { operation: 'left-null-space', a: FITTED },
  { operation: 'divide-ew', a: SQUARE, b: 2 },
  { operation: 'raise-ew', a: SQUARE, b: [[1, 2]] },
  { operation: 'rot90', a: SINGULAR, k: -1 },
  { operation: 'triu', a: FITTED, k: 1 },
];

/** What students write, by lines; those of the corpus are matrices and operations. */
const LINES: readonly string[] = [
  ...readFileSync(new URL('spellings.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line): readonly string[] => {
      const { text }: { readonly text: string } = JSON.parse(line);
      return text.split('\n');
    })
    .filter((line) => line.trim() !== ''),
  'x = 2s + 3t, y = s, z = t',
  '(2,1,0), (3,0,1)',
  'λ = 2 (double), λ = 4',
  'v = (1, -2)',
  'det(A) = 4*3 - 1*2 = 10',
  '|v| = sqrt(3^2 + 4^2) = 5',
  'x + 2y = 5',
  'x = 1, y = -1/2',
  'basis: (1,2,3), (0,1,1)',
  'rank = 2',
  'no solution',
  'L = [1 0; 2 1], U = [2 1; 0 3]',
  'A^-1 = 1/10 [3 -1; -2 4]',
  'u·v = 4',
  'mean = 3, var = 2',
  'p(λ) = λ² - 7λ + 10',
  'positive definite',
  'M12 = |1 2; 3 4| = -2',
  'C = [3 -2; -1 4]',
  'l21 = 2/√4',
  'c1 + c2 = 3',
  'v = 2b1 - b2',
  'U ∩ W = span{(1, 2)}',
  'dim(U+W) = 2',
  'σ1 = √8, σ2 = 0',
  'V^T = 1/√2 [1 1; 1 -1]',
  '(A-2I)^2 = [0 0; 0 0]',
  'rank(A-2I) = 1',
  'A·v1 = (3, 4)',
  'x = 2y',
  'E(5) = span{(1, 1)}',
  'J = [2 1; 0 2]',
  'm(λ) = (λ-2)(λ-3)',
  '[1 0 | 3; 0 1 | 2]',
  '-2, 0, 2',
  '1 2 | 5\n3 4 | 11 | -3·I',
  '1 2 | 5\n0 -2 | -4 | :(-2)',
  '[[1,2,5],[3,4,11]] \\sim [[1,2,5],[0,-2,-4]]',
];

const policies = ['may-differ', 'must-match', 'unless-proved'];

function judge(task: object, working: string, policy: string): void {
  const read = readWorking({ task, working, policy: { named_operations: policy } });
  if (read.kind === 'invalid') return;
  const { lines } = judgeWorking(read.working);
  for (const [at, line] of lines.entries()) hintsTo(line, read.working.lines[at], at).map(wordsOf);
}

describe('lines of other tasks are judged', () => {
  for (const [name, task, working] of [
    ['parameters of one equation', TASKS[0], 'x = 2s + 3t, y = s, z = t\n(2,1,0), (3,0,1)'],
    ['a matrix with more columns than the multiple', { ...TASKS[13] }, '1 2 | 5\n3 4 | 11\n\n1 2 | 5\n0 1 | 2'],
    ['more rows than the product', TASKS[14], '[[1,2,5],[3,4,11]] \\sim [[1,2,5],[0,-2,-4]]'],
  ] as const) {
    test(name, () => judge(task, working, 'may-differ'));
  }

  test('drawn', () => {
    const draw = drawing(20);
    for (let count = 0; count < (isLong ? 50_000 : 2000); count += 1) {
      const task = TASKS[draw(TASKS.length)];
      const working = Array.from({ length: 1 + draw(4) }, () => LINES[draw(LINES.length)]).join('\n');
      const policy = policies[draw(policies.length)];
      try {
        judge(task, working, policy);
      } catch (error) {
        assert.fail(`${JSON.stringify({ task, working, policy })}: ${error instanceof Error ? error.stack : ''}`);
      }
    }
  });
});
