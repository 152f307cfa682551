// Examples of the minimum, with exact answers.

import { statisticExamples } from '../statistic-examples.ts';

export const examples = statisticExamples({
  row: { integers: ['1', '0'], tenths: ['-3/2', '-3/2'] },
  column: { integers: ['3', '1', '0'], tenths: ['1/2', '-3/2'] },
  matrix: { integers: '0', tenths: '-3/2' },
});
