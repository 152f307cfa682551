// The topic of vectors: products of two vectors.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'vectors',
  title: 'Vectors',
  summary: 'Dot and cross products of two vectors.',
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
