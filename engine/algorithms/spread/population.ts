// Population or sample: which of the two variances is meant.

import { count, equal, negative, sum } from '../../document/expression.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { lengthMeasure } from '../lines/names.ts';
import { type LineInput, lineLength } from '../lines/solve.ts';
import { isSample } from './words.ts';

/** What a careful teacher adds: which of the two variances this is, and what the other one would divide by. */
export function populationNotes(input: LineInput): readonly Prose[] {
  const amount = lineLength(input);
  if (isSample(input)) return [sampleNote(input, amount)];
  const population = say`Here the numbers are taken as a whole population.`;
  if (amount === 1) return [say`${population} A sample of one number has no variance: its divisor would be zero.`];
  const counted = lengthMeasure(input);
  const divisors = claim(
    say`${amount - 1} instead of ${amount}`,
    equal(sum(counted, negative(count(1))), count(amount - 1)),
    equal(counted, count(amount)),
  );
  return [
    say`${population} For a sample from a larger population, the sum of the squared deviations is divided by ${divisors}.`,
  ];
}

function sampleNote(input: LineInput, amount: number): Prose {
  const counted = lengthMeasure(input);
  const divisors = claim(
    say`${amount} instead of ${amount - 1}`,
    equal(sum(counted, negative(count(1))), count(amount - 1)),
    equal(counted, count(amount)),
  );
  return say`Here the numbers are taken as a sample. If they were the whole population, the sum of the squared deviations would be divided by ${divisors}.`;
}
