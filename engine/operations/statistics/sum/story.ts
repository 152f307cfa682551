// The words of the sum.
// Above: operation.ts. Below: algorithms/spread/tell.ts.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { SpreadMove } from '../../../algorithms/spread/solve.ts';
import { SUM_SIGN, tellSpread } from '../../../algorithms/spread/tell.ts';
import type { Block } from '../../../document/block.ts';

export { sumExpression as expression } from '../../../algorithms/spread/tell.ts';

export function tell(input: LineInput, moves: readonly SpreadMove[]): readonly Block[] {
  return tellSpread(input, moves, { name: 'sum', plural: 'sums', sign: SUM_SIGN });
}
