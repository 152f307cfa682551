// Pages on rank and on the subspaces of a matrix.

import { BLUE_BROWN, pagesOf } from './pathway-pages.ts';

const wikipedia = pagesOf('Wikipedia', 'encyclopaedia');
const mathWorld = pagesOf('Wolfram MathWorld', 'encyclopaedia');
const interactiveText = pagesOf('Interactive Linear Algebra, Georgia Tech', 'textbook');
const mitSession = pagesOf('MIT OpenCourseWare', 'course');

export const SUBSPACE_PAGES = {
  spacesVideo: BLUE_BROWN.inverse,
  rankTheorem: interactiveText('university', 'The Rank Theorem', 'https://textbooks.math.gatech.edu/ila/rank-thm.html'),
  subspaces: interactiveText('university', 'Subspaces', 'https://textbooks.math.gatech.edu/ila/subspaces.html'),
  dimension: interactiveText(
    'university',
    'Basis and Dimension',
    'https://textbooks.math.gatech.edu/ila/dimension.html',
  ),
  fourSubspaces: mitSession(
    'university',
    'The Four Fundamental Subspaces',
    'https://ocw.mit.edu/courses/18-06sc-linear-algebra-fall-2011/pages/ax-b-and-the-four-subspaces/the-four-fundamental-subspaces/',
  ),
  rankEncyclopaedia: wikipedia(
    'university',
    'Rank (linear algebra)',
    'https://en.wikipedia.org/wiki/Rank_(linear_algebra)',
  ),
  rowAndColumnSpaces: wikipedia(
    'university',
    'Row and column spaces',
    'https://en.wikipedia.org/wiki/Row_and_column_spaces',
  ),
  kernel: wikipedia('university', 'Kernel (linear algebra)', 'https://en.wikipedia.org/wiki/Kernel_(linear_algebra)'),
  matrixRank: mathWorld('university', 'Matrix Rank', 'https://mathworld.wolfram.com/MatrixRank.html'),
};
