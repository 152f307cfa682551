// Equations beside a working, vectors of unknowns, Cramer's determinants and relations, as students type them: what is said of each line.

import { judgedAs } from './judged-as.ts';
import { task } from './read-as.ts';

const COORDINATES = {
  operation: 'coordinates',
  a: [
    [1, 1],
    [1, -1],
  ],
  b: [5, 1],
};

judgedAs([
  [task('solve', '3 1 7; 1 1 3'), '7 = 3x + 3 - x\n4 = 2x\nx = 2\ny = 1', '+++', 'right'],
  [
    task('solve', '2 3 8; 1 -1 -1'),
    '8 = 2x + 3y\nx = y - 1\n8 = 2(y-1) + 3y\n8 = 5y - 1\n9 = 5y\ny = 9/5',
    '+++Sff',
    'follows',
  ],
  [task('solve', '1 2 1 4; 0 -2 2 -6'), 'z = t\n-2y = -6 - 2t\ny = 3 + t\nx = -2 - 3t', '+++', 'right'],
  [task('solve', '1 2 1 4; 0 -2 2 -6'), 'z = t\n-2y = -6 + 2t\ny = 3 - t\nx = -2 + t', '+Sf', 'follows'],
  [task('solve', '1 1 3; 2 2 7'), 'x = 3 - y\n2(3-y)+2y = 7\n6 = 7\nno solution', '++++', 'right'],
  [task('solve', '1 1 3; 2 2 6'), 'y = 3 - x\n2x + 2(3-x) = 6\n6 = 6\ninfinitely many solutions', '++++', 'right'],
  [task('solve', '2 1 5; 1 -1 1'), 'D = -3, Dx = -6, Dy = -3\nx = 2, y = 1', '++++', 'right'],
  [task('solve', '2 1 5; 1 -1 1'), 'D = -3\nD_x = -6\nD_y = |2 5; 1 1| = 3\nx = 2, y = -1', '+++Sf', 'follows'],
  [task('solve', '2 1 5; 1 -1 1'), 'D = 3\nDx = 6\nDy = 3\nx = 6/3 = 2\ny = 3/3 = 1', '+++++++', 'right'],
  [
    task('solve', '2 1 5; 1 -1 1'),
    'A^-1 = 1/3 [1 1; 1 -2]\nx = A^-1 b = 1/3 [1 1; 1 -2] (5, 1) = (2, 1)',
    '+++',
    'right',
  ],
  [task('solve', '2 1 5; 1 -1 1'), 'A^-1 = -1/3 [-1 1; -1 2]\nx = A^-1 b = (4/3, 1)', 'Sf', 'follows'],
  [task('solve', '1 2 -1 3; 2 4 -2 6'), '(x,y,z) = (3,0,0) + s(-2,1,0) + t(1,0,1)', '+', 'right'],
  [task('solve', '1 2 -1 3; 2 4 -2 6'), 'L = {(3 + 2s + t, s, t) | s,t ∈ R}', 'S', 'wrong'],
  [
    task('inverse', '1 2; 3 4'),
    'a + 2c = 1\n3a + 4c = 0\nb + 2d = 0\n3b + 4d = 1\nc = 3/2\na = -2\nd = -1/2\nb = 1',
    '+++++',
    'right',
  ],
  [
    task('inverse', '1 2; 3 4'),
    'a + 2c = 1\n3a + 4c = 0\n-2c = 3\nc = -3/2\na = 4\nb + 2d = 0\n3b + 4d = 1\nd = -1/2\nb = 1\nA^-1 = [[4, 1], [-3/2, -1/2]]',
    '++Sf+++f',
    'follows',
  ],
  [
    task('inverse', '2 1; 5 3'),
    '2x + y = 1\n5x + 3y = 0\n2u + v = 0\n5u + 3v = 1\nx = 3\ny = -5\nu = -1\nv = 2',
    '+++++',
    'right',
  ],
  [
    task('diagonalize', '2 1; 1 2'),
    'λ = 1, 3\nλ = 1: x + y = 0\nv1 = (1, -1)\n(A - 3I)v = 0: -x + y = 0',
    '++++++',
    'unfinished',
  ],
  [task('diagonalize', '2 1; 1 2'), 'λ = 1, 3\nfor λ = 1: x - y = 0', '++S', 'none'],
  [task('independence', '1 2 3; 2 4 7'), 'v2 = 2 v1, also linear abhängig', 'Sf', 'follows'],
  [task('independence', '1 2 3; 4 5 6; 5 7 9'), 'v3 = v1 + v2\nlinearly dependent', '++', 'right'],
  [task('independence', '1 2; 2 4'), 'det = 0, daher linear unabhängig', '+S', 'wrong'],
  [task('independence', '1 2; 2 4'), 'det = 0 donc la famille est libre', '+S', 'wrong'],
  [task('independence', '1 2; 3 5'), 'det = -1, so they are linearly independent', '++', 'right'],
  [
    task('independence', '1 1; 1 -1'),
    'a + b = 0\na - b = 0\n2a = 0\na = 0, b = 0\nlinear unabhängig',
    '?????+',
    'right',
  ],
  [task('independence', '1 2; 2 4'), 'k(1,2) = (2,4)\nk = 2\ndependent', '+?+', 'right'],
  [COORDINATES, 'a(1,1) + b(1,-1) = (5,1)\na + b = 5\na - b = 1\na = 3\nb = 2', '+??++', 'right'],
  [COORDINATES, 'c1 + c2 = 5\nc1 - c2 = 1\n2c1 = 4\nc1 = 2\nc2 = 3', '++SNN', 'wrong'],
  [task('rank', '1 2 3; 2 5 7; 1 2 4'), 'Spalte 2 = 2·Spalte 1', 'S', 'none'],
  [task('null-space', '1 -2 -3'), 'x = 2s - 3t, y = s, z = t\n(2,1,0), (-3,0,1)', 'Sf', 'follows'],
  [task('null-space', '1 2 3; 2 4 6'), '(x,y,z) = s(-2,1,0) + t(-3,0,1)', '+', 'right'],
  [task('eigenvalues', '1 2; -4 2'), 'λ = 3/2 ± (√31/2) i', '+', 'right'],
]);

judgedAs(
  [
    [task('ref', '1 2 3; 2 5 7; 1 1 4'), '1 2 3\n2 5 6\n1 1 4', 'S', 'none'],
    [task('ref', '1 2 3; 0 1 0; 1 1 4'), '1 2 3\n0 1 0\n1 5 4', '+', 'none'],
  ],
  'unless-proved',
);
