// The words of the mean.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { SpreadMove } from '../../../algorithms/spread/solve.ts';
import { tellSpread } from '../../../algorithms/spread/tell.ts';
import { MEAN_WORDS } from '../../../algorithms/spread/words.ts';
import type { Block } from '../../../document/block.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The arithmetic mean is the value that every entry would have if the total were shared equally. Deviations from it add up to zero. A single extreme value among many can pull it far away, unlike the median.`,
];

export { meanExpression as expression } from '../../../algorithms/spread/unevaluated.ts';

export function tell(input: LineInput, moves: readonly SpreadMove[], inDecimals: boolean): readonly Block[] {
  return tellSpread(input, moves, MEAN_WORDS, inDecimals);
}
