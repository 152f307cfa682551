// The largest entry of each row, of each column and of the whole matrix.
// Above: the catalogue. Below: algorithms/ordering, story.ts, examples.ts.

import { orderingFacts } from '../../../algorithms/ordering/facts.ts';
import { solveExtreme } from '../../../algorithms/ordering/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { tell, theory } from './story.ts';

export const operations = statisticOperations({
  id: 'max',
  rank: 1,
  title: 'Maximum',
  summary: 'Finds the maximum, the largest entry,',
  name: 'maximum',
  solve: (input) => solveExtreme(input, 'largest'),
  theory,
  tell,
  intermediate: orderingFacts,
  related: ['min', 'median', 'mean'],
  examples,
});
