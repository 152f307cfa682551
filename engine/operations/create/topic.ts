// The topic of new objects made from a matrix: a part of it, its characteristic polynomial.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'create',
  title: 'Parts and polynomials',
  summary: 'Take a part of a matrix by rows and columns, and find the characteristic polynomial of a matrix.',
  order: 5,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrix construction',
    topic: 'parts and polynomials of a matrix',
  },
  paths: { a: 'create' },
  selector: null,
});
