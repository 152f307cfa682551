// The topic of the spectrum: eigenvalues, what their signs say, and the forms that a matrix can be brought to.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'spectrum',
  title: 'Eigenvalues and canonical forms',
  summary: 'Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix.',
  order: 13,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrices',
    topic: 'eigenvalues',
  },
  paths: { a: 'spectrum', b: 'matrix-operations/matrix-spectrum' },
  selector: { field: 'operation', echoed: true, all: false },
});
