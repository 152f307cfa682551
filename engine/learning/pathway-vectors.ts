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
  lengthLesson: pagesOf('Math is Fun', 'lesson')(
    'upper-secondary',
    'Vectors',
    'https://www.mathsisfun.com/algebra/vectors.html',
  ),
  normEncyclopaedia: pagesOf('Wikipedia', 'encyclopaedia')(
    'university',
    'Norm (mathematics)',
    'https://en.wikipedia.org/wiki/Norm_(mathematics)',
  ),
  unitLesson: pagesOf('Math is Fun', 'lesson')(
    'upper-secondary',
    'Unit Vector',
    'https://www.mathsisfun.com/algebra/vector-unit.html',
  ),
  unitEncyclopaedia: pagesOf('Wikipedia', 'encyclopaedia')(
    'university',
    'Unit vector',
    'https://en.wikipedia.org/wiki/Unit_vector',
  ),
  cosineEncyclopaedia: pagesOf('Wikipedia', 'encyclopaedia')(
    'university',
    'Cosine similarity',
    'https://en.wikipedia.org/wiki/Cosine_similarity',
  ),
  projectionEncyclopaedia: pagesOf('Wikipedia', 'encyclopaedia')(
    'university',
    'Vector projection',
    'https://en.wikipedia.org/wiki/Vector_projection',
  ),
  planeDistanceEncyclopaedia: pagesOf('Wikipedia', 'encyclopaedia')(
    'university',
    'Distance from a point to a plane',
    'https://en.wikipedia.org/wiki/Distance_from_a_point_to_a_plane',
  ),
  lineDistanceEncyclopaedia: pagesOf('Wikipedia', 'encyclopaedia')(
    'university',
    'Distance from a point to a line',
    'https://en.wikipedia.org/wiki/Distance_from_a_point_to_a_line',
  ),
};
