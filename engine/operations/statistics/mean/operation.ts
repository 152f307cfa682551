// The mean of each row, of each column and of the whole matrix.
// Above: the catalogue. Below: algorithms/spread, story.ts, examples.ts.

import { spreadFacts } from '../../../algorithms/spread/facts.ts';
import { solveMean } from '../../../algorithms/spread/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { expression, tell, theory } from './story.ts';

export const operations = statisticOperations({
  id: 'mean',
  rank: 3,
  title: 'Mean',
  summary: 'Finds the arithmetic mean',
  name: 'mean',
  solve: solveMean,
  theory,
  tell,
  intermediate: spreadFacts,
  expression,
  related: ['sum', 'median', 'var'],
  examples,
});
