// The variance of each row, of each column and of the whole matrix.

import { spreadFacts } from '../../../algorithms/spread/facts.ts';
import { solveVariance } from '../../../algorithms/spread/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

export const operations = statisticOperations({
  id: 'var',
  rank: 5,
  times: { entry: 60, worked: 550, line: 2000, digit: 6 },
  title: 'Variance',
  alsoCalled: ['spread', 'mean square deviation', 'sigma squared', 'dispersion'],
  summary: 'Finds the variance',
  name: 'variance',
  solve: solveVariance,
  ...story,
  takesDdof: true,
  intermediate: spreadFacts,
  related: ['std', 'mean'],
  content: { examples, exercise, implementation, learn, notes, questions },
});
