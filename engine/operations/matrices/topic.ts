// The topic of square matrices.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'matrices',
  title: 'Square matrices',
  summary: 'Determinant, trace, inverse, multiples and properties of matrices.',
  order: 4,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrices',
    topic: 'square matrices',
  },
  paths: { a: 'matrices', b: 'matrix-operations/matrix-matrices' },
  selector: null,
});
