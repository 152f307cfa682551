// The topic of matrix arithmetic.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'arithmetic',
  title: 'Matrix arithmetic',
  summary: 'Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices.',
  order: 1,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrix operations',
    topic: 'matrix arithmetic',
  },
  paths: { a: 'matrices/arithmetic', b: 'matrix-operations/matrix-arithmetic' },
  selector: { field: 'operation', echoed: true, all: true },
});
