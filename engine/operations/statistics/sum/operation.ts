// The sum of each row, of each column and of the whole matrix.

import { spreadFacts } from '../../../algorithms/spread/facts.ts';
import { solveSum } from '../../../algorithms/spread/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

export const operations = statisticOperations({
  id: 'sum',
  rank: 2,
  times: { entry: 12, worked: 130, line: 600, digit: 2 },
  title: 'Sum',
  alsoCalled: ['total', 'add up', 'sigma'],
  summary: 'Finds the sum',
  name: 'sum',
  solve: solveSum,
  ...story,
  intermediate: spreadFacts,
  related: ['mean', 'min', 'max'],
  content: { examples, exercise, implementation, learn, notes, questions },
});
