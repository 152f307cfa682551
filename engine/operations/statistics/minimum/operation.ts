// The smallest entry of each row, of each column and of the whole matrix.

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
  id: 'min',
  rank: 0,
  times: { entry: 4, worked: 150, line: 400 },
  title: 'Minimum',
  alsoCalled: ['smallest', 'lowest', 'least', 'min'],
  summary: 'Finds the minimum, the smallest entry,',
  name: 'minimum',
  solve: (input) => solveExtreme(input, 'smallest'),
  ...story,
  intermediate: orderingFacts,
  related: ['max', 'median', 'mean'],
  content: { examples, exercise, implementation, learn, notes, questions },
});
