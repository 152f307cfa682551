// Workings whose later lines come from the student's own numbers, whose equations have letters on both sides, and whose answers stand in
// unusual places.

import { judgedAs } from './judged-as.ts';
import { task } from './read-as.ts';

const FIT = {
  operation: 'least-squares',
  a: [
    [1, 1],
    [1, 2],
    [1, 4],
  ],
  b: [2, 3, 7],
};
const PROJECTION = { operation: 'projection-matrix', a: [[1], [2], [2]] };
const CROSS = { operation: 'cross', u: [1, 0, 2], v: [3, -1, 1] };
const UNIT = { operation: 'unit', u: [2, -3, 6] };
const STAIRS = task('solve', '1 1 1 6; 0 1 2 8; 0 0 3 9', { augmented: 1 });
const TRIANGLE = task('eigenvalues', '2 1 0; 0 2 0; 0 0 -1');

judgedAs([
  // Equations with unknowns on both sides.
  [task('eigenvectors', '5 -2; 4 -1', { eigenvalue: 1 }), '4x = 2y\ny = 2x\nv = (1,2)', '++++', 'right'],
  [task('eigenvectors', '5 -2; 4 -1', { eigenvalue: 1 }), 'A - I =\n4 -2\n4 -2\nx = 2y\nv = (2,1)', '+Sf', 'follows'],
  [task('eigenvectors', '5 -2; 4 -1', { eigenvalue: 1 }), '4x = 3y\nv = (3,4)', 'Sff', 'follows'],
  [task('eigenvectors', '2 1; 3 4', { eigenvalue: 5 }), 'A - 5I =\n-3 1\n3 -1\n3x = y\nv = (1,3)', '+++++', 'right'],
  [task('null-space', '3 -6; 1 -2'), '3x = 6y\nx = 2y\n(2,1)', '++++', 'right'],
  [task('null-space', '2 -3'), '2x = 3y\nx = 3/2 y\n(3,2)', '++++', 'right'],
  [task('null-space', '2 -3'), '2x = -3y\nx = -3/2 y', 'Sff', 'follows'],
  [task('null-space', '2 -3'), '2x + 3y = 0\n(3,-2)', 'Sff', 'follows'],
  [task('null-space', '1 1 -2; 0 1 -1'), 'x + y = 2z\ny = z\nx = z\n(1,1,1)', '++++', 'right'],
  // Minors one after the other, and what they say.
  [task('definiteness', '2 -3; -3 5'), 'Hauptminoren: 2 > 0, 2*5 - 9 = 1 > 0\nalso positiv definit', '++++', 'right'],
  [task('definiteness', '2 -3; -3 5'), '2 > 0, 2*5 - 9 = 1 > 0\npositiv definit', '++++', 'right'],
  [task('definiteness', '2 -3; -3 5'), 'Minors: 2 > 0 and 10 - 9 = 1 > 0\npositive definite', '++++', 'right'],
  [task('definiteness', '2 -3; -3 5'), 'Minors: 2 > 0 and 10 - 6 = 4 > 0\npositive definite', '+Sf+', 'right'],
  [task('definiteness', '2 3; 3 4'), 'D1 = 2 > 0\nD2 = 2*4 + 9 = 17 > 0\npositive definite', '+Sff', 'follows'],
  [task('definiteness', '2 3; 3 4'), 'D1 = 2 > 0\nD2 = 2*4 - 9 = -1 < 0\npositive definite', '+++S', 'wrong'],
  [task('definiteness', '1 2; 2 5'), 'D1 = 1, D2 = 5 - 8 = -3\nindefinite', '+Sff', 'follows'],
  [task('definiteness', '2 1; 1 2'), 'λ = -1, 3\nindefinite', 'Sf', 'follows'],
  // A product in letters is no answer.
  [task('power', '1 1; 0 2', { exponent: 3 }), 'A^2 =\n1 3\n0 4\nA^3 = A^2*A\n1 4\n0 8', '++S', 'wrong'],
  [task('power', '1 1; 0 2', { exponent: 3 }), 'A^3 = A^2*A\n1 3\n0 8', '+S', 'wrong'],
  [task('power', '1 1; 0 2', { exponent: 3 }), 'A^3 = A^2*A\n1 7\n0 8', '++', 'right'],
  // A factor above the rows that it multiplies.
  [PROJECTION, 'a^T a = 9\nP = 1/9 *\n1 2 2\n2 4 4\n2 4 4', '++', 'right'],
  [PROJECTION, 'P = 1/3 *\n1 2 2\n2 4 4\n2 4 4', 'S', 'wrong'],
  // Normal equations with a matrix or a vector that is wrong.
  [FIT, 'AᵀA =\n3 7\n7 21\nAᵀb = (12, 34)\n3x + 7y = 12\n7x + 21y = 34\n2x = 2\nx = 1\ny = 9/7', '+S+ffff', 'follows'],
  [FIT, 'AᵀA =\n3 7\n7 20\nAᵀb = (12, 36)\n3x + 7y = 12\n7x + 20y = 36', 'S++f', 'none'],
  [FIT, 'AᵀA =\n3 7\n7 20\nAᵀb = (12, 36)\n3x + 7y = 12\n7x + 20y = 35', 'S++N', 'none'],
  // The answer as a vector below its values, as a bare list, and above its checks.
  [STAIRS, 'z = 3\ny = 2\nx = 1\n(1, 2, 3)', '++', 'right'],
  [task('solve', '1 1 7; 2 -1 2', { augmented: 1 }), 'x = 3\ny = 4\n(3|4)', '++', 'right'],
  [STAIRS, '3z = 9 -> z = 3\ny + 2z = 8 -> y = 8 - 6 = 2\nx = 6 - 3 + 2 = 5\n(5, 2, 3)', '+++++Sff', 'follows'],
  [TRIANGLE, 'upper triangular so just read the diagonal\n2, 2, -1', '+', 'right'],
  [TRIANGLE, '2 2 -1', '+', 'right'],
  [TRIANGLE, 'eigenvalues 2, 2 and -1', '+', 'right'],
  [TRIANGLE, '2 2 1', 'S', 'wrong'],
  [CROSS, 'w = (2, 5, -1)\nw·u = 2 - 2 = 0\nw·v = 6 - 5 - 1 = 0 ok', '+++++++', 'right'],
  [CROSS, 'w = (2, 5, -1)\nw·u = 2 - 2 = 0\nw·v = 6 + 5 - 1 = 10', '+++++Sf', 'right'],
  // Vectors of decimal numbers, with semicolons between them.
  [UNIT, '|u| = sqrt(4+9+36) = sqrt(49) = 7\nû = u/7 = (0,2857; -0,4286; 0,8571)', '++++', 'right'],
  [UNIT, '(0,2857; -0,4286; 0,8571)', '+', 'right'],
  [{ operation: 'unit', u: [3, 4] }, '(0,6; 0,8)', '+', 'right'],
  [{ operation: 'unit', u: [3, 4] }, '(0,8; 0,6)', 'S', 'wrong'],
  // Names of vectors, unknowns and sums as they are written elsewhere.
  [PROJECTION, 'a^T a = 5\nP = 1/5 *\n1 2 2\n2 4 4\n2 4 4', 'Sf', 'follows'],
  [task('eigenvalues', '1 3; 4 2'), 'λ1 + λ2 = 3 und λ1·λ2 = -10\nλ = 5, -2', '+++', 'right'],
  [task('left-null-space', '1 2; 2 4; 3 7'), 'y1 + 2y2 + 3y3 = 0\ny3 = 0\ny1 = -2y2\n(-2,1,0)', '++++', 'right'],
  [task('steady-state', '0.9 0.5; 0.1 0.5'), '0,1x = 0,5y\nx = 5y\n6y = 1\ny = 1/6\nx = 5/6', '+++++', 'right'],
  [task('steady-state', '0.9 0.5; 0.1 0.5'), '0,1x = 0,4y\nx + y = 1\n5y = 1', 'S+f', 'none'],
]);
