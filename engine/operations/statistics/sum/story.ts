// The words of the sum.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { SpreadMove } from '../../../algorithms/spread/solve.ts';
import { tellSpread } from '../../../algorithms/spread/tell.ts';
import { SUM_WORDS } from '../../../algorithms/spread/words.ts';
import type { Block } from '../../../document/block.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The sum is the total of all values. It does not depend on the order in which they are added, which allows adding by rows or by columns: both give the same total of the whole matrix.`,
];

export { sumExpression as expression } from '../../../algorithms/spread/unevaluated.ts';

export function tell(input: LineInput, moves: readonly SpreadMove[], inDecimals: boolean): readonly Block[] {
  return tellSpread(input, moves, SUM_WORDS, inDecimals);
}
