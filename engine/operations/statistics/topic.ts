// The topic of matrix statistics.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'statistics',
  title: 'Matrix statistics',
  summary: 'Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread.',
  order: 3,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrix operations',
    topic: 'matrix statistics',
  },
  paths: { a: 'statistics/descriptive', b: 'matrix-operations/matrix-statistics' },
  separatePaths: { a: 'statistics', b: 'matrix-operations/matrix-statistics' },
  selector: { field: 'type', echoed: false, all: true },
});
