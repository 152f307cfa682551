// The words of the largest entry.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { OrderingMove } from '../../../algorithms/ordering/solve.ts';
import { tellOrdering } from '../../../algorithms/ordering/tell.ts';
import { MAXIMUM_WORDS } from '../../../algorithms/ordering/words.ts';
import type { Block } from '../../../document/block.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The maximum is the largest value of a set of data. It must be one of the values, may occur several times, and together with the minimum it gives the range.`,
];

export function tell(input: LineInput, moves: readonly OrderingMove[], inDecimals: boolean): readonly Block[] {
  return tellOrdering(input, moves, MAXIMUM_WORDS, inDecimals);
}
