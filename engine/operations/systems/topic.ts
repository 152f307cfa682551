// The topic of systems: linear equations and their solutions.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'systems',
  title: 'Linear systems',
  summary: 'Solutions of systems of linear equations, and what comes closest where there is none.',
  order: 9,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'systems',
    topic: 'systems of linear equations',
  },
  paths: { a: 'systems', b: 'matrix-operations/matrix-systems' },
  selector: { field: 'operation', echoed: true, all: false },
});
