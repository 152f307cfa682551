// Workings in which an eigenvalue stands behind its vector, or two signs stand apart.

import { judgedAs } from './judged-as.ts';
import { task } from './read-as.ts';

judgedAs([
  [task('eigenvalues', '1 2; 2 1'), '(1-λ)^2 = 4\n1-λ = 2, -2\nλ = -1, 3', '+++', 'right'],
  [task('eigenvalues', '1 2; 2 1'), '(1-λ)^2 = 4\n1-λ = -2 or 2\nλ = -1, 3', '+++', 'right'],
  [task('eigenvalues', '1 2; 2 1'), '(1-λ)^2 = 4\nλ - 1 = 2, -2\nλ = 3, -1', '+++', 'right'],
  [task('eigenvalues', '1 2; 2 1'), '(1-λ)^2 = 4\n1-λ = 4, -4\nλ = -3, 5', '+Sf', 'follows'],
  [task('diagonalize', '4 1; 2 3'), 'λ = 2, 5\nv1 = (1,1) for λ = 5\nv2 = (1,-2) for λ = 2', '+++++', 'unfinished'],
  [task('diagonalize', '4 1; 2 3'), 'λ = 2, 5\nv1 = (1,1) for λ = 2', '++S', 'none'],
  [task('diagonalize', '4 1; 2 3'), 'λ = 2, 5\nv = (1,1) gehört zum Eigenwert λ = 5', '+++', 'unfinished'],
]);
