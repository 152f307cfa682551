// The topic of operations that move, add or remove entries without calculating.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'change-appearance',
  title: 'Changing the shape of a matrix',
  summary: 'Insert, append and delete rows and columns; transpose, flip and turn a matrix; keep one triangle of it.',
  order: 6,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrix manipulation',
    topic: 'changing the shape of a matrix',
  },
  paths: { a: 'change-appearance' },
  selector: null,
});
