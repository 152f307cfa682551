// Workings whose lines are cases, equations in letters of the student's own, claims, or steps before an answer that is missing.

import { judgedAs } from './judged-as.ts';
import { task } from './read-as.ts';

const FIT = {
  operation: 'least-squares',
  a: [
    [1, 0],
    [1, 1],
    [1, 2],
  ],
  b: [[1], [2], [4]],
};
const STEADY = {
  operation: 'steady-state',
  a: [
    ['0.9', '0.2'],
    ['0.1', '0.8'],
  ],
};
const TWO = task('eigenvalues', '1 2; 2 1');

judgedAs([
  // The answer is missing.
  [task('inverse', '4 7; 2 6'), 'det = 24 - 14 = 10\n6 -7\n-2 4', '+++', 'unfinished'],
  [task('inverse', '1 2 3; 0 1 4; 5 6 0'), 'det = 1\nC =\n-24 20 -5\n18 -15 4\n5 -4 1', '++', 'unfinished'],
  [{ operation: 'norm', v: [3, 4] }, '|v|^2 = 9 + 16 = 25', '++', 'unfinished'],
  [{ operation: 'norm', v: [1, 0] }, '|v|^2 = 1 + 0 = 1', '++', 'unfinished'],
  [task('row-std', '1 2 3'), 'mean = 2\nvariance = 2/3', '++', 'unfinished'],
  [task('row-var', '1 2 3'), 'mean = 2\n1 + 0 + 1 = 2', '+++', 'unfinished'],
  [{ operation: 'projection', u: [1, 2, 3], v: [1, 0, 2] }, 'u·v = 7\nv·v = 5\n7/5', '+++++', 'unfinished'],
  [TWO, '(1-λ)^2 - 4 = λ^2 - 2λ - 3', '++', 'unfinished'],
  [task('lu', '2 1; 6 5'), 'U = [[2,1],[0,2]]', '+', 'unfinished'],
  // Normal equations and balances.
  [FIT, '3a + 3b = 7\n3a + 5b = 10\n2b = 3\nb = 3/2\na = 5/6', '+++++', 'right'],
  [FIT, '3c + 3m = 7\n3c + 5m = 10\n2m = 3\nm = 1.5\n3c + 4.5 = 7\nc = 5/6', '++++++', 'right'],
  [FIT, '3a + 3b = 7\n3a + 5b = 10\n2b = 4\nb = 2\na = 1/3', '++Sff', 'follows'],
  [FIT, '3c + 3m = 7\n3c + 5m = 10\nm = 1.5\n3c = 3.5\nc = 7/6\nx = (7/6, 3/2)', '+++Sff', 'follows'],
  [STEADY, '0.1x = 0.2y\nx = 2y\nx + y = 1\n3y = 1\ny = 1/3\nx = 2/3', '++++++', 'right'],
  [STEADY, '0.1x = 0.2y\ny = 2x\nx + y = 1\n3x = 1\nx = 1/3\ny = 2/3', '+S+fff', 'follows'],
  // A solution that is put together of its own values.
  [
    task('solve', '1 1 1 6; 0 2 5 -4', { augmented: 1 }),
    'y = -2 - 2.5z\nx = 8 + 2.5z\nL = {(8+2.5z, -2-2.5z, z)}',
    'Sf',
    'follows',
  ],
  // Cases of eigenvalues.
  [TWO, '(λ-3)(λ+1) = 0\nλ-3 = 0\nλ = 3\nλ+1=0\nλ = -1', '+++++', 'right'],
  [TWO, '(1-λ)^2 = 4\n1-λ = 2 => λ = -1\n1-λ = -2 => λ = 3', '+++++', 'right'],
  [TWO, '(1-λ)^2 = 4\n1-λ = 2\nλ = -1', '+Sf', 'follows'],
  [TWO, '(λ-3)(λ+1) = 0\nλ-3 = 0\nλ = 3\nλ+1=0\nλ = 1', '++++S', 'wrong'],
  [TWO, '(λ-3)(λ+1) = 0\nλ = 3', '+S', 'wrong'],
  [task('eigenvalues', '3 0; 0 3'), '(3-λ)^2 = 0\n3-λ = 0\nλ = 3 (twice)', '+++', 'right'],
  [task('eigenvalues', '3 1; 0 3'), '(3-λ)(3-λ) = 0\nλ = 3 doppelt', '++', 'right'],
  [task('eigenvalues', '3 1; 0 3'), 'λ1 = λ2 = 3', '+', 'right'],
  [task('eigenvalues', '4 1; 2 3'), 'λ1 + λ2 = 7, λ1·λ2 = 10\nλ = 5 und 2', '+++', 'right'],
  [task('eigenvalues', '4 1; 2 3'), 'a+b = 7\nab = 12', '+S', 'none'],
  [task('eigenvalues', '0 -1; 1 0'), 'λ² = -1\nkeine reellen Eigenwerte', '++', 'right'],
  [task('eigenvalues', '0 1; 1 0'), 'λ² - 1 = 0\nno real eigenvalues', '+S', 'wrong'],
  // Eigenvectors, chains and polynomials of matrices.
  [task('diagonalize', '2 1; 1 2'), 'λ = 1: v = (1,1)', '+S', 'none'],
  [task('diagonalize', '2 1; 1 2'), 'λ1 = 1, λ2 = 3\nv1 = (1,1)\nP = [[1,1],[1,-1]]\nD = diag(3,1)', '+++++', 'right'],
  [
    task('jordan', '3 1; -1 1'),
    'λ = 2\nv: x + y = 0, v = (1,-1)\nw: x + y = 1, w = (1,0)\nJ = [[2,1],[0,2]]',
    '++++++',
    'right',
  ],
  [task('jordan', '3 1; -1 1'), 'λ = 2\nv = (1,-1)\n(A-2I)w = v: x + y = 2\nJ = [[2,1],[0,2]]', '+++S+', 'right'],
  [task('orthogonal-diagonalization', '2 1; 1 2'), 'λ = 1: x - y = 0', '+S', 'none'],
  [task('minimal-polynomial', '2 1; 0 2'), '(A-2I)^2 = 0\nχ = (λ-2)^2\nm = χ', '+++', 'right'],
  [task('minimal-polynomial', '2 1; 0 2'), 'A - 2I = 0\nm = λ-2', 'SN', 'wrong'],
  [task('lu', '2 1; 6 5'), 'U = [[2,1],[0,3]]\nL = [[1,0],[3,1]]', 'S+', 'wrong'],
  [task('lu', '2 1; 6 5'), 'U = [[1,1/2],[0,1]]\nL = [[2,0],[6,2]]', '++', 'right'],
  // Equations between entries of factors.
  [
    task('cholesky', '4 2; 2 5'),
    'a^2 = 4, a = 2\nab = 2, b = 1\nb^2 + c^2 = 5\nc^2 = 4\nc = 2\nL = [[2,0],[1,2]]',
    '++++++++',
    'right',
  ],
  [
    task('cholesky', '4 2; 2 5'),
    'l11 = 2\nl21*l11 = 2\nl21 = 1\nl21^2 + l22^2 = 5\nl22^2 = 6\nl22 = sqrt 6',
    '++++Sf',
    'unfinished',
  ],
  [
    task('lu', '2 1; 6 5'),
    'u11 = 2, u12 = 1\nl21*u11 = 6, l21 = 3\nl21*u12 + u22 = 5\nu22 = 2',
    '++++++',
    'unfinished',
  ],
  // Matrices behind their names, and words.
  [task('matmul', '1 2; 0 1 | 3 0; 1 2'), 'AB = 5 4\n1 2', '+', 'right'],
  [task('matmul', '1 2; 0 1 | 3 0; 1 2'), 'AB = 5 4\n1 3', 'S', 'wrong'],
  [task('scalar-multiple', '1 1; 0 1', { scalar: 3 }), '3A = 3 3\n0 3', '++', 'right'],
  [task('inverse', '2 1; 5 3'), 'det = 6 - 5 = 1\nA^-1 = 3 -1\n-5 2', '+++', 'right'],
  [task('determinant', '2 1; 1 3'), 'det 2 1\n1 3\n= 6 - 1 = 5', '+++', 'right'],
  [task('determinant', '2 1; 1 3'), '6 take away 1 is 5', '++', 'right'],
  [task('null-space', '1 0; 0 1'), 'Only the zero vector', '+', 'right'],
  [task('null-space', '1 2; 2 4'), '1 2\n0 0\nN = {0}', '+S', 'wrong'],
  [task('inverse', '4 7; 2 6'), '1/det = 1/10\n1/10 * 6 -7\n-2 4', '+++', 'right'],
]);
