// Pages on vectors.

import { pagesOf } from './pathway-pages.ts';

export const VECTOR_PAGES = {
  dotLesson: pagesOf('Math is Fun', 'lesson')(
    'upper-secondary',
    'Dot Product',
    'https://www.mathsisfun.com/algebra/vectors-dot-product.html',
  ),
  dotVideo: pagesOf('3Blue1Brown', 'video')(
    'upper-secondary',
    'Dot products and duality',
    'https://www.3blue1brown.com/lessons/dot-products',
  ),
  dotEncyclopaedia: pagesOf('Wikipedia', 'encyclopaedia')(
    'university',
    'Dot product',
    'https://en.wikipedia.org/wiki/Dot_product',
  ),
  crossLesson: pagesOf('Math is Fun', 'lesson')(
    'upper-secondary',
    'Cross Product',
    'https://www.mathsisfun.com/algebra/vectors-cross-product.html',
  ),
  crossVideo: pagesOf('3Blue1Brown', 'video')(
    'upper-secondary',
    'Cross products',
    'https://www.3blue1brown.com/lessons/cross-products',
  ),
  crossEncyclopaedia: pagesOf('Wikipedia', 'encyclopaedia')(
    'university',
    'Cross product',
    'https://en.wikipedia.org/wiki/Cross_product',
  ),
};
