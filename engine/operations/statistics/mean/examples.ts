// Examples of the mean, with exact answers.

import { statisticExamples } from '../statistic-examples.ts';

export const examples = statisticExamples({
  row: { integers: ['2', '8/3'], tenths: ['-1/2', '1/2'] },
  column: { integers: ['7/2', '5/2', '1'], tenths: ['3/2', '-3/2'] },
  matrix: { integers: '7/3', tenths: '0' },
});
