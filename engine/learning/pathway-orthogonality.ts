// Pages on perpendicular vectors, projections and least squares.

import { pagesOf } from './pathway-pages.ts';

const textbook = pagesOf('Interactive Linear Algebra, Georgia Tech', 'textbook');
const session = pagesOf('MIT OpenCourseWare', 'course');
const encyclopaedia = pagesOf('Wikipedia', 'encyclopaedia');
const reference = pagesOf('NumPy', 'reference');

const SESSIONS =
  'https://ocw.mit.edu/courses/18-06sc-linear-algebra-fall-2011/pages/least-squares-determinants-and-eigenvalues';

export const ORTHOGONALITY_PAGES = {
  sets: textbook('university', 'Orthogonal Sets', 'https://textbooks.math.gatech.edu/ila/orthogonal-sets.html'),
  projections: textbook(
    'university',
    'Orthogonal Projection',
    'https://textbooks.math.gatech.edu/ila/projections.html',
  ),
  leastSquares: textbook(
    'university',
    'The Method of Least Squares',
    'https://textbooks.math.gatech.edu/ila/least-squares.html',
  ),
  gramSchmidtSession: session(
    'university',
    'Orthogonal Matrices and Gram-Schmidt',
    `${SESSIONS}/orthogonal-matrices-and-gram-schmidt/`,
  ),
  projectionSession: session('university', 'Projections onto Subspaces', `${SESSIONS}/projections-onto-subspaces/`),
  leastSquaresSession: session(
    'university',
    'Projection Matrices and Least Squares',
    `${SESSIONS}/projection-matrices-and-least-squares/`,
  ),
  gramSchmidt: encyclopaedia(
    'university',
    'Gram–Schmidt process',
    'https://en.wikipedia.org/wiki/Gram%E2%80%93Schmidt_process',
  ),
  qr: encyclopaedia('university', 'QR decomposition', 'https://en.wikipedia.org/wiki/QR_decomposition'),
  projectionMatrix: encyclopaedia('university', 'Projection matrix', 'https://en.wikipedia.org/wiki/Projection_matrix'),
  linearLeastSquares: encyclopaedia(
    'university',
    'Linear least squares',
    'https://en.wikipedia.org/wiki/Linear_least_squares',
  ),
  numpyQr: reference(
    'university',
    'numpy.linalg.qr',
    'https://numpy.org/doc/stable/reference/generated/numpy.linalg.qr.html',
  ),
  numpyLstsq: reference(
    'university',
    'numpy.linalg.lstsq',
    'https://numpy.org/doc/stable/reference/generated/numpy.linalg.lstsq.html',
  ),
};
