// Population or sample: which of the two variances is meant.
// Above: operations/statistics/{variance,standard-deviation}. Below: lines/, document/.

import { count, equal, negative, sum } from '../../document/expression.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { lengthMeasure } from '../lines/names.ts';
import { type LineInput, lineLength } from '../lines/solve.ts';

/** What a careful teacher adds: which of the two variances this is, and what the other one would divide by. */
export function populationNotes(input: LineInput): readonly Prose[] {
  const amount = lineLength(input);
  const counted = lengthMeasure(input);
  const population = say`The numbers are taken as the whole population, so the sum of the squared deviations is divided by ${claim(say`${amount}, how many there are`, equal(counted, count(amount)))}.`;
  return [
    amount === 1
      ? say`${population} A sample of one number has no variance: its divisor would be zero.`
      : say`${population} For a sample that stands for a larger population the divisor is one less: ${claim(say`${amount - 1}`, equal(sum(counted, negative(count(1))), count(amount - 1)))}.`,
  ];
}
