// Pages on eigenvalues, eigenvectors and diagonalisation.

import { BLUE_BROWN, INTERACTIVE, MATH_IS_FUN, pagesOf } from './pathway-pages.ts';

const wikipedia = pagesOf('Wikipedia', 'encyclopaedia');
const interactiveText = pagesOf('Interactive Linear Algebra, Georgia Tech', 'textbook');

export const SPECTRUM_PAGES = {
  eigenvalue: MATH_IS_FUN.eigenvalue,
  video: BLUE_BROWN.eigenvalues,
  interactive: INTERACTIVE.eigenvectors,
  text: interactiveText(
    'university',
    'Eigenvalues and Eigenvectors',
    'https://textbooks.math.gatech.edu/ila/eigenvectors.html',
  ),
  diagonalization: interactiveText(
    'university',
    'Diagonalization',
    'https://textbooks.math.gatech.edu/ila/diagonalization.html',
  ),
  encyclopaedia: wikipedia(
    'university',
    'Eigenvalues and eigenvectors',
    'https://en.wikipedia.org/wiki/Eigenvalues_and_eigenvectors',
  ),
};
