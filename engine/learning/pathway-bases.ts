// Pages on independence, bases and coordinates.

import { pagesOf } from './pathway-pages.ts';

const georgiaTechSection = pagesOf('Interactive Linear Algebra, Georgia Tech', 'textbook');
const austinSection = pagesOf('Understanding Linear Algebra, David Austin', 'textbook');
const wikipediaPage = pagesOf('Wikipedia', 'encyclopaedia');
const brownVideo = pagesOf('3Blue1Brown', 'video');

export const BASES_PAGES = {
  spanVideo: brownVideo(
    'upper-secondary',
    'Linear combinations, span, and basis vectors',
    'https://www.3blue1brown.com/lessons/span',
  ),
  independence: georgiaTechSection(
    'university',
    'Linear Independence',
    'https://textbooks.math.gatech.edu/ila/linear-independence.html',
  ),
  independenceAustin: austinSection(
    'university',
    'Linear independence',
    'https://understandinglinearalgebra.org/sec-linear-dep.html',
  ),
  independenceEncyclopaedia: wikipediaPage(
    'university',
    'Linear independence',
    'https://en.wikipedia.org/wiki/Linear_independence',
  ),
  changeVideo: brownVideo('upper-secondary', 'Change of basis', 'https://www.3blue1brown.com/lessons/change-of-basis'),
  coordinates: georgiaTechSection(
    'university',
    'Bases as Coordinate Systems',
    'https://textbooks.math.gatech.edu/ila/bases-as-coord-systems.html',
  ),
  coordinatesAustin: austinSection(
    'university',
    'Bases and coordinate systems',
    'https://understandinglinearalgebra.org/sec-bases.html',
  ),
  basisEncyclopaedia: wikipediaPage(
    'university',
    'Basis (linear algebra)',
    'https://en.wikipedia.org/wiki/Basis_(linear_algebra)',
  ),
  changeEncyclopaedia: wikipediaPage('university', 'Change of basis', 'https://en.wikipedia.org/wiki/Change_of_basis'),
  subspaces: georgiaTechSection('university', 'Subspaces', 'https://textbooks.math.gatech.edu/ila/subspaces.html'),
  subspaceEncyclopaedia: wikipediaPage(
    'university',
    'Linear subspace',
    'https://en.wikipedia.org/wiki/Linear_subspace',
  ),
  zassenhaus: wikipediaPage('university', 'Zassenhaus algorithm', 'https://en.wikipedia.org/wiki/Zassenhaus_algorithm'),
};
