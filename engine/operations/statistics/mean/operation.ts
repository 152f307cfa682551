// The mean of each row, of each column and of the whole matrix.

import { spreadFacts } from '../../../algorithms/spread/facts.ts';
import { solveMean } from '../../../algorithms/spread/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

export const operations = statisticOperations({
  id: 'mean',
  rank: 3,
  times: { entry: 12, worked: 130, line: 700, digit: 2 },
  title: 'Mean',
  alsoCalled: ['average', 'avg', 'arithmetic mean', 'expectation'],
  summary: 'Finds the arithmetic mean',
  name: 'mean',
  solve: solveMean,
  ...story,
  intermediate: spreadFacts,
  related: ['sum', 'median', 'var'],
  content: { examples, exercise, implementation, learn, notes, questions },
});
