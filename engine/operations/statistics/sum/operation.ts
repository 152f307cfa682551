// The sum of each row, of each column and of the whole matrix.

import { spreadFacts } from '../../../algorithms/spread/facts.ts';
import { solveSum } from '../../../algorithms/spread/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { expression, tell, theory } from './story.ts';

export const operations = statisticOperations({
  id: 'sum',
  rank: 2,
  times: { entry: 12, worked: 130, line: 600, digit: 2 },
  title: 'Sum',
  summary: 'Finds the sum',
  name: 'sum',
  solve: solveSum,
  theory,
  tell,
  intermediate: spreadFacts,
  expression,
  notes,
  related: ['mean', 'min', 'max'],
  examples,
  exercise,
  learn,
  implementation,
});
