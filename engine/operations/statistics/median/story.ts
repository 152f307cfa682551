// The words of the median.
// Above: operation.ts. Below: algorithms/ordering/tell.ts.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { OrderingMove } from '../../../algorithms/ordering/solve.ts';
import { tellOrdering } from '../../../algorithms/ordering/tell.ts';
import type { Block } from '../../../document/block.ts';
import { symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The median splits sorted data in half: as many values lie below it as above. It is the middle value of an odd number of values, and the mean of the two middle ones of an even number. Extreme values do not move it.`,
];

export function tell(input: LineInput, moves: readonly OrderingMove[]): readonly Block[] {
  return tellOrdering(input, moves, { name: 'median', plural: 'medians', sign: symbol('M') });
}
