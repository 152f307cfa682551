// Sections of open textbooks and sessions of open courses, each written down once.

import { pagesOf } from './pathway-pages.ts';

const openStaxSection = pagesOf('OpenStax', 'textbook');

export const OPENSTAX = {
  operations: openStaxSection(
    'upper-secondary',
    '7.5 Matrices and Matrix Operations',
    'https://openstax.org/books/college-algebra-2e/pages/7-5-matrices-and-matrix-operations',
  ),
  elimination: openStaxSection(
    'upper-secondary',
    '7.6 Solving Systems with Gaussian Elimination',
    'https://openstax.org/books/college-algebra-2e/pages/7-6-solving-systems-with-gaussian-elimination',
  ),
  inverses: openStaxSection(
    'upper-secondary',
    '7.7 Solving Systems with Inverses',
    'https://openstax.org/books/college-algebra-2e/pages/7-7-solving-systems-with-inverses',
  ),
  cramer: openStaxSection(
    'upper-secondary',
    "7.8 Solving Systems with Cramer's Rule",
    'https://openstax.org/books/college-algebra-2e/pages/7-8-solving-systems-with-cramers-rule',
  ),
  series: openStaxSection(
    'upper-secondary',
    '9.4 Series and Their Notations',
    'https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations',
  ),
  centre: openStaxSection(
    'upper-secondary',
    '2.5 Measures of the Center of the Data',
    'https://openstax.org/books/introductory-statistics-2e/pages/2-5-measures-of-the-center-of-the-data',
  ),
  spread: openStaxSection(
    'upper-secondary',
    '2.7 Measures of the Spread of the Data',
    'https://openstax.org/books/introductory-statistics-2e/pages/2-7-measures-of-the-spread-of-the-data',
  ),
};

const georgiaTechSection = pagesOf('Interactive Linear Algebra, Georgia Tech', 'textbook');
const austinSection = pagesOf('Understanding Linear Algebra, David Austin', 'textbook');
const statLectSection = pagesOf('StatLect', 'textbook');
const handbookSection = pagesOf('Python Data Science Handbook, Jake VanderPlas', 'textbook');

export const TEXTBOOK = {
  rowReduction: georgiaTechSection(
    'university',
    'Row Reduction',
    'https://textbooks.math.gatech.edu/ila/row-reduction.html',
  ),
  multiplication: georgiaTechSection(
    'university',
    'Matrix Multiplication',
    'https://textbooks.math.gatech.edu/ila/matrix-multiplication.html',
  ),
  inverses: georgiaTechSection(
    'university',
    'Matrix Inverses',
    'https://textbooks.math.gatech.edu/ila/matrix-inverses.html',
  ),
  cofactors: georgiaTechSection(
    'university',
    'Cofactor Expansions',
    'https://textbooks.math.gatech.edu/ila/determinants-cofactors.html',
  ),
  characteristicPolynomial: georgiaTechSection(
    'university',
    'The Characteristic Polynomial',
    'https://textbooks.math.gatech.edu/ila/characteristic-polynomial.html',
  ),
  combinations: austinSection(
    'university',
    'Matrix multiplication and linear combinations',
    'https://understandinglinearalgebra.org/sec-matrices-lin-combs.html',
  ),
  solutions: austinSection(
    'university',
    'Finding solutions to linear systems',
    'https://understandinglinearalgebra.org/sec-finding-solutions.html',
  ),
  determinants: austinSection(
    'university',
    'Determinants',
    'https://understandinglinearalgebra.org/sec-determinants.html',
  ),
  variance: austinSection(
    'university',
    'Symmetric matrices and variance',
    'https://understandinglinearalgebra.org/sec-symmetric-matrices.html',
  ),
  trace: statLectSection(
    'university',
    'Trace of a matrix',
    'https://www.statlect.com/matrix-algebra/trace-of-a-matrix',
  ),
  triangular: statLectSection(
    'university',
    'Triangular matrix',
    'https://www.statlect.com/matrix-algebra/triangular-matrix',
  ),
  arrays: handbookSection(
    'university',
    'The Basics of NumPy Arrays',
    'https://jakevdp.github.io/PythonDataScienceHandbook/02.02-the-basics-of-numpy-arrays.html',
  ),
  aggregations: handbookSection(
    'university',
    'Aggregations: Min, Max, and Everything In Between',
    'https://jakevdp.github.io/PythonDataScienceHandbook/02.04-computation-on-arrays-aggregates.html',
  ),
  augmented: pagesOf("Paul's Online Math Notes", 'textbook')(
    'upper-secondary',
    'Augmented Matrices',
    'https://tutorial.math.lamar.edu/Classes/Alg/AugmentedMatrix.aspx',
  ),
  applied: pagesOf('Stephen Boyd and Lieven Vandenberghe', 'textbook')(
    'university',
    'Introduction to Applied Linear Algebra',
    'https://web.stanford.edu/~boyd/vmls/',
  ),
  linearAlgebra: pagesOf('Dive into Deep Learning', 'textbook')(
    'university',
    'Linear Algebra',
    'https://d2l.ai/chapter_preliminaries/linear-algebra.html',
  ),
  dataManipulation: pagesOf('Dive into Deep Learning', 'textbook')(
    'university',
    'Data Manipulation',
    'https://d2l.ai/chapter_preliminaries/ndarray.html',
  ),
};

const mitSession = pagesOf('MIT OpenCourseWare', 'course');

export const MIT = {
  elimination: mitSession(
    'university',
    'Elimination with Matrices',
    'https://ocw.mit.edu/courses/18-06sc-linear-algebra-fall-2011/pages/ax-b-and-the-four-subspaces/elimination-with-matrices/',
  ),
  multiplication: mitSession(
    'university',
    'Multiplication and Inverse Matrices',
    'https://ocw.mit.edu/courses/18-06sc-linear-algebra-fall-2011/pages/ax-b-and-the-four-subspaces/multiplication-and-inverse-matrices/',
  ),
  transposes: mitSession(
    'university',
    'Transposes, Permutations, Vector Spaces',
    'https://ocw.mit.edu/courses/18-06sc-linear-algebra-fall-2011/pages/ax-b-and-the-four-subspaces/transposes-permutations-vector-spaces/',
  ),
  determinants: mitSession(
    'university',
    'Properties of Determinants',
    'https://ocw.mit.edu/courses/18-06sc-linear-algebra-fall-2011/pages/least-squares-determinants-and-eigenvalues/properties-of-determinants/',
  ),
  eigenvalues: mitSession(
    'university',
    'Eigenvalues and Eigenvectors',
    'https://ocw.mit.edu/courses/18-06sc-linear-algebra-fall-2011/pages/least-squares-determinants-and-eigenvalues/eigenvalues-and-eigenvectors/',
  ),
};
