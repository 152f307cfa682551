// Pages to look things up in: encyclopaedias and the manuals of programs for matrices, each written down once.

import { pagesOf } from './pathway-pages.ts';

const wikipedia = pagesOf('Wikipedia', 'encyclopaedia');

export const WIKIPEDIA = {
  matrix: wikipedia('upper-secondary', 'Matrix (mathematics)', 'https://en.wikipedia.org/wiki/Matrix_(mathematics)'),
  mainDiagonal: wikipedia('upper-secondary', 'Main diagonal', 'https://en.wikipedia.org/wiki/Main_diagonal'),
  addition: wikipedia('upper-secondary', 'Matrix addition', 'https://en.wikipedia.org/wiki/Matrix_addition'),
  hadamard: wikipedia(
    'university',
    'Hadamard product (matrices)',
    'https://en.wikipedia.org/wiki/Hadamard_product_(matrices)',
  ),
  multiplication: wikipedia(
    'university',
    'Matrix multiplication',
    'https://en.wikipedia.org/wiki/Matrix_multiplication',
  ),
  determinant: wikipedia('university', 'Determinant', 'https://en.wikipedia.org/wiki/Determinant'),
  inverse: wikipedia('university', 'Invertible matrix', 'https://en.wikipedia.org/wiki/Invertible_matrix'),
  trace: wikipedia('university', 'Trace (linear algebra)', 'https://en.wikipedia.org/wiki/Trace_(linear_algebra)'),
  characteristicPolynomial: wikipedia(
    'university',
    'Characteristic polynomial',
    'https://en.wikipedia.org/wiki/Characteristic_polynomial',
  ),
  echelon: wikipedia('university', 'Row echelon form', 'https://en.wikipedia.org/wiki/Row_echelon_form'),
  rank: wikipedia('university', 'Rank (linear algebra)', 'https://en.wikipedia.org/wiki/Rank_(linear_algebra)'),
  rankFactorization: wikipedia('university', 'Rank factorization', 'https://en.wikipedia.org/wiki/Rank_factorization'),
  transpose: wikipedia('university', 'Transpose', 'https://en.wikipedia.org/wiki/Transpose'),
  triangular: wikipedia('university', 'Triangular matrix', 'https://en.wikipedia.org/wiki/Triangular_matrix'),
  squaring: wikipedia(
    'university',
    'Exponentiation by squaring',
    'https://en.wikipedia.org/wiki/Exponentiation_by_squaring',
  ),
  adjugate: wikipedia('university', 'Adjugate matrix', 'https://en.wikipedia.org/wiki/Adjugate_matrix'),
  lu: wikipedia('university', 'LU decomposition', 'https://en.wikipedia.org/wiki/LU_decomposition'),
  cholesky: wikipedia('university', 'Cholesky decomposition', 'https://en.wikipedia.org/wiki/Cholesky_decomposition'),
  definite: wikipedia('university', 'Definite matrix', 'https://en.wikipedia.org/wiki/Definite_matrix'),
  diagonalizable: wikipedia(
    'university',
    'Diagonalizable matrix',
    'https://en.wikipedia.org/wiki/Diagonalizable_matrix',
  ),
  jordan: wikipedia('university', 'Jordan normal form', 'https://en.wikipedia.org/wiki/Jordan_normal_form'),
  minimalPolynomial: wikipedia(
    'university',
    'Minimal polynomial (linear algebra)',
    'https://en.wikipedia.org/wiki/Minimal_polynomial_(linear_algebra)',
  ),
  markov: wikipedia('university', 'Markov chain', 'https://en.wikipedia.org/wiki/Markov_chain'),
  singularValues: wikipedia(
    'university',
    'Singular value decomposition',
    'https://en.wikipedia.org/wiki/Singular_value_decomposition',
  ),
  spectralTheorem: wikipedia('university', 'Spectral theorem', 'https://en.wikipedia.org/wiki/Spectral_theorem'),
  scalarMultiplication: wikipedia(
    'university',
    'Scalar multiplication',
    'https://en.wikipedia.org/wiki/Scalar_multiplication',
  ),
  block: wikipedia('university', 'Block matrix', 'https://en.wikipedia.org/wiki/Block_matrix'),
  augmented: wikipedia('university', 'Augmented matrix', 'https://en.wikipedia.org/wiki/Augmented_matrix'),
  minor: wikipedia('university', 'Minor (linear algebra)', 'https://en.wikipedia.org/wiki/Minor_(linear_algebra)'),
  exchange: wikipedia('university', 'Exchange matrix', 'https://en.wikipedia.org/wiki/Exchange_matrix'),
  slicing: wikipedia('university', 'Array slicing', 'https://en.wikipedia.org/wiki/Array_slicing'),
  extremes: wikipedia(
    'university',
    'Sample maximum and minimum',
    'https://en.wikipedia.org/wiki/Sample_maximum_and_minimum',
  ),
  summation: wikipedia('university', 'Summation', 'https://en.wikipedia.org/wiki/Summation'),
  mean: wikipedia('upper-secondary', 'Arithmetic mean', 'https://en.wikipedia.org/wiki/Arithmetic_mean'),
  median: wikipedia('upper-secondary', 'Median', 'https://en.wikipedia.org/wiki/Median'),
  variance: wikipedia('university', 'Variance', 'https://en.wikipedia.org/wiki/Variance'),
  deviation: wikipedia('university', 'Standard deviation', 'https://en.wikipedia.org/wiki/Standard_deviation'),
};

const mathWorld = pagesOf('Wolfram MathWorld', 'encyclopaedia');

export const MATHWORLD = {
  addition: mathWorld('university', 'Matrix Addition', 'https://mathworld.wolfram.com/MatrixAddition.html'),
  matrix: mathWorld('university', 'Matrix', 'https://mathworld.wolfram.com/Matrix.html'),
  hadamard: mathWorld('university', 'Hadamard Product', 'https://mathworld.wolfram.com/HadamardProduct.html'),
  submatrix: mathWorld('university', 'Submatrix', 'https://mathworld.wolfram.com/Submatrix.html'),
  trace: mathWorld('university', 'Matrix Trace', 'https://mathworld.wolfram.com/MatrixTrace.html'),
  minimum: mathWorld('university', 'Minimum', 'https://mathworld.wolfram.com/Minimum.html'),
  maximum: mathWorld('university', 'Maximum', 'https://mathworld.wolfram.com/Maximum.html'),
  median: mathWorld('university', 'Statistical Median', 'https://mathworld.wolfram.com/StatisticalMedian.html'),
  deviation: mathWorld('university', 'Standard Deviation', 'https://mathworld.wolfram.com/StandardDeviation.html'),
};

const mathWorks = pagesOf('MathWorks', 'reference');

export const MATHWORKS = {
  concatenate: mathWorks(
    'upper-secondary',
    'Creating, Concatenating, and Expanding Matrices',
    'https://www.mathworks.com/help/matlab/math/creating-and-concatenating-matrices.html',
  ),
  index: mathWorks(
    'upper-secondary',
    'Array Indexing',
    'https://www.mathworks.com/help/matlab/math/array-indexing.html',
  ),
  remove: mathWorks(
    'upper-secondary',
    'Removing Rows or Columns from a Matrix',
    'https://www.mathworks.com/help/matlab/math/removing-rows-or-columns-from-a-matrix.html',
  ),
  rearrange: mathWorks(
    'upper-secondary',
    'Reshaping and Rearranging Arrays',
    'https://www.mathworks.com/help/matlab/math/reshaping-and-rearranging-arrays.html',
  ),
};

const octave = pagesOf('GNU Octave', 'reference');

export const OCTAVE = {
  index: octave('university', 'Index Expressions', 'https://docs.octave.org/latest/Index-Expressions.html'),
  rearrange: octave('university', 'Rearranging Matrices', 'https://docs.octave.org/latest/Rearranging-Matrices.html'),
};

const numpy = pagesOf('NumPy', 'reference');

export const NUMPY = {
  add: numpy('university', 'numpy.add', 'https://numpy.org/doc/stable/reference/generated/numpy.add.html'),
  subtract: numpy(
    'university',
    'numpy.subtract',
    'https://numpy.org/doc/stable/reference/generated/numpy.subtract.html',
  ),
  multiply: numpy(
    'university',
    'numpy.multiply',
    'https://numpy.org/doc/stable/reference/generated/numpy.multiply.html',
  ),
  divide: numpy('university', 'numpy.divide', 'https://numpy.org/doc/stable/reference/generated/numpy.divide.html'),
  matrixPower: numpy(
    'university',
    'numpy.linalg.matrix_power',
    'https://numpy.org/doc/stable/reference/generated/numpy.linalg.matrix_power.html',
  ),
  cholesky: numpy(
    'university',
    'numpy.linalg.cholesky',
    'https://numpy.org/doc/stable/reference/generated/numpy.linalg.cholesky.html',
  ),
  singularValues: numpy(
    'university',
    'numpy.linalg.svd',
    'https://numpy.org/doc/stable/reference/generated/numpy.linalg.svd.html',
  ),
  power: numpy('university', 'numpy.power', 'https://numpy.org/doc/stable/reference/generated/numpy.power.html'),
  broadcasting: numpy('university', 'Broadcasting', 'https://numpy.org/doc/stable/user/basics.broadcasting.html'),
  shape: numpy('university', 'numpy.shape', 'https://numpy.org/doc/stable/reference/generated/numpy.shape.html'),
  trace: numpy('university', 'numpy.trace', 'https://numpy.org/doc/stable/reference/generated/numpy.trace.html'),
  indexing: numpy('university', 'Indexing on ndarrays', 'https://numpy.org/doc/stable/user/basics.indexing.html'),
  concatenate: numpy(
    'university',
    'numpy.concatenate',
    'https://numpy.org/doc/stable/reference/generated/numpy.concatenate.html',
  ),
  remove: numpy('university', 'numpy.delete', 'https://numpy.org/doc/stable/reference/generated/numpy.delete.html'),
  insert: numpy('university', 'numpy.insert', 'https://numpy.org/doc/stable/reference/generated/numpy.insert.html'),
  flip: numpy('university', 'numpy.flip', 'https://numpy.org/doc/stable/reference/generated/numpy.flip.html'),
  rotate: numpy('university', 'numpy.rot90', 'https://numpy.org/doc/stable/reference/generated/numpy.rot90.html'),
  lower: numpy('university', 'numpy.tril', 'https://numpy.org/doc/stable/reference/generated/numpy.tril.html'),
  upper: numpy('university', 'numpy.triu', 'https://numpy.org/doc/stable/reference/generated/numpy.triu.html'),
  minimum: numpy('university', 'numpy.min', 'https://numpy.org/doc/stable/reference/generated/numpy.min.html'),
  maximum: numpy('university', 'numpy.max', 'https://numpy.org/doc/stable/reference/generated/numpy.max.html'),
  sum: numpy('university', 'numpy.sum', 'https://numpy.org/doc/stable/reference/generated/numpy.sum.html'),
  mean: numpy('university', 'numpy.mean', 'https://numpy.org/doc/stable/reference/generated/numpy.mean.html'),
  median: numpy('university', 'numpy.median', 'https://numpy.org/doc/stable/reference/generated/numpy.median.html'),
  variance: numpy('university', 'numpy.var', 'https://numpy.org/doc/stable/reference/generated/numpy.var.html'),
  deviation: numpy('university', 'numpy.std', 'https://numpy.org/doc/stable/reference/generated/numpy.std.html'),
};
