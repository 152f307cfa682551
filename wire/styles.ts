// Number styles of one reply: where `decimals` and `apply_decimals_in_steps` act.
// Above: both families. Below: engine/render/style.ts, parameters.ts.

import type { NumberStyle } from '@matrixmath/engine/render/style.ts';
import type { Asked } from './asked.ts';
import { decimalsInSteps } from './parameters.ts';

/** How the answer's numbers are shown. */
export function answerStyle({ places, writtenInDecimals }: Asked): NumberStyle {
  return { decimals: places, notation: writtenInDecimals ? 'decimal' : 'fraction' };
}

/** How numbers in the steps are shown: exactly, unless the rounding was asked for there too. */
export function stepStyle({ given, places, writtenInDecimals }: Asked): NumberStyle {
  return { decimals: given(decimalsInSteps) ? places : null, notation: writtenInDecimals ? 'decimal' : 'fraction' };
}
