// The topic of square matrices.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'matrices',
  title: 'Square matrices',
  summary: 'Determinant, trace and inverse of a square matrix.',
  order: 4,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrices',
    topic: 'square matrices',
  },
  paths: { a: 'matrices' },
  selector: null,
});
