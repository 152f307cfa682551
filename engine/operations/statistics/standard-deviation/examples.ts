// Examples of the standard deviation, with exact answers.

import { statisticExamples } from '../statistic-examples.ts';

export const examples = statisticExamples({
  row: { integers: ['sqrt(2/3)', 'sqrt(32/9)'], tenths: ['1', '2'] },
  column: { integers: ['1/2', '3/2', '1'], tenths: ['1', '0'] },
  matrix: { integers: 'sqrt(20/9)', tenths: 'sqrt(11/4)' },
});
