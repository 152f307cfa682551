// The words of the standard deviation.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { SpreadMove } from '../../../algorithms/spread/solve.ts';
import { tellSpread } from '../../../algorithms/spread/tell.ts';
import { DEVIATION_WORDS } from '../../../algorithms/spread/words.ts';
import type { Block } from '../../../document/block.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The standard deviation is the square root of the variance, so it has the unit of the data again. It tells how far values typically lie from their mean; for equal values it is zero.`,
];

export function tell(input: LineInput, moves: readonly SpreadMove[], inDecimals: boolean): readonly Block[] {
  return tellSpread(input, moves, DEVIATION_WORDS, inDecimals);
}
