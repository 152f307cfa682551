// The topic of orthogonality: right angles made, and what they make easy.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'orthogonality',
  title: 'Orthogonality',
  summary: 'The Gram-Schmidt process, the QR factorization and projection matrices.',
  order: 12,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'orthogonality',
    topic: 'right angles and projections',
  },
  paths: { a: 'orthogonality', b: 'matrix-operations/matrix-orthogonality' },
  selector: { field: 'operation', echoed: true, all: false },
});
