// The largest entry of each row, of each column and of the whole matrix.

import { orderingFacts } from '../../../algorithms/ordering/facts.ts';
import { solveExtreme } from '../../../algorithms/ordering/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

export const operations = statisticOperations({
  id: 'max',
  rank: 1,
  times: { entry: 4, worked: 150, line: 400 },
  title: 'Maximum',
  alsoCalled: ['largest', 'biggest', 'highest', 'greatest', 'max'],
  summary: 'Finds the maximum, the largest entry,',
  name: 'maximum',
  solve: (input) => solveExtreme(input, 'largest'),
  ...story,
  intermediate: orderingFacts,
  related: ['min', 'median', 'mean'],
  content: { examples, exercise, implementation, learn, notes, questions },
});
