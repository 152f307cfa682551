// The words of the mean.
// Above: operation.ts. Below: algorithms/spread/tell.ts.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { SpreadMove } from '../../../algorithms/spread/solve.ts';
import { MEAN_SIGN, tellSpread } from '../../../algorithms/spread/tell.ts';
import type { Block } from '../../../document/block.ts';

export { meanExpression as expression } from '../../../algorithms/spread/tell.ts';

export function tell(input: LineInput, moves: readonly SpreadMove[]): readonly Block[] {
  return tellSpread(input, moves, { name: 'mean', plural: 'means', sign: MEAN_SIGN });
}
