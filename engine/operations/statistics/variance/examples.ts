// Examples of the variance, with exact answers.

import { statisticExamples } from '../statistic-examples.ts';

export const examples = statisticExamples({
  row: { integers: ['2/3', '32/9'], tenths: ['1', '4'] },
  column: { integers: ['1/4', '9/4', '1'], tenths: ['1', '0'] },
  matrix: { integers: '20/9', tenths: '11/4' },
});
