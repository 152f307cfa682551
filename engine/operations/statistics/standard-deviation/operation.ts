// The standard deviation of each row, of each column and of the whole matrix.

import { spreadFacts } from '../../../algorithms/spread/facts.ts';
import { solveDeviation } from '../../../algorithms/spread/solve.ts';
import { statisticOperations } from '../statistic.ts';
import { examples } from './examples.ts';
import { exercise } from './exercise.ts';
import { implementation } from './implementations.ts';
import { learn } from './learn.ts';
import { notes } from './notes.ts';
import { questions } from './questions.ts';
import * as story from './story.ts';

/** Work of one square root and of rounding it later. */
const ROOT_COST = 50_000;

export const operations = statisticOperations({
  id: 'std',
  rank: 6,
  times: { entry: 60, worked: 600, line: 3500, digit: 4 },
  title: 'Standard deviation',
  alsoCalled: ['sd', 'stdev', 'sigma', 'spread', 'root mean square deviation'],
  summary: 'Finds the standard deviation',
  name: 'standard deviation',
  solve: solveDeviation,
  ...story,
  takesDdof: true,
  intermediate: spreadFacts,
  lineCost: ROOT_COST,
  related: ['var', 'mean'],
  content: { examples, exercise, implementation, learn, notes, questions },
});
