// The smallest entry of each row, of each column and of the whole matrix.
// Above: the catalogue. Below: algorithms/ordering, story.ts, examples.ts.

import { solveExtreme } from '../../../algorithms/ordering/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { tell } from './story.ts';

export const operations = statisticOperations({
  id: 'min',
  rank: 0,
  title: 'Minimum',
  summary: 'Finds the smallest entry',
  name: 'smallest entry',
  solve: (input) => solveExtreme(input, 'smallest'),
  tell,
  related: ['max', 'median', 'mean'],
  examples,
});
