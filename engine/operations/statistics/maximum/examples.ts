// Examples of the maximum, with exact answers.

import { statisticExamples } from '../statistic-examples.ts';

export const examples = statisticExamples({
  row: { integers: ['3', '4'], tenths: ['1/2', '5/2'] },
  column: { integers: ['4', '4', '2'], tenths: ['5/2', '-3/2'] },
  matrix: { integers: '4', tenths: '5/2' },
});
