// The topic of matrix dimensions.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'dimensions',
  title: 'Matrix dimensions',
  summary: 'Count the rows and the columns of a matrix and state its shape.',
  order: 2,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrix operations',
    topic: 'matrix dimensions',
  },
  paths: { a: 'matrices/dimensions', b: 'matrix-operations/matrix-dimensions' },
  selector: { field: 'type', echoed: false, all: true },
});
