// The topic of vectors: their products, lengths, angles and distances.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'vectors',
  title: 'Vectors',
  summary: 'Products, lengths, angles, projections and distances.',
  order: 8,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'vectors',
    topic: 'vectors and their geometry',
  },
  paths: { a: 'vectors', b: 'matrix-operations/matrix-vectors' },
  selector: { field: 'operation', echoed: true, all: false },
});
