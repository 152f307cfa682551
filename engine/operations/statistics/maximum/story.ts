// The words of the largest entry.
// Above: operation.ts. Below: algorithms/ordering/tell.ts.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { OrderingMove } from '../../../algorithms/ordering/solve.ts';
import { tellOrdering } from '../../../algorithms/ordering/tell.ts';
import type { Block } from '../../../document/block.ts';
import { symbol } from '../../../document/expression.ts';

export function tell(input: LineInput, moves: readonly OrderingMove[]): readonly Block[] {
  return tellOrdering(input, moves, { name: 'maximum', plural: 'maxima', sign: symbol('m') });
}
