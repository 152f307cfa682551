// The topic of factorizations: a matrix as a product of simpler ones.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'factorizations',
  title: 'Factorizations',
  summary: 'A matrix written as a product of triangular or smaller matrices.',
  order: 11,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrices',
    topic: 'matrix factorizations',
  },
  paths: { a: 'factorizations', b: 'matrix-operations/matrix-factorizations' },
  selector: { field: 'operation', echoed: true, all: false },
});
