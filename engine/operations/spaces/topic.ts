// The topic of subspaces: what the rows and columns of a matrix span, and what the matrix takes to zero.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'spaces',
  title: 'Subspaces',
  summary: 'Rank, the four subspaces of a matrix, and bases.',
  order: 10,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'vector spaces',
    topic: 'subspaces and bases',
  },
  paths: { a: 'spaces', b: 'matrix-operations/matrix-spaces' },
  selector: { field: 'operation', echoed: true, all: false },
});
