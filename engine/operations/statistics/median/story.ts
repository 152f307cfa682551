// The words of the median.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { OrderingMove } from '../../../algorithms/ordering/solve.ts';
import { tellOrdering } from '../../../algorithms/ordering/tell.ts';
import { MEDIAN_WORDS } from '../../../algorithms/ordering/words.ts';
import type { Block } from '../../../document/block.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The median splits sorted data in half: at most half of the values lie below it, and at most half above. It is the middle value of an odd number of values, and the mean of the two middle ones of an even number. Of three or more values it does not matter how far the most extreme ones lie from the rest.`,
];

export function tell(input: LineInput, moves: readonly OrderingMove[], inDecimals: boolean): readonly Block[] {
  return tellOrdering(input, moves, MEDIAN_WORDS, inDecimals);
}
