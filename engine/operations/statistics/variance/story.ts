// The words of the variance.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { SpreadMove } from '../../../algorithms/spread/solve.ts';
import { tellSpread } from '../../../algorithms/spread/tell.ts';
import { VARIANCE_WORDS } from '../../../algorithms/spread/words.ts';
import type { Block } from '../../../document/block.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The variance is the mean of the squared distances from the mean. Squaring keeps positive and negative deviations from cancelling each other.`,
];

/** The same where the numbers are a sample. */
export const theoryOfSamples: readonly Prose[] = [
  say`The variance of a sample estimates how far the numbers of its population scatter: the squared distances from the mean are added, and the sum is divided by one less than their count. Squaring keeps positive and negative deviations from cancelling each other.`,
];

export function tell(input: LineInput, moves: readonly SpreadMove[], inDecimals: boolean): readonly Block[] {
  return tellSpread(input, moves, VARIANCE_WORDS, inDecimals);
}
