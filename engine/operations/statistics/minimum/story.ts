// The words of the smallest entry.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { OrderingMove } from '../../../algorithms/ordering/solve.ts';
import { tellOrdering } from '../../../algorithms/ordering/tell.ts';
import { MINIMUM_WORDS } from '../../../algorithms/ordering/words.ts';
import type { Block } from '../../../document/block.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The minimum is the smallest value of a set of data. It must be one of the values, may occur several times, and together with the maximum it gives the range. Negative numbers are smaller the further they lie from zero.`,
];

export function tell(input: LineInput, moves: readonly OrderingMove[], inDecimals: boolean): readonly Block[] {
  return tellOrdering(input, moves, MINIMUM_WORDS, inDecimals);
}
