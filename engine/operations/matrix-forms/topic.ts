// The topic of matrix forms.

import { defineTopic } from '../../catalogue/topic.ts';

export const topic = defineTopic({
  id: 'matrix-forms',
  title: 'Matrix forms',
  summary: 'Row echelon form and reduced row echelon form.',
  order: 7,
  taxonomy: {
    domain: 'mathematics',
    branch: 'linear algebra',
    module: 'matrices',
    topic: 'matrix forms',
  },
  paths: { a: 'matrix-forms' },
  selector: null,
});
