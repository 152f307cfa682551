// Examples of the sum, with exact answers.

import { statisticExamples } from '../statistic-examples.ts';

export const examples = statisticExamples({
  row: { integers: ['6', '8'], tenths: ['-1', '1'] },
  column: { integers: ['7', '5', '2'], tenths: ['3', '-3'] },
  matrix: { integers: '14', tenths: '0' },
});
