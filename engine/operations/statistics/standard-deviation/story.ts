// The words of the standard deviation.
// Above: operation.ts. Below: algorithms/spread/tell.ts.

import type { LineInput } from '../../../algorithms/lines/solve.ts';
import type { SpreadMove } from '../../../algorithms/spread/solve.ts';
import { DEVIATION_SIGN, tellSpread } from '../../../algorithms/spread/tell.ts';
import type { Block } from '../../../document/block.ts';

export { populationNotes as notes } from '../../../algorithms/spread/tell.ts';

export function tell(input: LineInput, moves: readonly SpreadMove[]): readonly Block[] {
  return tellSpread(input, moves, { name: 'standard deviation', plural: 'standard deviations', sign: DEVIATION_SIGN });
}
