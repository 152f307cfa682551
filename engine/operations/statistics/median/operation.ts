// The median of each row, of each column and of the whole matrix.
// Above: the catalogue. Below: algorithms/ordering, story.ts, examples.ts.

import { orderingFacts } from '../../../algorithms/ordering/facts.ts';
import { solveMedian } from '../../../algorithms/ordering/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { tell, theory } from './story.ts';

export const operations = statisticOperations({
  id: 'median',
  rank: 4,
  title: 'Median',
  summary: 'Finds the median, the middle number in order of size,',
  name: 'median',
  solve: solveMedian,
  theory,
  tell,
  intermediate: orderingFacts,
  related: ['mean', 'min', 'max'],
  examples,
});
