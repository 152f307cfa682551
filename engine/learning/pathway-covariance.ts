// Pages on how two variables vary together.

import { pagesOf } from './pathway-pages.ts';

const encyclopaedia = pagesOf('Wikipedia', 'encyclopaedia');
const lesson = pagesOf('Math is Fun', 'lesson');
const reference = pagesOf('NumPy', 'reference');

export const COVARIANCE_PAGES = {
  covariance: encyclopaedia('university', 'Covariance', 'https://en.wikipedia.org/wiki/Covariance'),
  covarianceMatrix: encyclopaedia('university', 'Covariance matrix', 'https://en.wikipedia.org/wiki/Covariance_matrix'),
  correlation: encyclopaedia(
    'university',
    'Pearson correlation coefficient',
    'https://en.wikipedia.org/wiki/Pearson_correlation_coefficient',
  ),
  correlationLesson: lesson('upper-secondary', 'Correlation', 'https://www.mathsisfun.com/data/correlation.html'),
  numpyCov: reference('university', 'numpy.cov', 'https://numpy.org/doc/stable/reference/generated/numpy.cov.html'),
  numpyCorrcoef: reference(
    'university',
    'numpy.corrcoef',
    'https://numpy.org/doc/stable/reference/generated/numpy.corrcoef.html',
  ),
};
