// The words of the variance.
// Above: operation.ts. Below: algorithms/spread/tell.ts.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { SpreadMove } from '../../../algorithms/spread/solve.ts';
import { VARIANCE_SIGN, tellSpread } from '../../../algorithms/spread/tell.ts';
import type { Block } from '../../../document/block.ts';

export { populationNotes as notes } from '../../../algorithms/spread/tell.ts';

export function tell(input: LineInput, moves: readonly SpreadMove[]): readonly Block[] {
  return tellSpread(input, moves, { name: 'variance', plural: 'variances', sign: VARIANCE_SIGN });
}
