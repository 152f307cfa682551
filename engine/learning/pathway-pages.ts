// Pages to learn from: free, stable and well known, each written down once. Here lessons, videos and pages to play with.

export interface LearningPathway {
  /** The title that the page itself bears. */
  readonly title: string;
  readonly provider: string;
  /** A lesson teaches one matter on one page; a course, or a session of one, has exercises. */
  readonly kind: 'lesson' | 'textbook' | 'course' | 'encyclopaedia' | 'video' | 'interactive' | 'reference';
  readonly level: 'lower-secondary' | 'upper-secondary' | 'university';
  readonly url: string;
}

type Level = LearningPathway['level'];

/** The writer of pages that share a provider and a kind. */
export function pagesOf(provider: string, kind: LearningPathway['kind']) {
  return (level: Level, title: string, url: string): LearningPathway => ({ title, provider, kind, level, url });
}

const funLesson = pagesOf('Math is Fun', 'lesson');

export const MATH_IS_FUN = {
  matrices: funLesson('lower-secondary', 'Matrices', 'https://www.mathsisfun.com/algebra/matrix-introduction.html'),
  multiply: funLesson(
    'upper-secondary',
    'How to Multiply Matrices',
    'https://www.mathsisfun.com/algebra/matrix-multiplying.html',
  ),
  types: funLesson('upper-secondary', 'Types of Matrix', 'https://www.mathsisfun.com/algebra/matrix-types.html'),
  determinant: funLesson(
    'upper-secondary',
    'Determinant of a Matrix',
    'https://www.mathsisfun.com/algebra/matrix-determinant.html',
  ),
  inverse: funLesson(
    'upper-secondary',
    'Inverse of a Matrix',
    'https://www.mathsisfun.com/algebra/matrix-inverse.html',
  ),
  eigenvalue: funLesson(
    'upper-secondary',
    'Eigenvector and Eigenvalue',
    'https://www.mathsisfun.com/algebra/eigenvalue.html',
  ),
  sigma: funLesson('lower-secondary', 'Sigma Notation', 'https://www.mathsisfun.com/algebra/sigma-notation.html'),
  transformations: funLesson(
    'lower-secondary',
    'Transformations',
    'https://www.mathsisfun.com/geometry/transformations.html',
  ),
  range: funLesson('lower-secondary', 'The Range (Statistics)', 'https://www.mathsisfun.com/data/range.html'),
  mean: funLesson('lower-secondary', 'How to Find the Mean', 'https://www.mathsisfun.com/mean.html'),
  median: funLesson('lower-secondary', 'How to Find the Median Value', 'https://www.mathsisfun.com/median.html'),
  deviation: funLesson(
    'lower-secondary',
    'Standard Deviation and Variance',
    'https://www.mathsisfun.com/data/standard-deviation.html',
  ),
};

const khanCourse = pagesOf('Khan Academy', 'course');
const khanLesson = pagesOf('Khan Academy', 'lesson');
const khanVideo = pagesOf('Khan Academy', 'video');

export const KHAN = {
  matrices: khanCourse(
    'upper-secondary',
    'Matrices',
    'https://www.khanacademy.org/math/precalculus/x9e81a4f98389efdf:matrices',
  ),
  transpose: khanVideo(
    'university',
    'Transpose of a matrix',
    'https://www.khanacademy.org/math/linear-algebra/matrix-transformations/matrix-transpose/v/linear-algebra-transpose-of-a-matrix',
  ),
  summaries: khanCourse(
    'upper-secondary',
    'Summarizing quantitative data',
    'https://www.khanacademy.org/math/statistics-probability/summarizing-quantitative-data',
  ),
  deviation: khanLesson(
    'upper-secondary',
    'Calculating standard deviation step by step',
    'https://www.khanacademy.org/math/statistics-probability/summarizing-quantitative-data/variance-standard-deviation-population/a/calculating-standard-deviation-step-by-step',
  ),
};

/** A lesson in pictures: arithmetic entry by entry, slices, summaries of rows and columns. */
export const VISUAL_NUMPY = pagesOf('Jay Alammar', 'lesson')(
  'upper-secondary',
  'A Visual Intro to NumPy and Data Representation',
  'https://jalammar.github.io/visual-numpy/',
);

const blueBrownVideo = pagesOf('3Blue1Brown', 'video');

export const BLUE_BROWN = {
  transformations: blueBrownVideo(
    'upper-secondary',
    'Linear transformations and matrices',
    'https://www.3blue1brown.com/lessons/linear-transformations',
  ),
  composition: blueBrownVideo(
    'upper-secondary',
    'Matrix multiplication as composition',
    'https://www.3blue1brown.com/lessons/matrix-multiplication',
  ),
  determinant: blueBrownVideo('upper-secondary', 'The determinant', 'https://www.3blue1brown.com/lessons/determinant'),
  inverse: blueBrownVideo(
    'upper-secondary',
    'Inverse matrices, column space, and null space',
    'https://www.3blue1brown.com/lessons/inverse-matrices',
  ),
  eigenvalues: blueBrownVideo(
    'university',
    'A quick trick for computing eigenvalues',
    'https://www.3blue1brown.com/lessons/quick-eigen',
  ),
};

/** Pages to play with. */
export const INTERACTIVE = {
  calculator: pagesOf('Desmos', 'interactive')('upper-secondary', 'Matrix Calculator', 'https://www.desmos.com/matrix'),
  matrix: pagesOf('Immersive Math', 'interactive')(
    'university',
    'Chapter 6: The Matrix',
    'https://immersivemath.com/ila/ch06_matrices/ch06.html',
  ),
  eigenvectors: pagesOf('Setosa', 'interactive')(
    'university',
    'Eigenvectors and Eigenvalues',
    'https://setosa.io/ev/eigenvectors-and-eigenvalues/',
  ),
  chance: pagesOf('Seeing Theory, Brown University', 'interactive')(
    'upper-secondary',
    'Basic Probability',
    'https://seeing-theory.brown.edu/basic-probability/index.html',
  ),
};
