// The median of each row, of each column and of the whole matrix.

import { orderingFacts } from '../../../algorithms/ordering/facts.ts';
import { solveMedian } from '../../../algorithms/ordering/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

export const operations = statisticOperations({
  id: 'median',
  rank: 4,
  times: { entry: 60, worked: 220, line: 700 },
  title: 'Median',
  alsoCalled: ['middle', 'central value', '50th percentile'],
  summary: 'Finds the median, the middle number in order of size,',
  name: 'median',
  solve: solveMedian,
  ...story,
  intermediate: orderingFacts,
  related: ['mean', 'min', 'max'],
  content: { examples, exercise, implementation, learn, notes, questions },
});
